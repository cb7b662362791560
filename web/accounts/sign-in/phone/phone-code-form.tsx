import { egyptianMobile, SENT_CODE } from '@hirfa/domain/accounts';
import { Trans } from '@lingui/react/macro';
import Smartphone from 'lucide-react/icons/smartphone';
import { useLanguage } from '../../../kit/use-language.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { type SignInAnswer, useSignIn } from '../../session/use-sign-in.ts';
import { CodeForm } from '../code-form.tsx';
import type { AuthFields, AuthMode } from '../field-errors.ts';
import { Resend } from '../resend.tsx';
import { StepHead } from '../step-head.tsx';
import { TerminalHint } from '../terminal-hint.tsx';

const MINUTES = SENT_CODE.lifeMs / 60_000;

type PhoneCodeFormProps = {
  mode: AuthMode;
  typed: AuthFields;
  onSignedIn: (answer: SignInAnswer) => void;
  onBack: () => void;
};

/** Asks for the code that was sent to a phone; a new number gets an account. */
export function PhoneCodeForm({ mode, typed, onSignedIn, onBack }: PhoneCodeFormProps) {
  const { accounts } = useOrpc();
  const language = useLanguage();
  const signIn = useSignIn(mode);
  const phone = egyptianMobile(typed.phone) ?? typed.phone;
  const name = mode === 'signup' ? { full_name: typed.full_name } : {};
  const verify = useCall(
    (code: string) => signIn(() => accounts.verifyPhoneCode.call({ phone, code, language, ...name })),
    {
      onDone: onSignedIn,
    },
  );

  return (
    <>
      <StepHead icon={<Smartphone aria-hidden />} title={<Trans>Check your phone</Trans>}>
        <p>
          <Trans>
            We texted a code to{' '}
            <bdi dir="ltr" className="font-semibold text-ink-0">
              {phone}
            </bdi>
            . Type it here within {MINUTES} minutes.
          </Trans>
        </p>
      </StepHead>
      <CodeForm send={verify.send} error={verify.error} pending={verify.isPending}>
        {mode === 'signup' ? <Trans>Create account</Trans> : <Trans>Sign in</Trans>}
      </CodeForm>
      <div className="mt-3 flex flex-col gap-3">
        <Resend send={() => accounts.sendPhoneCode.call({ phone })} />
        <Button variant="quiet" wide onClick={onBack}>
          <Trans>Change the number</Trans>
        </Button>
      </div>
      <TerminalHint what="texts" />
    </>
  );
}
