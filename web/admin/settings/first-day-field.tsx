import { addDays, cairoDay, type Day } from '@hirfa/domain/market';
import { useLingui } from '@lingui/react/macro';
import { DayField } from '../../ui/fields/day-field.tsx';

/** The first day from which a setting can hold. */
export const firstDay = (): Day => addDays(cairoDay(new Date()), 1);

/** The day from whose start a setting holds: tomorrow or later, because a setting never changes what was. */
export function FirstDayField({ value, onChange }: { value: Day; onChange: (day: Day) => void }) {
  const { t } = useLingui();
  const first = firstDay();
  return (
    <DayField
      label={t`From the start of this day`}
      min={first}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={value < first ? t`Choose a day after today.` : undefined}
    />
  );
}
