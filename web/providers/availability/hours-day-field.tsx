import { addDays, type Day } from '@hirfa/domain/market';
import { AVAILABILITY_LIMITS } from '@hirfa/domain/providers';
import { Trans } from '@lingui/react/macro';
import { DayField } from '../../ui/fields/day-field.tsx';
import { useHoursForm } from './hours-context.ts';

type HoursDayFieldProps = { label: string; value: Day; field: string; onChange: (day: Day) => void };

/** A day for which the working hours differ. */
export function HoursDayField({ label, value, field, onChange }: HoursDayFieldProps) {
  const { errorOf, today } = useHoursForm();
  return (
    <div data-field={field} className="min-w-0">
      <DayField
        label={label}
        hint={value !== '' && value < today ? <Trans>This day has passed.</Trans> : undefined}
        error={errorOf(field)}
        value={value}
        min={today}
        max={addDays(today, AVAILABILITY_LIMITS.aheadDays)}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
