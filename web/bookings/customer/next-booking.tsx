import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Link } from '../../ui/link.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { nextBookingQuery } from '../common/queries.ts';
import { CustomerTile } from './booking-list.tsx';

/** The next booking, and a link to all bookings; nothing while there is none. */
export function NextBooking() {
  const { data } = useQuery(nextBookingQuery(useOrpc()));
  const next = data?.items[0];
  if (next === undefined) return null;
  return (
    <section
      aria-labelledby="next-booking"
      className="grid grid-cols-1 items-center gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-y-3"
    >
      <h2 id="next-booking" className="section-text">
        <Trans>Your next booking</Trans>
      </h2>
      <Link
        to="/bookings"
        className="inline-flex min-h-11 items-center gap-1 justify-self-start rounded-s text-s font-semibold text-clay-ink max-sm:order-last"
      >
        <Trans>All bookings</Trans>
        <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
      </Link>
      <Steady className="sm:col-span-2">
        <CustomerTile key={next.id} booking={next} />
      </Steady>
    </section>
  );
}
