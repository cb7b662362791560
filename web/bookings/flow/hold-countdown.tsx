import { Trans } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock-3';
import { useLocale } from '../../kit/use-locale.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { formatDuration } from '../common/durations.ts';
import { useNow } from '../common/use-now.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const SHORT = 2 * MINUTE;
const HOUR = 60 * MINUTE;
/** How often what is left is read aloud. */
const SAID_EVERY = { inTheLastHour: MINUTE, before: 30 * MINUTE };

/**
 * Until when the slot is held, and how much longer; read aloud once a minute, or twice an hour. `onPanel`: on a sand
 * ground.
 */
export function HoldCountdown({ until, onPanel = false }: { until: string; onPanel?: boolean }) {
  const left = Math.max(0, Date.parse(until) - useNow(SECOND).getTime());
  const every = left <= HOUR ? SAID_EVERY.inTheLastHour : SAID_EVERY.before;
  const more = formatDuration(Math.ceil(left / every) * every, useLocale());
  const moment = <DateTime at={until} form="time" />;
  return (
    <div
      className={classNames(
        'flex items-center gap-4 rounded-m px-4 py-3.5 sm:px-5',
        left <= SHORT ? 'bg-warn-soft text-warn' : onPanel ? 'bg-card text-ink-1' : 'bg-sand-1 text-ink-1',
      )}
    >
      <Clock aria-hidden className="size-6 shrink-0" />
      <p aria-hidden className="grow text-s font-medium">
        {left > 0 ? <Trans>Your time is held until {moment}</Trans> : <Trans>The hold is ending…</Trans>}
      </p>
      <p aria-hidden dir="ltr" className="shrink-0 text-xl font-bold whitespace-nowrap tabular-nums">
        {clockOf(Math.ceil(left / SECOND))}
      </p>
      <p aria-live="polite" className="sr-only">
        {left > 0 ? <Trans>Your time is held for {more}</Trans> : <Trans>The hold is ending…</Trans>}
      </p>
    </div>
  );
}

/** "14:59" or "3:59:59". */
function clockOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const parts = hours > 0 ? [hours, minutes, seconds % 60] : [minutes, seconds % 60];
  return parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
