import { Trans } from '@lingui/react/macro';
import { DateTime } from '../../ui/date-time.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';

/** By when an item is to be decided. */
export function DueBy({ at }: { at: string }) {
  const time = <DateTime at={at} form="day-and-time" />;
  return <Trans>By {time}</Trans>;
}

/** Shown where an item was late when the queue was read. */
export function Late({ at, readAt }: { at: string; readAt: number }) {
  if (Date.parse(at) >= readAt) return null;
  return (
    <StateBadge tone="warn">
      <Trans context="queue">Late</Trans>
    </StateBadge>
  );
}
