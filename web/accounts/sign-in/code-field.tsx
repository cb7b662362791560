import { SENT_CODE } from '@hirfa/domain/accounts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { controlStyle, Field } from '../../ui/fields/field.tsx';

/** The six digits that were sent; phones offer to fill them in. It takes the focus: nothing else is to be done. */
export function CodeField({ error }: { error?: string | undefined }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Field label={t`Code`} error={error}>
      {(control) => (
        <input
          {...control}
          ref={input}
          name="code"
          type="text"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={SENT_CODE.digits * 2}
          placeholder="••••••"
          className={`${controlStyle} min-h-14 text-center text-xl font-semibold tracking-[.35em] tabular-nums`}
        />
      )}
    </Field>
  );
}
