import { type Day, startOfDay } from '@hirfa/domain/market';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '../../../../ui/class-names.ts';
import type { ShownDay } from './slot-week.ts';
import { DateTime } from '../../../../ui/date-time.tsx';

type DayPickerProps = { days: readonly ShownDay[]; shown: Day | null; onShow: (day: Day) => void };

/** Seven days in one row, also on the smallest phone. */
export function DayPicker({ days, shown, onShow }: DayPickerProps) {
  const { t } = useLingui();
  return (
    <fieldset aria-label={t`Days`} className="grid min-w-0 grid-cols-7 gap-0.5 sm:gap-2">
      {days.map((day) => (
        <DayButton key={day.day} day={day} isShown={day.day === shown} onShow={() => onShow(day.day)} />
      ))}
    </fieldset>
  );
}

function DayButton({ day: { day, slots }, isShown, onShow }: { day: ShownDay; isShown: boolean; onShow: () => void }) {
  const at = startOfDay(day).toISOString();
  const count = slots.filter(({ isGone }) => !isGone).length;
  const isFree = count > 0;
  return (
    <button
      type="button"
      disabled={!isFree}
      aria-pressed={isShown}
      onClick={onShow}
      className={classNames(
        'flex min-h-18 flex-col items-center justify-center gap-0.5 rounded-s transition-colors',
        isShown && 'bg-teal text-sand-0',
        !isShown && isFree && 'bg-card text-ink-0 inset-ring inset-ring-sand-2 hover:inset-ring-field-line',
        !isFree && 'text-ink-2',
      )}
    >
      <span aria-hidden className="text-[.6875rem] sm:text-xs">
        <DateTime at={at} form="weekday" />
      </span>
      <span
        aria-hidden
        className={classNames('text-l leading-tight tabular-nums', isFree ? 'font-bold' : 'line-through decoration-1')}
      >
        <DateTime at={at} form="day-of-month" />
      </span>
      <span aria-hidden className={classNames('size-1.5 rounded-full', isFree && (isShown ? 'bg-sand-0' : 'bg-ok'))} />
      <span className="sr-only">
        <DateTime at={at} form="day" />{' '}
        {isFree ? <Plural value={count} one="# free time" other="# free times" /> : <Trans>nothing free</Trans>}
      </span>
    </button>
  );
}
