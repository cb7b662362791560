import type { Booking } from '@hirfa/contract/bookings';
import { possibleEvents } from '@hirfa/domain/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { withInitial } from '../../kit/format.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Card, cardLink } from '../../ui/card.tsx';
import { CraftTile } from '../../ui/craft-tile.tsx';
import { ButtonLink, Link, MoreLink } from '../../ui/link.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { AreaWords, PlaceIcon } from '../common/booking-place.tsx';
import { BookingTime } from '../common/booking-time.tsx';
import { nextBookingQuery } from '../common/queries.ts';
import { StatusBadge, StatusHint } from '../common/status-badge.tsx';
import { useNow } from '../common/use-now.ts';
import { bookingFacts } from '../facts/facts.ts';
import { PaidAmount } from './booking-list.tsx';
import { MainAction } from './main-action.tsx';

/** Whether the customer has a booking that is not over; false while it is not known. */
export function useHasNextBooking(): boolean {
  const { data } = useQuery(nextBookingQuery(useOrpc()));
  return data?.items[0] !== undefined;
}

type NextBookingProps = {
  /** The address of the page of a booking, for a calendar. */
  addressOf: (bookingId: string) => string;
  /** Whether a line says that nothing is booked. */
  saysNone: boolean;
};

/** The next booking, or a line that there is none, and a link to all bookings; nothing while neither is known. */
export function NextBooking({ addressOf, saysNone }: NextBookingProps) {
  const { data } = useQuery(nextBookingQuery(useOrpc()));
  const next = data?.items[0];
  if (data === undefined) return null;
  if (next === undefined) return saysNone && <NoneBooked />;
  return (
    <section aria-labelledby="next-booking">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="next-booking" className="section-text">
          <Trans>Next booking</Trans>
        </h2>
        <AllBookings />
      </div>
      <Steady>
        <NextCard key={next.id} booking={next} address={addressOf(next.id)} />
      </Steady>
    </section>
  );
}

function NoneBooked() {
  return (
    <div className="flex items-center justify-between gap-x-6">
      <p className="text-ink-1">
        <Trans>You have nothing booked at the moment.</Trans>
      </p>
      <AllBookings />
    </div>
  );
}

const AllBookings = () => (
  <MoreLink to="/bookings" className="shrink-0">
    <Trans>All bookings</Trans>
  </MoreLink>
);

type NextCardProps = { booking: Booking; address: string };

/** What it is, when, with whom and where, what happens next, and the one thing that can be done now. */
function NextCard({ booking, address }: NextCardProps) {
  const language = useLanguage();
  const { icon, hue } = booking.category;
  return (
    <Card raised pressable className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-4 p-4 sm:gap-x-6 sm:p-6">
      <CraftTile
        icon={icon}
        hue={hue}
        {...(booking.service_slug !== null && { drawing: booking.service_slug })}
        className="size-20 rounded-m sm:row-span-2 sm:size-44 sm:rounded-l"
      />
      <div className="flex min-w-0 flex-col items-start gap-2 self-center">
        <StatusBadge booking={booking} />
        <h3 className="card-text text-xl wrap-anywhere sm:text-2xl">
          <Link to="/booking-confirmation/$bookingId" params={{ bookingId: booking.id }} className={cardLink}>
            {textIn(booking, 'title', language)}
          </Link>
        </h3>
      </div>
      <Facts booking={booking} />
      <Foot booking={booking} address={address} />
    </Card>
  );
}

function Facts({ booking }: { booking: Booking }) {
  const name = withInitial(textIn(booking.provider, 'display_name', useLanguage()));
  return (
    <ul className="flex flex-col gap-1.5 text-s text-ink-1 max-sm:col-span-2 sm:text-m">
      <Fact icon={<CalendarClock aria-hidden />}>
        <span className="font-semibold text-ink-0">
          <BookingTime starts_at={booking.starts_at} ends_at={booking.ends_at} />
        </span>
      </Fact>
      <Fact icon={<UserRound aria-hidden />}>
        <bdi>{name}</bdi>
      </Fact>
      <Fact icon={<PlaceIcon mode={booking.mode} className="" />}>
        <AreaWords booking={booking} />
      </Fact>
    </ul>
  );
}

function Foot({ booking, address }: NextCardProps) {
  const now = useNow();
  return (
    <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-sand-2 pt-4">
      <p className="min-w-0 grow basis-72 text-s text-ink-1">
        <StatusHint booking={booking} />
      </p>
      <p className="text-l font-bold text-ink-0 empty:hidden">
        <PaidAmount booking={booking} />
      </p>
      {/* Above the link of the card. */}
      <div className="relative max-[480px]:w-full max-[480px]:*:w-full">
        <MainAction
          booking={booking}
          possible={possibleEvents(bookingFacts(booking), 'customer', now)}
          now={now}
          address={address}
        />
        {/* Where nothing can be done now. */}
        <ButtonLink
          to="/booking-confirmation/$bookingId"
          params={{ bookingId: booking.id }}
          variant="secondary"
          className="not-only:hidden"
        >
          <Trans>See your booking</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5 [&>svg]:mt-[.25em] [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-ink-2">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
