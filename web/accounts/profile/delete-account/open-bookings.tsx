import type { OpenBooking } from '@hirfa/contract/accounts';
import { textIn } from '@hirfa/domain/market';
import { Plural, Trans } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from '../../../ui/link.tsx';
import { Steady } from '../../../ui/steady/steady.tsx';
import { useLanguage } from '../../../kit/use-language.ts';
import { DateTime } from '../../../ui/date-time.tsx';
import { AccountSection } from '../account-section.tsx';

/** The bookings that have to end before the account can, each with a link. */
export function OpenBookings({ bookings }: { bookings: readonly OpenBooking[] }) {
  return (
    <AccountSection
      heading={
        <Plural value={bookings.length} one="First, # booking has to end" other="First, # bookings have to end" />
      }
      hint={
        <Trans>
          Cancel what is open, choose how you get a refund that could not go back, or come back when all is settled.
        </Trans>
      }
    >
      <Steady>
        <ul className="-my-2.5 divide-y divide-sand-2">
          {bookings.map((booking) => (
            <li key={booking.id}>
              <BookingLink booking={booking} />
            </li>
          ))}
        </ul>
      </Steady>
    </AccountSection>
  );
}

const row = '-mx-2 flex min-h-14 items-center gap-3 rounded-s px-2 py-2.5 hover:bg-sand-1';

/** Each side has its own page for a booking. */
function BookingLink({ booking }: { booking: OpenBooking }) {
  const words = <BookingWords booking={booking} />;
  if (booking.part === 'customer')
    return (
      <Link to="/booking-confirmation/$bookingId" params={{ bookingId: booking.id }} className={row}>
        {words}
      </Link>
    );
  return (
    <Link to="/provider/dashboard" search={{ openBooking: booking.id }} className={row}>
      {words}
    </Link>
  );
}

function BookingWords({ booking }: { booking: OpenBooking }) {
  const title = textIn(booking, 'title', useLanguage());
  return (
    <>
      <span className="min-w-0 grow">
        <span className="block font-semibold text-ink-0">
          <bdi>{title}</bdi>
        </span>
        <span className="block text-xs text-ink-2">
          <DateTime at={booking.starts_at} form="day-and-time" /> ·{' '}
          {booking.part === 'provider' ? <Trans>You are the provider</Trans> : <Trans>You are the customer</Trans>}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-2 rtl:-scale-x-100" />
    </>
  );
}
