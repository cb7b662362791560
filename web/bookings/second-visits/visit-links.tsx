import type { Booking } from '@hirfa/contract/bookings';
import { Trans } from '@lingui/react/macro';
import { TextLink } from '../../ui/link.tsx';
import { SecondVisitPromise } from '../../ui/second-visit-promise.tsx';

/** For admins: what was promised with a job, and the way between it and its free second visit. */
export function VisitLinks({ booking: { warranty, second_visit } }: { booking: Booking }) {
  const other = second_visit?.of ?? warranty?.visit_id ?? null;
  if (warranty === null && other === null) return null;
  return (
    <p className="flex flex-col items-start gap-2 text-s">
      {warranty !== null && <SecondVisitPromise days={warranty.days} />}
      {other !== null && (
        <TextLink to="/admin/bookings/$bookingId" params={{ bookingId: other }}>
          {second_visit === null ? <Trans>See the free second visit</Trans> : <Trans>See the first job</Trans>}
        </TextLink>
      )}
    </p>
  );
}
