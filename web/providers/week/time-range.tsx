import type { Hours } from '@hirfa/domain/bookings';
import { Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { controlStyle } from '../../ui/fields/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { removeRow } from './remove-row.ts';
import { useTimeText } from './use-time-text.ts';

/** What is wrong with a row of controls, below it. */
export function RowError({ id, children }: { id: string; children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p id={id} className="flex basis-full items-start gap-1.5 text-xs font-medium text-bad">
      <CircleAlert aria-hidden className="mt-[.2em] size-4 shrink-0" />
      {children}
    </p>
  );
}

type TimeRangeProps = {
  hours: Hours;
  /** The path of the field. */
  field: string;
  error: string | undefined;
  onChange: (hours: Hours) => void;
  removeLabel: string;
  onRemove: () => void;
};

/** From one time to another, and the button that removes both. */
export function TimeRange({ hours, field, error, onChange, removeLabel, onRemove }: TimeRangeProps) {
  const errorId = useId();
  const described = error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId };
  return (
    <div data-field={field} data-row className="flex flex-wrap items-end gap-2">
      <TimeSelect
        label={<Trans>From</Trans>}
        value={hours.from_minute}
        first={0}
        onChange={(from_minute) => onChange({ ...hours, from_minute })}
      />
      <TimeSelect
        label={<Trans>To</Trans>}
        value={hours.to_minute}
        first={STEP}
        onChange={(to_minute) => onChange({ ...hours, to_minute })}
        described={described}
      />
      <IconButton
        label={removeLabel}
        icon={<Trash2 aria-hidden />}
        className="-me-2 sm:me-0"
        onClick={({ currentTarget }) => removeRow(currentTarget, onRemove)}
      />
      <RowError id={errorId}>{error}</RowError>
    </div>
  );
}

/** The minutes between two choices of a time. */
const STEP = 15;
const DAY = 24 * 60;

type TimeSelectProps = {
  label: ReactNode;
  value: number;
  first: number;
  onChange: (minute: number) => void;
  described?: { 'aria-invalid'?: boolean; 'aria-describedby'?: string };
};

/** A time of a day. A native time field could not end at midnight, and shows the device's format. */
function TimeSelect({ label, value, first, onChange, described }: TimeSelectProps) {
  const { timeText } = useTimeText();
  const minutes = Array.from({ length: DAY / STEP }, (_, index) => first + index * STEP);
  const known = minutes.includes(value) ? minutes : [...minutes, value].toSorted((a, b) => a - b);
  return (
    <label className="flex min-w-0 grow basis-24 flex-col gap-1.5 sm:max-w-36">
      <span className="text-s font-semibold text-ink-0">{label}</span>
      <span className="relative block">
        <select
          {...described}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
          className={classNames(controlStyle, 'appearance-none ps-2.5 pe-7 tabular-nums sm:ps-3.5 sm:pe-9')}
        >
          {known.map((minute) => (
            <option key={minute} value={minute}>
              {timeText(minute)}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute end-2 top-1/2 size-4.5 sm:end-3 -translate-y-1/2 text-ink-1"
        />
      </span>
    </label>
  );
}
