import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../../ui/use-language.ts';
import { useSignedIn } from '../../use-signed-in.ts';
import { rememberSignUp } from '../email/asked-sign-up.ts';
import { ConfirmForm } from '../email/confirm-form.tsx';
import { leaveFor } from './leave-for.ts';
import { dropReturn } from '../returning/returned.ts';
import type { ToConfirm } from '../returning/returned-address.ts';
import { StepCard } from '../step-card.tsx';

type ProveEmailProps = ToConfirm & { onEntered: () => void; onBack: () => void };

/** A provider has named an e-mail without vouching for it: a code was sent there. */
export function ProveEmail({ email, provider, onEntered, onBack }: ProveEmailProps) {
  const language = useLanguage();
  const signedIn = useSignedIn();
  const enter = useEffectEvent(onEntered);
  // The mail's link, opened in this browser, is its own.
  useEffect(() => rememberSignUp(email), [email]);
  useEffect(() => {
    if (signedIn !== true) return;
    dropReturn();
    enter();
  }, [signedIn]);
  return (
    <StepCard>
      <div>
        <ConfirmForm email={email} again={() => leaveFor(provider, language)} onBack={onBack} />
      </div>
    </StepCard>
  );
}
