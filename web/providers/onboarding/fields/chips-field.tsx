import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { asLine } from '../../../ui/fields/typed-text.ts';

type ChipsFieldProps = {
  label: string;
  hint: ReactNode;
  /** The path of the field. */
  field: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  most: number;
  /** The name of the list of added values, for screen readers. */
  listLabel: string;
  error: string | undefined;
  type?: 'text' | 'url';
  maxLength: number;
};

/** A list of short texts, each with a button that removes it. Leaving the field or the page adds what is typed. */
export function ChipsField(props: ChipsFieldProps) {
  const { label, hint, field, values, onChange, most, listLabel, error, type = 'text', maxLength } = props;
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { typed, setTyped, add, onKeyDown } = useTypedValue(values, onChange);
  return (
    <div data-field={field} className="flex flex-col gap-3">
      <TextField
        ref={input}
        label={label}
        name={field}
        type={type}
        dir={type === 'url' ? 'ltr' : 'auto'}
        hint={hint}
        error={error}
        value={typed}
        maxLength={maxLength}
        enterKeyHint="enter"
        autoComplete="off"
        disabled={values.length >= most}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
        beside={
          <Button
            variant="secondary"
            aria-label={t`Add: ${label}`}
            className="px-4"
            onClick={() => {
              add();
              input.current?.focus();
            }}
          >
            <Plus aria-hidden />
            <Trans>Add</Trans>
          </Button>
        }
      />
      {values.length > 0 && (
        <Chips
          label={listLabel}
          values={values}
          onRemove={(at) => {
            onChange(values.filter((_, index) => index !== at));
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** The value that is being typed; Enter adds it. */
function useTypedValue(values: readonly string[], onChange: (values: string[]) => void) {
  const [typed, setTyped] = useState('');
  function add() {
    const value = asLine(typed).trim();
    if (value === '') return;
    if (!values.includes(value)) onChange([...values, value]);
    setTyped('');
  }
  const addLeft = useEffectEvent(add);
  useEffect(() => {
    const leave = () => addLeft();
    const hide = () => document.visibilityState === 'hidden' && addLeft();
    window.addEventListener('pagehide', leave);
    // Phones end hidden pages without another event.
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, []);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }
  return { typed, setTyped, add, onKeyDown };
}

function Chips({
  label,
  values,
  onRemove,
}: {
  label: string;
  values: readonly string[];
  onRemove: (at: number) => void;
}) {
  const { t } = useLingui();
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {values.map(withoutScheme).map((value, at) => (
        <li
          key={value}
          className="inline-flex max-w-full items-center rounded-[1.4rem] bg-clay-soft ps-4 text-s font-semibold text-clay-ink"
        >
          <bdi className="min-w-0 py-1.5 wrap-anywhere">{value}</bdi>
          <button
            type="button"
            aria-label={t`Remove ${value}`}
            data-tooltip={t`Remove ${value}`}
            onClick={() => onRemove(at)}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-card [&_svg]:size-4"
          >
            <X aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Addresses fit on a phone without the beginning that all of them have. */
function withoutScheme(value: string): string {
  return value.replace(/^https:\/\//, '');
}
