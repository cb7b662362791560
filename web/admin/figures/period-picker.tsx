import { type Period, periodOf, type PeriodWish, REVENUE_WINDOW_DAYS } from '@hirfa/domain/admin';
import { cairoDay } from '@hirfa/domain/market';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { Toggles } from '../../ui/admin/toggles.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

const LAST_DAYS = [7, REVENUE_WINDOW_DAYS, 90] as const;

type PeriodPickerProps = {
  wish: PeriodWish;
  /** The period of the wish. */
  period: Period;
  onChange: (wish: PeriodWish) => void;
};

/** Chooses the last days, or those from one day to another. */
export function PeriodPicker({ wish, period, onChange }: PeriodPickerProps) {
  const { t } = useLingui();
  const chosen = wish.from === undefined ? (wish.days ?? REVENUE_WINDOW_DAYS) : undefined;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <Toggles<number>
        label={t`Period`}
        value={chosen}
        onChange={(days) => onChange(days === REVENUE_WINDOW_DAYS ? {} : { days })}
        options={LAST_DAYS.map((days) => ({
          value: days,
          label: <Plural value={days} one="Last # day" other="Last # days" />,
        }))}
      />
      <OwnPeriod key={`${period.from} ${period.to}`} period={period} onChange={onChange} />
    </div>
  );
}

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
    <form onSubmit={show} noValidate className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[auto_auto_auto]">
      <TextField
        type="date"
        label={t({ message: 'From', context: 'first day' })}
        value={days.from}
        error={isWrong ? t`Please choose at most 366 days, the last one not before the first.` : undefined}
        onChange={(event) => setDays({ ...days, from: event.target.value })}
      />
      <TextField
        type="date"
        label={t({ message: 'To', context: 'last day' })}
        value={days.to}
        onChange={(event) => setDays({ ...days, to: event.target.value })}
      />
      <Button type="submit" variant="secondary" className="self-end max-sm:col-span-2">
        <Trans>Show these days</Trans>
      </Button>
    </form>
  );
}
