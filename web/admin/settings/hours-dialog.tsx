import type { HoursSetting } from '@hirfa/contract/support';
import { startOfDay } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocale } from '../../kit/use-locale.ts';
import { weekdayName } from '../../ui/clock-time.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { FirstDayField, firstDay } from './first-day-field.tsx';
import { useSettingChange } from './use-setting-change.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const HOUR = 60;
const two = (part: number) => String(part).padStart(2, '0');
const timeOf = (minute: number) => `${two(Math.floor(minute / HOUR) % 24)}:${two(minute % HOUR)}`;
const minuteOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes;
};
/** Hours that end at midnight end with the day. */
const endOf = (time: string) => minuteOf(time) || 24 * HOUR;

type HoursDialogProps = { first: Omit<HoursSetting, 'id' | 'holds_from'>; onClose: () => void };

/** Changes the hours of support from a day on; it begins with the latest ones. */
export function HoursDialog({ first, onClose }: HoursDialogProps) {
  const { t } = useLingui();
  const [weekdays, setWeekdays] = useState<readonly number[]>(first.weekdays);
  const [from, setFrom] = useState(timeOf(first.from_minute));
  const [until, setUntil] = useState(timeOf(first.to_minute));
  const [day, setDay] = useState(firstDay);
  const addition = useSettingChange((admin, input: Omit<HoursSetting, 'id'>) => admin.addHours.call(input), onClose);
  const isInOrder = minuteOf(from) < endOf(until);
  const isReady = weekdays.length > 0 && isInOrder && day >= firstDay();
  const hours = { weekdays: [...weekdays], from_minute: minuteOf(from), to_minute: endOf(until) };
  return (
    <FormDialog
      onOpenChange={onClose}
      title={t`Change the hours of support`}
      confirm={<Trans context="settings">Save</Trans>}
      call={addition}
      onConfirm={() => isReady && addition.change({ ...hours, holds_from: startOfDay(day).toISOString() })}
    >
      <Weekdays value={weekdays} onChange={setWeekdays} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="time"
          label={t({ message: 'From', context: 'hours' })}
          dir="ltr"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          type="time"
          label={t({ message: 'Until', context: 'hours' })}
          dir="ltr"
          value={until}
          onChange={({ target }) => setUntil(target.value)}
          error={isInOrder ? undefined : t`The end is before the beginning.`}
        />
      </div>
      <FirstDayField value={day} onChange={setDay} />
    </FormDialog>
  );
}

type WeekdaysProps = { value: readonly number[]; onChange: (weekdays: readonly number[]) => void };

function Weekdays({ value, onChange }: WeekdaysProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <fieldset className="grid grid-cols-2 sm:grid-cols-3">
      <legend className="text-s font-semibold text-ink-0">{t`Days`}</legend>
      {WEEK.map((weekday) => (
        <Checkbox
          key={weekday}
          label={weekdayName(weekday, locale)}
          checked={value.includes(weekday)}
          onChange={({ target }) =>
            onChange(WEEK.filter((each) => (each === weekday ? target.checked : value.includes(each))))
          }
        />
      ))}
      {value.length === 0 && <p className="col-span-full text-xs font-medium text-bad">{t`Choose at least one.`}</p>}
    </fieldset>
  );
}
