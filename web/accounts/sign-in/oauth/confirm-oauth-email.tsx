import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../../kit/use-language.ts';
import { useSignedIn } from '../../common/use-signed-in.ts';
import { ConfirmForm } from '../email/confirm-form.tsx';
import { startOAuth } from './start-oauth.ts';
import { clearReturn } from '../return-data/returned.ts';
import type { EmailToConfirm } from '../return-data/returned-address.ts';
import { StepCard } from '../step-card.tsx';

type ConfirmOAuthEmailProps = EmailToConfirm & { onSignedIn: () => void; onBack: () => void };

/** Confirms an e-mail address that the OAuth provider has not verified: a code was sent to it. */
export function ConfirmOAuthEmail({ email, oauthProvider, onSignedIn, onBack }: ConfirmOAuthEmailProps) {
  const language = useLanguage();
  const signedIn = useSignedIn();
  const notifySignedIn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (signedIn !== true) return;
    clearReturn();
    notifySignedIn();
  }, [signedIn]);
  return (
    <StepCard>
      <div>
        <ConfirmForm email={email} again={() => startOAuth(oauthProvider, language)} onBack={onBack} />
      </div>
    </StepCard>
  );
}
