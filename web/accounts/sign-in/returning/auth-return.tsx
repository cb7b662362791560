import { ONE_TIME_CODE_LIFE_MS } from '@hirfa/domain/accounts';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Unlink from 'lucide-react/icons/unlink';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { useSession } from '../../../kit/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { meQuery } from '../../common/queries.ts';
import { isWrongCode } from '../auth-errors.ts';
import { AuthProblem } from '../auth-problem.tsx';
import { BackToSignIn } from '../back-to-sign-in.tsx';
import { Cancelled, OAuthProblemCard, Refused } from '../oauth/oauth-problem.tsx';
import { ConfirmedElsewhere } from '../email/confirmed-elsewhere.tsx';
import { ConfirmOAuthEmail } from '../oauth/confirm-oauth-email.tsx';
import { clearReturn, storedReturn } from '../return-data/returned.ts';
import type { Returned } from '../return-data/returned-address.ts';
import { SecondFactorForm } from '../second-factor/second-factor-form.tsx';
import { StepCard } from '../step-card.tsx';
import { StepHead } from '../step-head.tsx';
import { useExchange } from './use-exchange.ts';

const HOURS = ONE_TIME_CODE_LIFE_MS.signup / 3_600_000;

type AuthReturnProps = {
  onSignedIn: (type: 'signup' | 'recovery' | null) => void;
  /** The person keeps the current account. */
  onStay: () => void;
  /** The person wants another sign-in method. */
  onOtherWays: () => void;
};

/** Handles the return from the link of a mail or from another site. 2.4 */
export function AuthReturn({ onSignedIn, onStay, onOtherWays }: AuthReturnProps) {
  const [returned] = useState(storedReturn);
  const { confirm, problem } = returned;
  if (confirm !== null)
    return <ConfirmOAuthEmail {...confirm} onSignedIn={() => onSignedIn(null)} onBack={onOtherWays} />;
  if (problem === 'cancelled') return <Cancelled onBack={onOtherWays} />;
  if (problem !== null) return <Refused problem={problem} />;
  return <CodeReturn returned={returned} onSignedIn={onSignedIn} onStay={onStay} />;
}

/** Exchanges the returned code. */
function CodeReturn({ returned, onSignedIn, onStay }: Omit<AuthReturnProps, 'onOtherWays'> & { returned: Returned }) {
  const session = useSession();
  const [isSignedIn] = useState(() => session().signedIn());
  const exchange = useExchange(returned, () => onSignedIn(returned.type));
  const canExchange = returned.code !== null && !returned.hasTokens;
  useOnce(() => {
    if (!canExchange) {
      clearReturn();
      session().log.record('CONFIRMATION_EXPIRED');
    } else if (!isSignedIn) exchange.send();
  });

  function stay() {
    clearReturn();
    onStay();
  }

  if (!canExchange) return <ExpiredLink hasTokens={returned.hasTokens} />;
  // Links of mails state their type.
  if (exchange.error && isWrongCode(exchange.error))
    return returned.type === null ? <OAuthProblemCard problem="invalid_code" /> : <ExpiredLink hasTokens={false} />;
  if (exchange.error) return <ServerUnreachable error={exchange.error} again={exchange.send} />;
  if (!exchange.isPending && !exchange.isDone && isSignedIn)
    return <SwitchAccount onSwitch={exchange.send} onStay={stay} />;
  const proven = exchange.answer;
  if (proven !== undefined && 'second_factor' in proven)
    return (
      <StepCard>
        <SecondFactorForm
          challenge={proven.second_factor.challenge}
          onPassed={() => onSignedIn(returned.type)}
          back={<BackToSignIn />}
        />
      </StepCard>
    );
  if (proven !== undefined && 'confirmed' in proven)
    return (
      <StepCard>
        <div>
          <ConfirmedElsewhere email={proven.confirmed} />
        </div>
      </StepCard>
    );
  return (
    <StepCard>
      <StepHead icon={<Spinner />} title={<Trans>One moment</Trans>}>
        <p>
          <Trans>We are opening your account.</Trans>
        </p>
      </StepHead>
    </StepCard>
  );
}

/** Runs work once after the first render, also when React runs effects twice. */
function useOnce(work: () => void) {
  const begin = useEffectEvent(work);
  const began = useRef(false);
  useEffect(() => {
    if (began.current) return;
    began.current = true;
    begin();
  }, []);
}

/** Asks a signed-in person before a link changes the account. */
function SwitchAccount({ onSwitch, onStay }: { onSwitch: () => void; onStay: () => void }) {
  const { data: me } = useQuery(meQuery(useOrpc()));
  return (
    <StepCard>
      <StepHead icon={<CircleHelp aria-hidden />} title={<Trans>Switch accounts?</Trans>}>
        <p>
          {me && (
            <Trans>
              You are signed in as <bdi>{me.email ?? me.phone_number}</bdi>.
            </Trans>
          )}{' '}
          <Trans>The link you opened may be for another account. Continue only if you asked for it yourself.</Trans>
        </p>
      </StepHead>
      <div className="flex flex-col gap-3">
        <Button wide onClick={onStay}>
          <Trans>Stay in my account</Trans>
        </Button>
        <Button variant="secondary" wide onClick={onSwitch}>
          <Trans>Continue with the link</Trans>
        </Button>
      </div>
    </StepCard>
  );
}

function ExpiredLink({ hasTokens }: { hasTokens: boolean }) {
  return (
    <StepCard>
      <StepHead icon={<Unlink aria-hidden />} title={<Trans>This link does not work</Trans>}>
        <p>
          {hasTokens ? (
            <Trans>It carried a key to an account in its address, where others could read it. We discarded it.</Trans>
          ) : (
            <Trans>
              Links work once, for {HOURS} hours. If your e-mail is confirmed already, just sign in. If not, signing in
              sends you a new mail.
            </Trans>
          )}
        </p>
      </StepHead>
      <div className="flex flex-col gap-3">
        <ButtonLink to="/auth" search={{ mode: 'signin' }} wide>
          <Trans>Sign in</Trans>
        </ButtonLink>
        <ButtonLink to="/auth" search={{ mode: 'signup' }} variant="secondary" wide>
          <Trans>Create an account</Trans>
        </ButtonLink>
      </div>
    </StepCard>
  );
}

function ServerUnreachable({ error, again }: { error: unknown; again: () => void }) {
  return (
    <StepCard>
      <StepHead icon={<Unlink aria-hidden />} title={<Trans>Almost there</Trans>} />
      <div className="flex flex-col gap-5">
        <AuthProblem error={error} />
        <Button wide onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </StepCard>
  );
}
