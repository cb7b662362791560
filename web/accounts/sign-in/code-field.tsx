import { SENT_CODE } from '@hirfa/domain/accounts';
import { useLingui } from '@lingui/react/macro';
import { CodeInput } from './code-input.tsx';

/** A field for the six digits that were sent; phones offer to fill them in. */
export function CodeField({ error }: { error?: string | undefined }) {
  const { t } = useLingui();
  return (
    <CodeInput
      label={t`Code`}
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={SENT_CODE.digits * 2}
      placeholder="••••••"
      className="text-xl tracking-[.35em]"
    />
  );
}
