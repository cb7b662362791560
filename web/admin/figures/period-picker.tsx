import { type Period, periodOf, type PeriodWish, REVENUE_WINDOW_DAYS } from '@hirfa/domain/admin';
import { cairoDay } from '@hirfa/domain/market';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';

const LAST_DAYS = [7, REVENUE_WINDOW_DAYS, 90] as const;

type PeriodPickerProps = {
  wish: PeriodWish;
  /** The period of the wish. */
  period: Period;
  onChange: (wish: PeriodWish) => void;
};

/** Chooses the last days, or those from one day to another, whose fields are shown when they are asked for. */
export function PeriodPicker({ wish, period, onChange }: PeriodPickerProps) {
  const { t } = useLingui();
  const isOwn = wish.from !== undefined;
  const [isOpen, setOpen] = useState(isOwn);
  const chosen = isOwn || isOpen ? 'other' : (wish.days ?? REVENUE_WINDOW_DAYS);
  const choose = (days: number) => {
    setOpen(false);
    onChange(days === REVENUE_WINDOW_DAYS ? {} : { days });
  };
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <fieldset aria-label={t`Period`} className="flex gap-1 rounded-full bg-sand-1 p-1 max-sm:w-full">
        {LAST_DAYS.map((days) => (
          <button
            key={days}
            type="button"
            aria-pressed={days === chosen}
            className={choice}
            onClick={() => choose(days)}
          >
            <span className="sr-only">
              <Plural value={days} one="Last # day" other="Last # days" />
            </span>
            <span aria-hidden>
              <Plural value={days} one="# day" other="# days" />
            </span>
          </button>
        ))}
        <button
          type="button"
          aria-pressed={chosen === 'other'}
          aria-expanded={isOpen}
          className={choice}
          onClick={() => setOpen(true)}
        >
          <Trans>Other days</Trans>
        </button>
      </fieldset>
      {isOpen && <OwnPeriod key={`${period.from} ${period.to}`} period={period} onChange={onChange} />}
    </div>
  );
}

const choice =
  'min-h-11 grow rounded-full px-1.5 text-xs font-semibold whitespace-nowrap text-ink-1 transition-[background-color,color,box-shadow] hover:text-ink-0 aria-pressed:bg-card aria-pressed:text-ink-0 aria-pressed:shadow-1 sm:px-4.5 sm:text-s';

function OwnPeriod({ period, onChange }: Omit<PeriodPickerProps, 'wish'>) {
  const { t } = useLingui();
  const [days, setDays] = useState(period);
  const [isWrong, setWrong] = useState(false);
  const show = (event: SubmitEvent) => {
    event.preventDefault();
    const today = cairoDay(new Date());
    const isPeriod = days.from !== '' && days.to !== '' && periodOf(days, today) !== null;
    setWrong(!isPeriod);
    if (isPeriod) onChange(days);
  };
  return (
    <form
      onSubmit={show}
      noValidate
      className="grid grid-cols-1 items-start gap-3 max-sm:w-full min-[30rem]:grid-cols-2 sm:grid-cols-[11.5rem_11.5rem_auto]"
    >
      <DayField
        label={t({ message: 'From', context: 'first day' })}
        value={days.from}
        error={isWrong ? t`Please choose at most 366 days, the last one not before the first.` : undefined}
        onChange={(event) => setDays({ ...days, from: event.target.value })}
      />
      <DayField
        label={t({ message: 'To', context: 'last day' })}
        value={days.to}
        onChange={(event) => setDays({ ...days, to: event.target.value })}
      />
      <Button type="submit" variant="secondary" className="max-sm:col-span-full sm:mt-7.5">
        <Trans>Show these days</Trans>
      </Button>
    </form>
  );
}
