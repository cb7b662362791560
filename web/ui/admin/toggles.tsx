import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

type TogglesProps<Value> = {
  /** What is chosen. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  /** Undefined where none of them is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
};

/** A few choices side by side, of which one is pressed. */
export function Toggles<Value extends string | number>({ label, options, value, onChange }: TogglesProps<Value>) {
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => (
        <Button
          key={option.value}
          variant="secondary"
          aria-pressed={option.value === value}
          className="aria-pressed:bg-teal aria-pressed:text-sand-0"
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </fieldset>
  );
}
