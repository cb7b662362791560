import type { ChangeRequest } from '@hirfa/contract/providers';
import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import PencilLine from 'lucide-react/icons/pencil-line';
import { DateTime } from '../../../ui/date-time.tsx';
import { Reason } from '../../reason.tsx';

const style = 'flex items-start gap-2 text-s font-semibold [&_svg]:mt-[.25em] [&_svg]:size-4.5 [&_svg]:shrink-0';

/** What became of the last request; nothing where it was withdrawn. */
export function LastAnswer({ request: { status, reason, decided_at } }: { request: ChangeRequest }) {
  const day = decided_at && <DateTime at={decided_at} form="day" />;
  if (status === 'approved') {
    return (
      <p className={`${style} text-ok`}>
        <CircleCheck aria-hidden />
        <span>
          <Trans>Your change was approved on {day}.</Trans>
        </span>
      </p>
    );
  }
  if (status !== 'rejected') return null;
  return (
    <div className="flex flex-col gap-3">
      <p className={`${style} text-bad`}>
        <PencilLine aria-hidden />
        <span>
          <Trans>We looked at your change on {day} and could not accept it.</Trans>
        </span>
      </p>
      {reason && <Reason>{reason}</Reason>}
    </div>
  );
}
