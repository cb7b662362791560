import { SENT_CODE } from '@hirfa/domain/accounts';
import { Trans } from '@lingui/react/macro';
import MailOpen from 'lucide-react/icons/mail-open';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { type SignInAnswer, useSignIn } from '../../session/use-sign-in.ts';
import { CodeForm } from '../code-form.tsx';
import { ConfirmedElsewhere } from './confirmed-elsewhere.tsx';
import { Resend } from '../resend.tsx';
import { StepHead } from '../step-head.tsx';
import { TerminalHint } from '../terminal-hint.tsx';

const MINUTES = SENT_CODE.lifeMs / 60_000;

type ConfirmFormProps = {
  email: string;
  /** Requests another mail. */
  again: () => Promise<unknown>;
  onSignedIn?: (answer: SignInAnswer) => void;
  onBack: () => void;
};

/** Asks for the code that was sent to an e-mail address, and signs in with it. */
export function ConfirmForm({ email, again, onSignedIn, onBack }: ConfirmFormProps) {
  const { accounts } = useOrpc();
  const signIn = useSignIn('signup');
  const confirm = useCall((code: string) => signIn(() => accounts.confirmEmail.call({ email, code })), {
    onDone: (answer) => onSignedIn?.(answer),
  });

  const answer = confirm.answer;
  if (typeof answer === 'object' && 'confirmed' in answer) return <ConfirmedElsewhere email={answer.confirmed} />;
  return (
    <>
      <StepHead icon={<MailOpen aria-hidden />} title={<Trans>Check your e-mail</Trans>}>
        <p>
          <Trans>
            We sent a code to{' '}
            <bdi dir="ltr" className="font-semibold text-ink-0">
              {email}
            </bdi>
            . Type it here within {MINUTES} minutes.
          </Trans>
        </p>
      </StepHead>
      <CodeForm send={confirm.send} error={confirm.error} pending={confirm.isPending}>
        <Trans>Confirm</Trans>
      </CodeForm>
      <div className="mt-3 flex flex-col gap-3">
        <Resend send={again} />
        <Button variant="quiet" wide onClick={onBack}>
          <Trans>Change the e-mail</Trans>
        </Button>
      </div>
      <TerminalHint what="mails" />
      <p className="mt-4 text-xs text-ink-2">
        <Trans>Nothing came? Look in your spam folder. If you have an account already, the mail says so instead.</Trans>
      </p>
    </>
  );
}
