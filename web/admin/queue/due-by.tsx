import { Plural, Trans } from '@lingui/react/macro';
import { DateTime } from '../../ui/date-time.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';

/** By when an item is to be decided. */
export function DueBy({ at }: { at: string }) {
  const time = <DateTime at={at} form="day-and-time" />;
  return <Trans>By {time}</Trans>;
}

/** Shown where an item was late when the queue was read. */
export function Late({ at, readAt }: { at: string; readAt: number }) {
  const minutes = Math.floor((readAt - Date.parse(at)) / 60_000);
  if (Date.parse(at) >= readAt) return null;
  return (
    <StateBadge tone="warn">
      <LateBy minutes={Math.max(1, minutes)} />
    </StateBadge>
  );
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** "Late by 4 days": in the largest unit of which a whole one has passed. */
function LateBy({ minutes }: { minutes: number }) {
  const days = Math.floor(minutes / DAY);
  const hours = Math.floor(minutes / HOUR);
  if (days > 0) return <Plural value={days} one="Late by # day" other="Late by # days" />;
  if (hours > 0) return <Plural value={hours} one="Late by # hour" other="Late by # hours" />;
  return <Plural value={minutes} one="Late by # minute" other="Late by # minutes" />;
}
