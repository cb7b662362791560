import type { Booking } from '@hirfa/contract/bookings';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../ui/link.tsx';
import { SecondVisitPromise } from '../../ui/second-visit-promise.tsx';

const LINK = 'inline-flex min-h-11 items-center font-semibold text-clay-ink underline underline-offset-4';

/** For the provider: what was promised with a job, and the way between it and its free second visit. */
export function WarrantyNote({ booking: { warranty, second_visit, status } }: { booking: Booking }) {
  const other = second_visit?.of ?? warranty?.visit_id ?? null;
  const isPromised = warranty !== null && status !== 'cancelled';
  if (!isPromised && other === null) return null;
  return (
    <div className="flex flex-col items-start gap-1 text-s">
      {isPromised && <SecondVisitPromise days={warranty.days} />}
      {other !== null && (
        <Link to="/provider/dashboard" search={{ openBooking: other }} resetScroll={false} className={LINK}>
          {second_visit === null ? <Trans>See the free second visit</Trans> : <Trans>See the first job</Trans>}
        </Link>
      )}
    </div>
  );
}
