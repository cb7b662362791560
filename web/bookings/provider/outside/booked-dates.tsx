import type { BookedDate } from '@hirfa/contract/bookings';
import { isWithinHours, type WorkingHours } from '@hirfa/domain/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../../kit/use-language.ts';
import { StateBadge } from '../../../ui/state-badge.tsx';
import { Link } from '../../../ui/link.tsx';
import { BookingTime } from '../../common/booking-time.tsx';
import { CustomerName } from '../../common/customer-name.tsx';
import { ShowAll } from '../../packages/show-all.tsx';

/** Those of the booked dates at which a provider with these hours does not work. */
export function outsideOf(dates: readonly BookedDate[], hours: WorkingHours): BookedDate[] {
  return dates.filter(
    ({ starts_at, ends_at }) => !isWithinHours(hours, { start: new Date(starts_at), end: new Date(ends_at) }),
  );
}

/** Booked dates with what each is for, the first ones at first. */
export function BookedDates({ dates }: { dates: readonly BookedDate[] }) {
  const language = useLanguage();
  return (
    <ShowAll items={dates}>
      {(date) => {
        const name = <CustomerName booking={date} />;
        return (
          <li key={date.id} className="flex flex-col border-b border-sand-2 py-2.5 text-s last:border-b-0">
            <span className="font-semibold text-ink-0">
              <BookingTime {...date} />
            </span>
            <span className="wrap-anywhere text-ink-1">
              {textIn(date, 'title', language)} <Trans>for {name}</Trans>
            </span>
          </li>
        );
      }}
    </ShowAll>
  );
}

/** The same of one customer, each with a link to the booking and whether other times are proposed for it. */
export function LinkedDates({ dates }: { dates: readonly BookedDate[] }) {
  return (
    <ShowAll items={dates}>
      {({ id, starts_at, ends_at, is_proposed }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 text-s">
          <Link
            to="/provider/dashboard"
            search={{ openBooking: id }}
            className="inline-flex min-h-11 items-center rounded-s py-1.5 font-semibold text-ink-0 underline decoration-field-line underline-offset-4 hover:decoration-current"
          >
            <BookingTime starts_at={starts_at} ends_at={ends_at} />
          </Link>
          {is_proposed && (
            <StateBadge tone="warn">
              <Trans>Other times suggested</Trans>
            </StateBadge>
          )}
        </li>
      )}
    </ShowAll>
  );
}
