import type { Package, PackageBooking } from '@hirfa/contract/bookings';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Link } from '../../ui/link.tsx';
import { Money } from '../../ui/money.tsx';
import { StateBadge, type StateTone } from '../../ui/state-badge.tsx';
import { BookingTime } from '../common/booking-time.tsx';
import { type Stage, stageOf } from '../facts/facts.ts';
import { amountOf, inOrder } from './package-facts.ts';
import { ShowAll } from './show-all.tsx';

/** The bookings of a package, each with its state and a link; the next one first. */
export function Series({ pack: { bookings, part }, here }: { pack: Package; here: string }) {
  return (
    <ShowAll items={inOrder(bookings)}>
      {(each) => <Row key={each.number} each={each} part={part} isHere={each.booking?.id === here} />}
    </ShowAll>
  );
}

type RowProps = { each: PackageBooking; part: Package['part']; isHere: boolean };

function Row({ each, part, isHere }: RowProps) {
  const { starts_at, ends_at, booking, number } = each;
  const amount = amountOf(each);
  const when = <BookingTime starts_at={starts_at} ends_at={ends_at} />;
  return (
    <li
      aria-current={isHere ? 'true' : undefined}
      className={classNames(
        '@container flex items-baseline gap-3 py-3 text-s @md:py-1.5',
        isHere ? '-mx-3 rounded-s bg-sand-1 px-3' : 'border-b border-sand-2 last:border-b-0',
      )}
    >
      <span aria-hidden className="w-6 shrink-0 text-end text-xs text-ink-2 tabular-nums">
        {number}
      </span>
      <div className="flex min-w-0 grow flex-col gap-1.5 @md:flex-row @md:items-center @md:justify-between @md:gap-4">
        {/* Narrow rows are alike: the day, the hours, then the state. */}
        <span className="min-w-0 font-semibold text-ink-0 @max-md:[&_.flex-wrap]:flex-col">
          {booking === null || isHere ? (
            <span className="inline-flex min-h-11 items-center">{when}</span>
          ) : (
            <To part={part} id={booking.id}>
              {when}
            </To>
          )}
        </span>
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 @md:w-60 @md:shrink-0">
          {booking && <State booking={booking} isHere={isHere} />}
          <span className="ms-auto text-ink-1 tabular-nums">{amount && <Money amount={amount} piastres />}</span>
        </span>
      </div>
    </li>
  );
}

const link =
  'inline-flex min-h-11 items-center rounded-s underline decoration-field-line underline-offset-4 hover:decoration-current';

function To({ part, id, children }: { part: Package['part']; id: string; children: ReactNode }) {
  switch (part) {
    case 'customer':
      return (
        <Link to="/booking-confirmation/$bookingId" params={{ bookingId: id }} className={link}>
          {children}
        </Link>
      );
    case 'provider':
      return (
        <Link to="/provider/dashboard" search={{ openBooking: id }} resetScroll={false} className={link}>
          {children}
        </Link>
      );
    case 'admin':
      return (
        <Link to="/admin/bookings/$bookingId" params={{ bookingId: id }} className={link}>
          {children}
        </Link>
      );
  }
}

const TONES: Partial<Record<Stage, StateTone>> = { cancelled: 'quiet', settled: 'quiet', done: 'warn' };

function State({ booking, isHere }: { booking: NonNullable<PackageBooking['booking']>; isHere: boolean }) {
  const stage = stageOf(booking);
  const isOpen = booking.is_disputed || booking.proposal_by !== null;
  return (
    <StateBadge tone={isOpen ? 'warn' : (TONES[stage] ?? 'ok')}>
      {booking.is_disputed ? (
        <Trans>Problem reported</Trans>
      ) : booking.proposal_by !== null ? (
        <Trans>Other times suggested</Trans>
      ) : (
        <StageName stage={stage} />
      )}
      {isHere && (
        <span className="sr-only">
          {' '}
          <Trans context="booking of a package">(this one)</Trans>
        </span>
      )}
    </StateBadge>
  );
}

function StageName({ stage }: { stage: Stage }) {
  switch (stage) {
    case 'started':
      return <Trans context="state of a booking">Started</Trans>;
    case 'in_progress':
      return <Trans context="state of a booking">In progress</Trans>;
    case 'done':
      return <Trans context="state of a booking">Finished</Trans>;
    case 'settled':
      return <Trans context="state of a booking">Completed</Trans>;
    case 'cancelled':
      return <Trans context="state of a booking">Cancelled</Trans>;
    case 'unpaid':
    case 'payment_failed':
    case 'waiting':
      return <Trans context="state of a booking">Requested</Trans>;
    case 'charging':
    case 'confirmed':
      return <Trans context="state of a booking">Confirmed</Trans>;
  }
}

/** When the customer has stopped it. */
export function StoppedAt({ at, isOwn }: { at: string; isOwn: boolean }) {
  const when = <DateTime at={at} form="day-and-time" />;
  return isOwn ? (
    <Trans>You stopped this package on {when}.</Trans>
  ) : (
    <Trans>The customer stopped this package on {when}.</Trans>
  );
}
