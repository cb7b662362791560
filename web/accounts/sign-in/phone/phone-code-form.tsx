import { egyptianMobile, SENT_CODE } from '@hirfa/domain/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import Smartphone from 'lucide-react/icons/smartphone';
import { useOrpc } from '../../../app/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { type Entered, useEnter } from '../../use-enter.ts';
import { AuthProblem } from '../auth-problem.tsx';
import { CodeField } from '../code-field.tsx';
import type { AuthFields, AuthMode } from '../field-errors.ts';
import { Resend } from '../resend.tsx';
import { StepHead } from '../step-head.tsx';
import { TerminalHint } from '../terminal-hint.tsx';
import { useCodeForm } from '../use-code-form.ts';

const MINUTES = SENT_CODE.lifeMs / 60_000;

type PhoneCodeFormProps = {
  mode: AuthMode;
  kept: AuthFields;
  onEntered: (entered: Entered) => void;
  onBack: () => void;
};

/** Takes the code that was sent to a phone; a number that is new gets an account. */
export function PhoneCodeForm({ mode, kept, onEntered, onBack }: PhoneCodeFormProps) {
  const { t } = useLingui();
  const { accounts } = useOrpc();
  const enter = useEnter(mode);
  const phone = egyptianMobile(kept.phone) ?? kept.phone;
  const name = mode === 'signup' ? { full_name: kept.full_name } : {};
  const verify = useMutation({
    mutationFn: (code: string) => enter(() => accounts.verifyPhoneCode.call({ phone, code, ...name })),
    onSuccess: onEntered,
  });
  const { submit, isMissing } = useCodeForm(verify.mutate);

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
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <AuthProblem error={verify.error} />
        <CodeField error={isMissing ? t`Please type the six digits.` : undefined} />
        <Button type="submit" wide size="l" pending={verify.isPending}>
          {mode === 'signup' ? <Trans>Create account</Trans> : <Trans>Sign in</Trans>}
        </Button>
      </form>
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
