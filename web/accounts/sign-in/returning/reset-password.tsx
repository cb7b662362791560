import { PASSWORD_LENGTH } from '@hirfa/domain/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type SyntheticEvent, useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { useSession } from '../../../kit/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { codeOf } from '../../../kit/error-code.ts';
import { AuthProblem } from '../auth-problem.tsx';
import { BackToSignIn } from '../back-to-sign-in.tsx';
import { ForgotForm } from '../email/forgot-form.tsx';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { clearReset, pendingReset } from '../password/pending-reset.ts';
import { useCommonPassword } from '../password/use-common-password.ts';
import { StepCard } from '../step-card.tsx';
import { StepHead } from '../step-head.tsx';
import { focusFirst, readFields } from '../form-fields.ts';

type State =
  | { at: 'ask'; isStale: boolean }
  | { at: 'choose'; code: string; isOldVoid: boolean }
  | { at: 'done'; email: string };

/** Sets a new password with the code of a mail; without a code, the form that requests the mail. 2.16, 2.65 */
export function ResetPassword({ onGiveUp }: { onGiveUp: () => void }) {
  const [state, setState] = useState<State>(() => {
    const pending = pendingReset();
    return pending === null ? { at: 'ask', isStale: false } : { at: 'choose', ...pending };
  });
  const session = useSession();

  function handleExpired() {
    clearReset();
    session().log.record('CONFIRMATION_EXPIRED');
    setState({ at: 'ask', isStale: true });
  }

  function giveUp() {
    clearReset();
    onGiveUp();
  }

  return (
    <StepCard>
      {state.at === 'ask' && <AskAgain isStale={state.isStale} />}
      {state.at === 'choose' && (
        <ChooseForm
          code={state.code}
          isOldVoid={state.isOldVoid}
          onSaved={(email) => setState({ at: 'done', email })}
          onExpired={handleExpired}
          onGiveUp={giveUp}
        />
      )}
      {state.at === 'done' && <Done email={state.email} />}
    </StepCard>
  );
}

function AskAgain({ isStale }: { isStale: boolean }) {
  return (
    <>
      {isStale && (
        <div className="mb-7">
          <Notice tone="bad">
            <Trans>This link was used already, or is too old. Ask for a new one.</Trans>
          </Notice>
        </div>
      )}
      <ForgotForm email="" back={<BackToSignIn />} />
    </>
  );
}

interface ChooseFormProps {
  code: string;
  isOldVoid: boolean;
  onSaved: (email: string) => void;
  onExpired: () => void;
  onGiveUp: () => void;
}

function ChooseForm({ code, isOldVoid, onSaved, onExpired, onGiveUp }: ChooseFormProps) {
  const { t } = useLingui();
  const { accounts } = useOrpc();
  const session = useSession();
  const [isShort, setShort] = useState(false);
  const save = useCall((password: string) => accounts.resetPassword.call({ code, password }), {
    onDone: ({ email }) => {
      clearReset();
      // A session of this account has ended here, too.
      void session().callRefused();
      onSaved(email);
    },
    onFailed: (error) => codeOf(error) === 'invalid_code' && onExpired(),
  });

  const tooCommon = useCommonPassword(save.error);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const { password } = readFields(event.currentTarget, ['password']);
    setShort(password.length < PASSWORD_LENGTH.min);
    if (password.length < PASSWORD_LENGTH.min) focusFirst(event.currentTarget, { password });
    else save.send(password);
  }

  return (
    <>
      <StepHead icon={<KeyRound aria-hidden />} title={<Trans>Choose a new password</Trans>}>
        {isOldVoid ? (
          <output>
            <Trans>It is undone, and everybody is signed out. Your old password no longer works.</Trans>
          </output>
        ) : (
          <p>
            <Trans>You will be signed out everywhere, and sign in with the new password.</Trans>
          </p>
        )}
      </StepHead>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {tooCommon === undefined && <AuthProblem error={save.error} />}
        <NewPasswordField
          label={t`New password`}
          error={isShort ? t`The password needs at least ${PASSWORD_LENGTH.min} characters.` : tooCommon}
        />
        <Button type="submit" wide size="l" pending={save.isPending}>
          <Trans>Save the password</Trans>
        </Button>
        <Button variant="quiet" wide onClick={onGiveUp}>
          {isOldVoid ? <Trans>Not now</Trans> : <Trans>Keep my old password</Trans>}
        </Button>
      </form>
    </>
  );
}

function Done({ email }: { email: string }) {
  return (
    <>
      <StepHead icon={<ShieldCheck aria-hidden />} title={<Trans>Your password is changed</Trans>}>
        <output>
          <Trans>
            It opens the account of <bdi dir="ltr">{email}</bdi>, which is signed out everywhere. Please sign in.
          </Trans>
        </output>
      </StepHead>
      <ButtonLink to="/auth" search={{ mode: 'signin' }} wide size="l">
        <Trans>Sign in</Trans>
      </ButtonLink>
    </>
  );
}
