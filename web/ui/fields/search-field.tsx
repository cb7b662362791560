import Search from 'lucide-react/icons/search';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { Button } from '../button.tsx';

type SearchFieldProps = {
  /** The label for screen readers. */
  label: string;
  placeholder: string;
  submitLabel: string;
  /** Where the form is sent before hydration. */
  action: string;
  name?: string;
  defaultValue?: string;
  maxLength: number;
  /** What the form sends besides, before hydration. */
  kept?: Readonly<Record<string, string>>;
  onSearch: (text: string) => void;
};

/** A search field with a button; on a phone the button is below at full width. */
export function SearchField({
  label,
  placeholder,
  submitLabel,
  action,
  name = 'q',
  defaultValue,
  maxLength,
  kept = {},
  onSearch,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(defaultValue);
  useEffect(() => {
    // Another address has another search, but text that the person is typing, or typed before hydration, stays.
    if (shown.current === defaultValue) return;
    shown.current = defaultValue;
    if (input.current && input.current !== document.activeElement) input.current.value = defaultValue ?? '';
  }, [defaultValue]);
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get(name);
    onSearch(typeof text === 'string' ? text.trim() : '');
  }
  return (
    <search>
      <form
        action={action}
        onSubmit={submit}
        className="flex flex-col gap-1 rounded-l border border-transparent bg-card p-2 shadow-2 focus-within:border-teal sm:flex-row sm:rounded-full dark:border-sand-2"
      >
        {Object.entries(kept).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <label className="flex min-h-12 grow items-center gap-2.5 px-2 sm:px-4">
          <Search aria-hidden className="size-5 shrink-0 text-ink-1" />
          <span className="sr-only">{label}</span>
          <input
            ref={input}
            type="search"
            name={name}
            defaultValue={defaultValue}
            placeholder={placeholder}
            maxLength={maxLength}
            enterKeyHint="search"
            className="min-w-0 grow bg-transparent py-2 text-m text-ink-0 outline-none [&::-webkit-search-cancel-button]:appearance-none"
          />
        </label>
        <Button type="submit" className="min-h-12 sm:px-8">
          {submitLabel}
        </Button>
      </form>
    </search>
  );
}
