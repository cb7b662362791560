import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { controlStyle, Field } from '../../../ui/fields/field.tsx';

/** One of the codes that replace the authenticator app; it takes the focus. */
export function RecoveryCodeField({ error }: { error?: string | undefined }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Field label={t`Recovery code`} error={error}>
      {(control) => (
        <input
          {...control}
          ref={input}
          name="code"
          type="text"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="xxxx-xxxx-xxxx-xxxx"
          className={`${controlStyle} min-h-14 text-center text-l font-semibold tracking-wide tabular-nums`}
        />
      )}
    </Field>
  );
}
