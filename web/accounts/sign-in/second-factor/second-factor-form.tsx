import type { SecondFactorFirst, Session } from '@hirfa/contract/accounts';
import { SECOND_FACTOR } from '@hirfa/domain/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type ReactNode, useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { useSignIn } from '../../session/use-sign-in.ts';
import { isWrongCode } from '../auth-errors.ts';
import { AuthProblem } from '../auth-problem.tsx';
import { CodeField } from '../code-field.tsx';
import { RecoveryCodeField } from './recovery-code-field.tsx';
import { StepHead } from '../step-head.tsx';
import { useCodeForm } from '../use-code-form.ts';
import { WayByMail } from '../way-by-mail.tsx';

const MINUTES = SECOND_FACTOR.challengeMs / 60_000;

type SecondFactorFormProps = {
  challenge: SecondFactorFirst['second_factor']['challenge'];
  /** Called with the new session. */
  onPassed?: (session: Session) => void;
  /** Leads to the first step. */
  back: ReactNode;
};

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function SecondFactorForm({ challenge, onPassed, back }: SecondFactorFormProps) {
  const { t } = useLingui();
  const { accounts } = useOrpc();
  const signIn = useSignIn('signin');
  const [began] = useState(() => Date.now());
  const [isLate, setLate] = useState(false);
  const [isRecovery, setRecovery] = useState(false);
  const pass = useCall((code: string) => signIn(() => accounts.passSecondFactor.call({ challenge, code })), {
    onFailed: () => setLate(Date.now() - began >= SECOND_FACTOR.challengeMs),
    onDone: (answer) => typeof answer !== 'string' && 'user' in answer && onPassed?.(answer),
  });
  const { submit, isMissing, clearError } = useCodeForm(pass.send);

  function change() {
    setRecovery(!isRecovery);
    clearError();
    pass.reset();
  }

  const isWrong = isWrongCode(pass.error);
  return (
    <>
      <StepHead icon={<ShieldCheck aria-hidden />} title={<Trans>One more step</Trans>}>
        <p>
          {isRecovery ? (
            <Trans>Please type one of the recovery codes that you kept. Each works once.</Trans>
          ) : (
            <Trans>Please type the code that your authenticator app shows for Hirfa.</Trans>
          )}
        </p>
      </StepHead>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {isWrong ? <WrongCode isLate={isLate} /> : <AuthProblem error={pass.error} whenLimited={<WayByMail />} />}
        {isRecovery ? (
          <RecoveryCodeField error={isMissing ? t`Please type a recovery code.` : undefined} />
        ) : (
          <CodeField error={isMissing ? t`Please type the six digits.` : undefined} />
        )}
        <Button type="submit" wide size="l" pending={pass.isPending}>
          <Trans>Sign in</Trans>
        </Button>
      </form>
      <div className="mt-3 flex flex-col gap-3">
        <Button variant="secondary" wide onClick={change}>
          {isRecovery ? <Trans>Use the authenticator app</Trans> : <Trans>Use a recovery code</Trans>}
        </Button>
        {back}
      </div>
    </>
  );
}

/** The server answers the same to a wrong code and to a code that is sent too late after the first step. */
function WrongCode({ isLate }: { isLate: boolean }) {
  return (
    <Notice tone="bad">
      {isLate ? (
        <Trans>That took longer than {MINUTES} minutes. Please begin again.</Trans>
      ) : (
        <Trans>This code is not right, or was used before. Type the one that is shown now.</Trans>
      )}
    </Notice>
  );
}
