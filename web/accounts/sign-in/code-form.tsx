import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { AuthProblem } from './auth-problem.tsx';
import { CodeField } from './code-field.tsx';
import { useCodeForm } from './use-code-form.ts';

type CodeFormProps = {
  send: (code: string) => void;
  error: unknown;
  pending: boolean;
  /** The label of the button. */
  children: ReactNode;
};

/** Asks for the six digits that were sent to an e-mail address or a phone. */
export function CodeForm({ send, error, pending, children }: CodeFormProps) {
  const { t } = useLingui();
  const { submit, isMissing } = useCodeForm(send);
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <AuthProblem error={error} />
      <CodeField error={isMissing ? t`Please type the six digits.` : undefined} />
      <Button type="submit" wide size="l" pending={pending}>
        {children}
      </Button>
    </form>
  );
}
