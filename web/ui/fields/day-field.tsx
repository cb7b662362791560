import { cairoDay, cairoInstant, formatDateTime } from '@hirfa/domain/market';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { useLocale } from '../../kit/use-locale.ts';
import { classNames } from '../class-names.ts';
import { controlStyle, Field } from './field.tsx';

/** The browser's button is invisible over our icon, and opens its calendar. On a phone the whole field does. */
const dateStyle = classNames(
  controlStyle,
  'relative appearance-none pe-11 tabular-nums [&::-webkit-date-and-time-value]:text-start',
  // The direction of its parts is that of the browser's language, not that of the page: only a side says the edge.
  'rtl:[&::-webkit-datetime-edit]:[justify-content:right]',
  '[&::-webkit-calendar-picker-indicator]:absolute [&::-webkit-calendar-picker-indicator]:inset-y-0',
  '[&::-webkit-calendar-picker-indicator]:end-0 [&::-webkit-calendar-picker-indicator]:m-0',
  '[&::-webkit-calendar-picker-indicator]:h-full [&::-webkit-calendar-picker-indicator]:w-11',
  '[&::-webkit-calendar-picker-indicator]:cursor-pointer [&::-webkit-calendar-picker-indicator]:opacity-0',
);

type DayFieldProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'type' | 'value' | 'defaultValue'> & {
  label: string;
  /** As the browser has it: "2026-11-28", with the time "2026-11-28T16:00"; empty while none is chosen. */
  value?: string;
  defaultValue?: string;
  /** Also asks for the time of that day, in Cairo. */
  withTime?: boolean;
  error?: string | undefined;
  hint?: ReactNode;
};

/** A day of the calendar; below it as people say it, since the field itself shows the device's format. */
export function DayField({ label, hint, error, value, defaultValue, onChange, withTime, ...input }: DayFieldProps) {
  const [chosen, setChosen] = useState(defaultValue ?? '');
  const words = useWords(value ?? chosen);
  const below = (words !== null || hint !== undefined) && (
    <>
      {words !== null && <bdi className="block font-medium text-ink-1">{words}</bdi>}
      {hint}
    </>
  );
  return (
    <Field label={label} hint={below} error={error}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            type={withTime ? 'datetime-local' : 'date'}
            {...(value === undefined ? { defaultValue } : { value })}
            onChange={(event) => {
              setChosen(event.target.value);
              onChange?.(event);
            }}
            className={dateStyle}
          />
          <CalendarDays aria-hidden className={icon} />
        </span>
      )}
    </Field>
  );
}

/** Firefox has an icon of its own. */
const icon =
  'pointer-events-none absolute end-3.5 top-1/2 hidden size-5 -translate-y-1/2 text-ink-1 supports-[selector(::-webkit-calendar-picker-indicator)]:block';

/** A year that is still being written is not read. */
const WRITTEN = /^([12]\d{3}-\d{2}-\d{2})(?:T(\d{2}):(\d{2}))?$/;

/** A chosen day, with its year where it is another than this one. */
function useWords(value: string): string | null {
  const locale = useLocale();
  const [today] = useState(() => cairoDay(new Date()));
  const [, day, hours, minutes] = WRITTEN.exec(value) ?? [];
  if (day === undefined) return null;
  // Every day has a noon; the one on which summer time begins has no midnight.
  const at = cairoInstant(day, hours === undefined ? 12 * 60 : Number(hours) * 60 + Number(minutes));
  if (at === null) return null;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return formatDateTime(at, hours !== undefined ? 'day-and-time' : isThisYear ? 'day' : 'whole-date', locale);
}
