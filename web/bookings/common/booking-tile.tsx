import type { Booking } from '@hirfa/contract/bookings';
import type { ReactElement, ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { CraftTile } from '../../ui/craft-tile.tsx';
import { AreaWords, PlaceIcon } from './booking-place.tsx';
import { BookingTime } from './booking-time.tsx';
import { PackageChip } from './meetings.tsx';
import { PackageDays } from './package-days.tsx';
import { SecondVisitChip } from './second-visit.tsx';
import { StatusBadge, StatusHint } from './status-badge.tsx';

export type BookingTileProps = {
  booking: Booking;
  /** The other person. */
  who: ReactNode;
  /** The title as a link to the booking, which stretches over the tile. */
  title: ReactElement;
  /** What it costs or earns. */
  money?: ReactNode;
  /** What the person has to do and until when; it stands out, and replaces the state and what happens next. */
  urgent?: ReactNode;
  /** What can be done with it, besides opening it. */
  action?: ReactNode;
  /** Leaves out what happens next, for lists of past bookings. */
  brief?: boolean;
  level?: 2 | 3;
};

/** A booking in a list: title, other person, time, place, state and what happens next. */
export function BookingTile({
  booking,
  who,
  title,
  money,
  urgent,
  action,
  brief = false,
  level = 3,
}: BookingTileProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { icon, hue } = booking.category;
  return (
    <Card pressable raised={urgent !== undefined} className="flex h-full gap-4 p-4 sm:gap-5">
      <CraftTile
        icon={icon}
        hue={hue}
        {...(booking.service_slug !== null && { drawing: booking.service_slug })}
        className="size-16 shrink-0 rounded-s sm:size-24 sm:rounded-m"
      />
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2">
          {urgent ?? <StatusBadge booking={booking} />}
          <PackageChip booking={booking} />
          <SecondVisitChip booking={booking} />
        </p>
        <Heading className="mt-1 card-text text-l wrap-anywhere">{title}</Heading>
        <p className="text-s text-ink-1">{who}</p>
        <p className="text-s font-medium text-ink-0">
          <BookingTime starts_at={booking.starts_at} ends_at={booking.ends_at} />
        </p>
        <p className="text-s text-ink-1 empty:hidden">
          <PackageDays booking={booking} />
        </p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-s text-ink-1">
          <span className="inline-flex items-start gap-1.5">
            <PlaceIcon mode={booking.mode} className="mt-[.3em] size-4 shrink-0 text-ink-2" />
            <span className="self-baseline">
              <AreaWords booking={booking} />
            </span>
          </span>
          <span className="font-bold text-ink-0 empty:hidden">{money}</span>
        </p>
        {!brief && urgent === undefined && (
          <p className="mt-2 border-t border-sand-2 pt-2 text-xs text-ink-1">
            <StatusHint booking={booking} />
          </p>
        )}
        {/* Above the link that is stretched over the tile. */}
        {action && <div className="relative mt-auto flex flex-col items-start gap-1 pt-3 empty:hidden">{action}</div>}
      </div>
    </Card>
  );
}
