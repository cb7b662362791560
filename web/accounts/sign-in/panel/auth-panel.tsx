import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import { type ReactNode, useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { authOptionsQuery } from '../../common/queries.ts';
import type { SignInAnswer } from '../../session/use-sign-in.ts';
import { ConfirmForm } from '../email/confirm-form.tsx';
import { EmailForm } from '../email/email-form.tsx';
import { Agreed } from '../agreed.tsx';
import type { AuthFields, AuthMode } from '../field-errors.ts';
import { ForgotForm } from '../email/forgot-form.tsx';
import { OtherWays } from '../other-ways.tsx';
import { PasskeyButton } from '../passkey/passkey-button.tsx';
import { PhoneCodeForm } from '../phone/phone-code-form.tsx';
import { PhoneForm } from '../phone/phone-form.tsx';
import { OAuthButtons } from '../oauth/oauth-buttons.tsx';
import { SecondFactorForm } from '../second-factor/second-factor-form.tsx';
import { StepHead } from '../step-head.tsx';
import { useEmailSignIn } from '../email/use-email-sign-in.ts';
import { useTypedFields } from '../form-fields.ts';

type Step = 'email' | 'confirm' | 'forgot' | 'phone' | 'phone_code' | { challenge: string };

/**
 * Sign-in and sign-up, by e-mail and password or by phone, with all their steps. The `reason` is shown above the first.
 * After a sign-in the page redirects.
 */
export function AuthPanel({ mode, reason }: { mode: AuthMode; reason: ReactNode }) {
  const [at, setAt] = useState<{ mode: AuthMode; step: Step }>({ mode, step: 'email' });
  const { typed, keepTyped, keepInput } = useTypedFields();
  const ask = useEmailSignIn(mode);
  const go = (step: Step) => setAt({ mode, step });
  function onSignedIn(answer: SignInAnswer) {
    if (answer === 'confirm_email') go('confirm');
    else if ('second_factor' in answer) go(answer.second_factor);
  }
  // A change between sign-in and sign-up keeps the method that was chosen.
  const step = at.mode === mode || at.step === 'phone' ? at.step : 'email';
  return (
    <div onInput={keepInput} className="flex grow flex-col">
      {typeof step === 'object' && (
        <SecondFactorForm
          challenge={step.challenge}
          back={
            <Button variant="quiet" wide onClick={() => go('email')}>
              <Trans>Back to sign-in</Trans>
            </Button>
          }
        />
      )}
      {step === 'confirm' && (
        <ConfirmForm email={typed.email} again={() => ask(typed)} onSignedIn={onSignedIn} onBack={() => go('email')} />
      )}
      {step === 'phone_code' && (
        <PhoneCodeForm mode={mode} typed={typed} onSignedIn={onSignedIn} onBack={() => go('phone')} />
      )}
      {step === 'forgot' && (
        <ForgotForm
          email={typed.email}
          back={
            <Button variant="quiet" wide onClick={() => go('email')}>
              <Trans>Back to sign-in</Trans>
            </Button>
          }
        />
      )}
      {(step === 'email' || step === 'phone') && reason}
      {(step === 'email' || step === 'phone') && (
        <FirstStep mode={mode} step={step} typed={typed} keepTyped={keepTyped} go={go} onSignedIn={onSignedIn} />
      )}
    </div>
  );
}

type FirstStepProps = {
  mode: AuthMode;
  step: 'email' | 'phone';
  typed: AuthFields;
  keepTyped: (fields: Partial<AuthFields>) => void;
  go: (step: Step) => void;
  onSignedIn: (answer: SignInAnswer) => void;
};

function FirstStep({ mode, step, typed, keepTyped, go, onSignedIn }: FirstStepProps) {
  const { data: options } = useQuery(authOptionsQuery(useOrpc()));
  const createsAccounts = mode === 'signup' || step === 'phone' || (options?.oauth.length ?? 0) > 0;
  return (
    <>
      <Welcome mode={mode} />
      {step === 'email' ? (
        <EmailForm
          key={mode}
          mode={mode}
          typed={typed}
          keepTyped={keepTyped}
          onSignedIn={onSignedIn}
          onForgot={() => go('forgot')}
        />
      ) : (
        <PhoneForm key={mode} mode={mode} typed={typed} keepTyped={keepTyped} onSent={() => go('phone_code')} />
      )}
      <OtherWays>
        {step === 'email' ? (
          options?.phone === true && (
            <Button variant="secondary" wide onClick={() => go('phone')}>
              <Smartphone aria-hidden />
              <Trans>Continue by phone</Trans>
            </Button>
          )
        ) : (
          <Button variant="secondary" wide onClick={() => go('email')}>
            <Mail aria-hidden />
            <Trans>Continue by e-mail</Trans>
          </Button>
        )}
        <OAuthButtons />
        {mode === 'signin' && <PasskeyButton />}
      </OtherWays>
      {createsAccounts && <Agreed mode={mode} />}
    </>
  );
}

/** The heading, and the link to the other mode, at the top where a phone shows it without scrolling. */
function Welcome({ mode }: { mode: AuthMode }) {
  return (
    <StepHead title={mode === 'signup' ? <Trans>Create an account</Trans> : <Trans>Welcome back</Trans>}>
      <OtherMode mode={mode} />
    </StepHead>
  );
}

function OtherMode({ mode }: { mode: AuthMode }) {
  // Without React the links would load another page, without what was typed.
  return (
    <p>
      {mode === 'signup' ? (
        <Trans>
          Have an account?{' '}
          <TextLink data-needs-app to="/auth" search={{ mode: 'signin' }}>
            Sign in
          </TextLink>
        </Trans>
      ) : (
        <Trans>
          New here?{' '}
          <TextLink data-needs-app to="/auth" search={{ mode: 'signup' }}>
            Create an account
          </TextLink>
        </Trans>
      )}
    </p>
  );
}
