import type { ReactNode } from 'react';

type ChoiceCardProps = {
  /** The question that these cards answer. */
  name: string;
  value: string;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
  children: ReactNode;
};

/** One of several answers: a native radio button in a card that can be pressed anywhere. */
export function ChoiceCard({ name, value, checked, disabled = false, onChoose, children }: ChoiceCardProps) {
  return (
    <label className="relative flex min-h-14 cursor-pointer items-start has-disabled:cursor-default has-disabled:bg-sand-1 has-disabled:hover:border-sand-2 gap-3 rounded-m border border-sand-2 bg-card p-4 transition-[border-color,box-shadow] hover:border-field-line has-checked:border-teal has-checked:inset-ring has-checked:inset-ring-teal has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal">
      <span className="min-w-0 grow">{children}</span>
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-field-line bg-card transition-[border-width] checked:border-[6px] checked:border-teal focus-visible:outline-none"
      />
    </label>
  );
}
