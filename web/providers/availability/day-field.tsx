import { addDays, type Day, formatDateTime, startOfDay } from '@hirfa/domain/market';
import { AVAILABILITY_LIMITS } from '@hirfa/domain/providers';
import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../kit/use-locale.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useHoursForm } from './hours-context.ts';

type DayFieldProps = { label: string; value: Day; field: string; onChange: (day: Day) => void };

/** A day of the calendar; below it as people say it, since date fields show the device's format. */
export function DayField({ label, value, field, onChange }: DayFieldProps) {
  const { errorOf, today } = useHoursForm();
  const locale = useLocale();
  const hint =
    value === '' ? undefined : value < today ? (
      <Trans>This day has passed.</Trans>
    ) : (
      <bdi>{formatDateTime(startOfDay(value), 'day', locale)}</bdi>
    );
  return (
    <div data-field={field} className="min-w-0">
      <TextField
        type="date"
        label={label}
        hint={hint}
        error={errorOf(field)}
        value={value}
        min={today}
        max={addDays(today, AVAILABILITY_LIMITS.aheadDays)}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
