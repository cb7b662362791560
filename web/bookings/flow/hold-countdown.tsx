import { Plural, Trans } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock-3';
import { classNames } from '../../ui/class-names.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { useNow } from '../common/use-now.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const SHORT = 2 * MINUTE;

/** Until when the slot is held, and how much longer; read aloud once a minute. `onPanel`: on a sand ground. */
export function HoldCountdown({ until, onPanel = false }: { until: string; onPanel?: boolean }) {
  const left = Math.max(0, Date.parse(until) - useNow(SECOND).getTime());
  const seconds = Math.ceil(left / SECOND);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const minutes = Math.ceil(left / MINUTE);
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
        {clock}
      </p>
      <p aria-live="polite" className="sr-only">
        <Plural
          value={minutes}
          _0="The hold is ending…"
          one="Your time is held for # more minute"
          other="Your time is held for # more minutes"
        />
      </p>
    </div>
  );
}
