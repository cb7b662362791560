import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type FieldProps = {
  label: string;
  hint?: ReactNode;
  /** What is wrong with the value, in the page's language; empty while nothing is. */
  error?: string | undefined;
};

/** The attributes that connect a control to its label, hint and error for screen readers. */
type Control = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

export const controlStyle = classNames(
  'block min-h-11 w-full rounded-s border border-field-line bg-card px-3.5 py-2 text-m text-ink-0',
  'transition-[border-color] hover:border-ink-1 focus-visible:border-teal focus-visible:outline-offset-0',
  'disabled:bg-sand-1 disabled:text-ink-2 aria-invalid:border-bad aria-invalid:outline-bad',
);

type WholeFieldProps = FieldProps & {
  /** A button at the end of the control. */
  beside?: ReactNode;
  children: (control: Control) => ReactNode;
};

/** The label, hint and error of one control. */
export function Field({ label, hint, error, beside, children }: WholeFieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const described = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-s font-semibold text-ink-0">
        {label}
      </label>
      <div className="flex gap-2">
        <div className="min-w-0 grow">
          {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described })}
        </div>
        {beside && <div className="shrink-0">{beside}</div>}
      </div>
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-xs font-medium text-bad">
          <CircleAlert aria-hidden className="mt-[.2em] size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-xs text-ink-2">
          {hint}
        </p>
      )}
    </div>
  );
}
