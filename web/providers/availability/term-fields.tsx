import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { AVAILABILITY_LIMITS } from '@hirfa/domain/providers';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useHoursForm } from './hours-context.ts';
import { daysText, lengthText } from './words.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const NOTICES = [0, 30, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY];
const HORIZONS = [7, 14, 21, 30, 45, 60];
const BUFFERS = [0, 15, 30, 45, HOUR, 90, 2 * HOUR, 3 * HOUR, 4 * HOUR];
const NONE = msg`None`;

/** On which terms the provider can be booked. */
export function TermFields() {
  const { t } = useLingui();
  const { form, change } = useHoursForm();
  const { notice_minutes, horizon_days, slot_step_minutes, travel_buffer_minutes } = form;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NumberSelect
        label={t`Notice`}
        hint={t`How long before the start customers can still book.`}
        value={notice_minutes}
        values={NOTICES}
        name={lengthOrNone}
        onChange={(value) => change({ notice_minutes: value })}
      />
      <NumberSelect
        label={t`How far ahead`}
        hint={t`Customers can book you up to this many days ahead.`}
        value={horizon_days}
        values={HORIZONS}
        name={daysText}
        onChange={(value) => change({ horizon_days: value })}
      />
      <NumberSelect
        label={t`Jobs can begin every`}
        hint={t`Counted from the beginning of your hours.`}
        value={slot_step_minutes}
        values={AVAILABILITY_LIMITS.stepMinutes}
        name={lengthText}
        onChange={(value) => {
          const step = AVAILABILITY_LIMITS.stepMinutes.find((each) => each === value);
          if (step !== undefined) change({ slot_step_minutes: step });
        }}
      />
      <NumberSelect
        label={t`Time between jobs`}
        hint={t`For the way to the next customer. It may be after your hours.`}
        value={travel_buffer_minutes}
        values={BUFFERS}
        name={lengthOrNone}
        onChange={(value) => change({ travel_buffer_minutes: value })}
      />
    </div>
  );
}

const lengthOrNone = (minutes: number) => (minutes === 0 ? NONE : lengthText(minutes));

type NumberSelectProps = {
  label: string;
  hint: string;
  value: number;
  values: readonly number[];
  name: (value: number) => MessageDescriptor;
  onChange: (value: number) => void;
};

/** One of some numbers; a stored one that is not among them stays possible. */
function NumberSelect({ label, hint, value, values, name, onChange }: NumberSelectProps) {
  const { i18n } = useLingui();
  const known = values.includes(value) ? values : [...values, value].toSorted((a, b) => a - b);
  return (
    <SelectField
      label={label}
      hint={hint}
      value={String(value)}
      options={known.map((each) => ({ value: String(each), label: i18n._(name(each)) }))}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
