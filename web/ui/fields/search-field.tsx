// @with-first-page
import Search from 'lucide-react/icons/search';
import {
  createContext,
  type ReactNode,
  type RefObject,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { hydrated } from '../../kit/early-presses.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';

/** The text field of the search that contains a component. */
export const FieldContext = createContext<RefObject<HTMLInputElement | null>>({ current: null });

/** A field with suggestions, which are closed at first. */
const SUGGESTING = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
  autoComplete: 'off',
} as const;

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
  kept?: Readonly<Record<string, string | undefined>>;
  /** Beside a list, which is what matters: one row, with an icon as its button. */
  isQuiet?: boolean;
  /** Another field of the form, before the text. */
  before?: ReactNode;
  /** What is shown below the field once it has had the focus; it finds the field in `FieldContext`. */
  below?: ReactNode;
  onSearch: (text: string) => void;
};

const quiet = 'rounded-full border-field-line p-0.5';
const main = 'flex-col rounded-l border-transparent p-2 shadow-2 sm:flex-row sm:rounded-full dark:border-sand-2';

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
  isQuiet = false,
  before,
  below,
  onSearch,
}: SearchFieldProps) {
  const [isVisited, setVisited] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useAddress(input, defaultValue);
  const visit = () => setVisited(true);
  useEarlyFocus(input, visit);
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get(name);
    onSearch(typeof text === 'string' ? text.trim() : '');
  }
  return (
    <search className="relative">
      <form
        action={action}
        onSubmit={submit}
        className={classNames('flex gap-1 border bg-card focus-within:border-teal', isQuiet ? quiet : main)}
      >
        {Object.entries(kept).map(
          ([key, value]) => value !== undefined && <input key={key} type="hidden" name={key} value={value} />,
        )}
        {before}
        <label className={`flex min-w-0 grow items-center gap-2.5 ${isQuiet ? 'ps-4' : 'min-h-12 px-2 sm:px-4'}`}>
          {!isQuiet && <Search aria-hidden className="size-5 shrink-0 text-ink-1" />}
          <span className="sr-only">{label}</span>
          <input
            ref={input}
            type="search"
            name={name}
            defaultValue={defaultValue}
            placeholder={placeholder}
            maxLength={maxLength}
            enterKeyHint="search"
            {...(below !== undefined && { ...SUGGESTING, onFocus: visit, onInput: visit })}
            className="min-w-0 grow bg-transparent py-2 text-m text-ink-0 outline-none [&::-webkit-search-cancel-button]:appearance-none"
          />
        </label>
        <Submit label={submitLabel} isQuiet={isQuiet} />
      </form>
      {isVisited && <Below field={input}>{below}</Below>}
    </search>
  );
}

/** Writes into a field that keeps its text itself. */
export function write(input: HTMLInputElement | null, text: string): void {
  if (input !== null) input.value = text;
}

/** Calls `visit` where the field has had the focus since before the page was hydrated. */
function useEarlyFocus(input: RefObject<HTMLInputElement | null>, visit: () => void) {
  const visitFocused = useEffectEvent(() => {
    if (document.activeElement === input.current) visit();
  });
  useEffect(() => void hydrated.then(() => visitFocused()), []);
}

/** The field follows the search in the address. */
function useAddress(input: RefObject<HTMLInputElement | null>, defaultValue: string | undefined) {
  const shown = useRef(defaultValue);
  useEffect(() => {
    // Another address has another search, but text that the person is typing, or typed before hydration, stays.
    if (shown.current === defaultValue) return;
    shown.current = defaultValue;
    if (input.current !== document.activeElement) write(input.current, defaultValue ?? '');
  }, [input, defaultValue]);
}

function Below({ field, children }: { field: RefObject<HTMLInputElement | null>; children: ReactNode }) {
  return (
    <FieldContext value={field}>
      <Suspense fallback={null}>{children}</Suspense>
    </FieldContext>
  );
}

function Submit({ label, isQuiet }: { label: string; isQuiet: boolean }) {
  if (isQuiet) return <IconButton type="submit" label={label} icon={<Search aria-hidden />} />;
  return (
    <Button type="submit" className="min-h-12 shrink-0 sm:px-7">
      {label}
    </Button>
  );
}
