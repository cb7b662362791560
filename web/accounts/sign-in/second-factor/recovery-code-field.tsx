import { useLingui } from '@lingui/react/macro';
import { CodeInput } from '../code-input.tsx';

/** One of the codes that replace the authenticator app. */
export function RecoveryCodeField({ error }: { error?: string | undefined }) {
  const { t } = useLingui();
  return (
    <CodeInput
      label={t`Recovery code`}
      error={error}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="xxxx-xxxx-xxxx-xxxx"
      className="text-l tracking-wide"
    />
  );
}
