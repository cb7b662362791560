import { REASON_LENGTH } from '@hirfa/domain/bookings';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { TextArea } from '../../ui/fields/text-area.tsx';

export type ReasonRules = { hint: ReactNode; required: boolean };

/** What is typed as the reason; `check` returns it, or null where it can't be sent and the field says why. */
export function useReason(reason: ReasonRules | undefined) {
  const { t } = useLingui();
  const ref = useRef<HTMLTextAreaElement>(null);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  function check(): string | null {
    const written = value.trim();
    const isWrong = written.length < REASON_LENGTH.min && (reason?.required || written !== '');
    setError(isWrong ? t`Please write the reason in a few words.` : undefined);
    if (isWrong) ref.current?.focus();
    return isWrong ? null : written;
  }
  return { field: { ref, error, value, onChange: setValue }, check, clearProblem: () => setError(undefined) };
}

type ReasonFieldProps = ReasonRules & {
  ref: RefObject<HTMLTextAreaElement | null>;
  error: string | undefined;
  value: string;
  onChange: (text: string) => void;
};

export function ReasonField({ ref, hint, required, error, value, onChange }: ReasonFieldProps) {
  const { t } = useLingui();
  return (
    <TextArea
      ref={ref}
      label={required ? t`Reason (required)` : t`Reason (optional)`}
      aria-required={required}
      hint={hint}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      maxLength={REASON_LENGTH.max}
      rows={3}
      dir="auto"
    />
  );
}
