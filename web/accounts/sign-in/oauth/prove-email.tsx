import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../../kit/use-language.ts';
import { useSignedIn } from '../../common/use-signed-in.ts';
import { rememberSignUp } from '../email/asked-sign-up.ts';
import { ConfirmForm } from '../email/confirm-form.tsx';
import { leaveFor } from './leave-for.ts';
import { dropReturn } from '../return-data/returned.ts';
import type { ToConfirm } from '../return-data/returned-address.ts';
import { StepCard } from '../step-card.tsx';

type ProveEmailProps = ToConfirm & { onSignedIn: () => void; onBack: () => void };

/** A provider has named an e-mail without vouching for it: a code was sent there. */
export function ProveEmail({ email, provider, onSignedIn, onBack }: ProveEmailProps) {
  const language = useLanguage();
  const signedIn = useSignedIn();
  const signIn = useEffectEvent(onSignedIn);
  // The mail's link, opened in this browser, is its own.
  useEffect(() => rememberSignUp(email), [email]);
  useEffect(() => {
    if (signedIn !== true) return;
    dropReturn();
    signIn();
  }, [signedIn]);
  return (
    <StepCard>
      <div>
        <ConfirmForm email={email} again={() => leaveFor(provider, language)} onBack={onBack} />
      </div>
    </StepCard>
  );
}
