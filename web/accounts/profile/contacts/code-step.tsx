import { SENT_CODE } from '@hirfa/domain/accounts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AuthProblem } from '../../sign-in/auth-problem.tsx';
import { CodeField } from '../../sign-in/code-field.tsx';
import { Resend } from '../../sign-in/resend.tsx';
import { TerminalHint } from '../../sign-in/terminal-hint.tsx';
import { useCodeForm } from '../../sign-in/use-code-form.ts';

/** How long a code is valid. */
export const CODE_MINUTES = SENT_CODE.lifeMs / 60_000;

type CodeStepProps = {
  /** Where the code was sent, in a sentence. */
  sentence: ReactNode;
  /** The words of the buttons. */
  confirm: ReactNode;
  change: ReactNode;
  call: { isPending: boolean; error: Error | null; send: (code: string) => void };
  resend: () => Promise<unknown>;
  onBack: () => void;
  /** What the demo writes to its terminal. */
  sent: 'mails' | 'texts';
};

/** Asks for the code that proves a number or an address. */
export function CodeStep({ sentence, confirm, change, call, resend, onBack, sent }: CodeStepProps) {
  const { t } = useLingui();
  const { submit, isMissing } = useCodeForm(call.send);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-s text-ink-1">{sentence}</p>
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <CodeField error={isMissing ? t`Please type the six digits.` : undefined} />
        <AuthProblem error={call.error} />
        <Button type="submit" variant="secondary" wide pending={call.isPending}>
          {confirm}
        </Button>
      </form>
      <Resend send={resend} />
      <Button variant="quiet" wide onClick={onBack}>
        {change}
      </Button>
      <TerminalHint what={sent} />
    </div>
  );
}
