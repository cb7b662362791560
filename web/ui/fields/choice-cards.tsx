import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { GroupError } from './group-error.tsx';

type ChoiceCardsProps<Value extends string> = {
  /** The question. */
  label: string;
  /** The path of the field. */
  field: string;
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; text?: ReactNode }[];
  error?: string | undefined;
};

/** One of a few options, each with a line that explains it; native radio buttons, so that arrow keys work. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, field, value, onChange, options, error } = props;
  const id = useId();
  return (
    <fieldset data-field={field} aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="text-s font-semibold text-ink-0">{label}</legend>
      {/* Beside the first option, which takes the focus: below the last one it could be out of sight. */}
      {error && <GroupError id={`${id}-error`}>{error}</GroupError>}
      <div className={classNames('mt-2 grid gap-2.5', options.length % 3 === 0 ? 'sm:grid-cols-3' : 'sm:grid-cols-2')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'flex cursor-pointer items-start gap-3 rounded-m border bg-card px-4 py-3.5 transition-[border-color,box-shadow]',
              'has-checked:border-teal has-checked:inset-ring has-checked:inset-ring-teal',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal',
              error ? 'border-bad' : 'border-field-line',
            )}
          >
            <input
              type="radio"
              name={`${id}-${field}`}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="mt-1 size-4.5 shrink-0 accent-teal outline-none"
            />
            <span className="min-w-0">
              <span className="block font-semibold text-ink-0">{option.label}</span>
              {option.text && <span className="mt-0.5 block text-s text-ink-1">{option.text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
