import Check from 'lucide-react/icons/check';
import type { ComponentPropsWithRef, ReactNode } from 'react';

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
};

export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-s has-disabled:cursor-default has-disabled:opacity-55">
      <span className="relative mt-[.1em] inline-flex size-6 shrink-0">
        <input
          {...input}
          type="checkbox"
          className="peer size-6 appearance-none rounded-[7px] border border-field-line bg-card transition-colors checked:border-teal checked:bg-teal"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-1 size-4 text-sand-0 opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span>
        <span className="font-medium text-ink-0">{label}</span>
        {hint && <span className="block text-xs text-ink-2">{hint}</span>}
      </span>
    </label>
  );
}
