import type { ReactNode } from 'react';

type ChoiceTilesProps<Value extends string> = {
  /** The question. */
  label: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; lang?: string; picture: ReactNode }[];
};

/** One of a few options, each with a picture; native radio buttons, so that arrow keys work. */
export function ChoiceTiles<Value extends string>({ label, name, value, onChange, options }: ChoiceTilesProps<Value>) {
  return (
    <fieldset>
      <legend className="text-s font-semibold text-ink-0">{label}</legend>
      <div className="mt-2.5 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex cursor-pointer items-center gap-3 rounded-m border border-sand-2 bg-card px-4 py-3 transition-[border-color,box-shadow] hover:border-field-line has-checked:border-teal has-checked:inset-ring has-checked:inset-ring-teal has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            <span aria-hidden className="inline-flex min-w-6 justify-center text-ink-1 [&_svg]:size-5">
              {option.picture}
            </span>
            <span lang={option.lang} className="text-s font-semibold">
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
