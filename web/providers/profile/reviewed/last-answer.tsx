import type { ChangeRequest } from '@hirfa/contract/providers';
import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import PencilLine from 'lucide-react/icons/pencil-line';
import { DateTime } from '../../../ui/date-time.tsx';
import { StateBadge } from '../../../ui/state-badge.tsx';

/** What became of the last request; nothing where it was withdrawn. */
export function LastAnswer({ request: { status, reason, decided_at } }: { request: ChangeRequest }) {
  const day = decided_at && <DateTime at={decided_at} form="day" />;
  if (status === 'approved') {
    return (
      <StateBadge tone="ok" icon={<CircleCheck aria-hidden />}>
        <Trans>Your change was approved on {day}.</Trans>
      </StateBadge>
    );
  }
  if (status !== 'rejected') return null;
  return (
    <div className="flex flex-col items-start gap-3">
      <StateBadge tone="bad" icon={<PencilLine aria-hidden />}>
        <Trans>We could not accept your change of {day}.</Trans>
      </StateBadge>
      {reason && (
        <blockquote
          dir="auto"
          className="w-full rounded-s bg-sand-1 px-4 py-3 whitespace-pre-line text-ink-0 wrap-anywhere"
        >
          {reason}
        </blockquote>
      )}
    </div>
  );
}
