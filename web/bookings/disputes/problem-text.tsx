import { DISPUTE } from '@hirfa/domain/bookings';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { TextArea } from '../../ui/fields/text-area.tsx';

/** What is typed about a problem; `check` returns it, or null where it is too short and the field says so. */
export function useProblemText() {
  const { t } = useLingui();
  const ref = useRef<HTMLTextAreaElement>(null);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  function check(): string | null {
    const written = value.trim();
    const isShort = written.length < DISPUTE.text.min;
    setError(isShort ? t`Please describe it in a sentence or two.` : undefined);
    if (isShort) ref.current?.focus();
    return isShort ? null : written;
  }
  return { field: { ref, error, value, onChange: setValue }, check };
}

type ProblemTextProps = {
  label: string;
  hint: ReactNode;
  ref: RefObject<HTMLTextAreaElement | null>;
  error: string | undefined;
  value: string;
  onChange: (text: string) => void;
};

export function ProblemText({ label, hint, ref, error, value, onChange }: ProblemTextProps) {
  return (
    <TextArea
      ref={ref}
      label={label}
      aria-required
      hint={hint}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      maxLength={DISPUTE.text.max}
      rows={4}
      dir="auto"
    />
  );
}
