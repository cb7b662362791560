import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../../kit/use-language.ts';
import { useSignedIn } from '../../common/use-signed-in.ts';
import { rememberSignUp } from '../email/asked-sign-up.ts';
import { ConfirmForm } from '../email/confirm-form.tsx';
import { startOAuth } from './start-oauth.ts';
import { dropReturn } from '../return-data/returned.ts';
import type { ToConfirm } from '../return-data/returned-address.ts';
import { StepCard } from '../step-card.tsx';

type ProveEmailProps = ToConfirm & { onSignedIn: () => void; onBack: () => void };

/** An OAuth provider gave an e-mail that it has not verified: a code was sent there. */
export function ProveEmail({ email, oauthProvider, onSignedIn, onBack }: ProveEmailProps) {
  const language = useLanguage();
  const signedIn = useSignedIn();
  const goOn = useEffectEvent(onSignedIn);
  // The mail's link, opened in this browser, counts as asked for here.
  useEffect(() => rememberSignUp(email), [email]);
  useEffect(() => {
    if (signedIn !== true) return;
    dropReturn();
    goOn();
  }, [signedIn]);
  return (
    <StepCard>
      <div>
        <ConfirmForm email={email} again={() => startOAuth(oauthProvider, language)} onBack={onBack} />
      </div>
    </StepCard>
  );
}
