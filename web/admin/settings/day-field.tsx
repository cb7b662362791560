import { addDays, cairoDay, type Day } from '@hirfa/domain/market';
import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../ui/fields/text-field.tsx';

/** The first day from which a setting can hold. */
export const firstDay = (): Day => addDays(cairoDay(new Date()), 1);

/** The day from whose start a setting holds: tomorrow or later, because a setting never changes what was. */
export function DayField({ value, onChange }: { value: Day; onChange: (day: Day) => void }) {
  const { t } = useLingui();
  const first = firstDay();
  return (
    <TextField
      type="date"
      label={t`From the start of this day`}
      dir="ltr"
      min={first}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={value < first ? t`Choose a day after today.` : undefined}
    />
  );
}
