import type { OAuthProblem } from '@hirfa/domain/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import Hourglass from 'lucide-react/icons/hourglass';
import MailQuestion from 'lucide-react/icons/mail-question-mark';
import Unlink from 'lucide-react/icons/unlink';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '../../../kit/use-session.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { OtherWays } from '../other-ways.tsx';
import { OAuthButtons } from './oauth-buttons.tsx';
import { clearReturn } from '../return-data/returned.ts';
import { StepCard } from '../step-card.tsx';
import { StepHead } from '../step-head.tsx';

type ShownProblem = Exclude<OAuthProblem, 'cancelled'>;

const TEXTS: Record<ShownProblem, { icon: ReactNode; title: ReactNode; text: ReactNode }> = {
  invalid_code: {
    icon: <Unlink aria-hidden />,
    title: <Trans>Signing in did not work</Trans>,
    text: <Trans>It took too long, or was opened elsewhere. Please start again in this tab.</Trans>,
  },
  email_not_verified: {
    icon: <MailQuestion aria-hidden />,
    title: <Trans>Your e-mail is not confirmed there</Trans>,
    text: (
      <Trans>
        That account has no confirmed e-mail, so we can’t be sure it is yours. Choose another account, or sign in
        another way.
      </Trans>
    ),
  },
  too_many_requests: {
    icon: <Hourglass aria-hidden />,
    title: <Trans>Too many mails</Trans>,
    text: <Trans>We sent several codes to your e-mail already. Type the latest one, or try again in an hour.</Trans>,
  },
  service_unavailable: {
    icon: <CloudOff aria-hidden />,
    title: <Trans>The other site does not answer</Trans>,
    text: <Trans>Please try again in a moment, or sign in another way.</Trans>,
  },
};

/** Sends a person who cancelled back at once. */
export function Cancelled({ onBack }: { onBack: () => void }) {
  const { t } = useLingui();
  useHandleReturn(() => {
    toast({ title: t`You came back without signing in.` });
    onBack();
  });
  return null;
}

/** Shows the problem with which a person returned. */
export function Refused({ problem }: { problem: ShownProblem }) {
  const session = useSession();
  useHandleReturn(() => session().log.record('SIGNIN_FAILED'));
  return <OAuthProblemCard problem={problem} />;
}

/** Handles the return once, also when React runs effects twice. */
function useHandleReturn(handle: () => void): void {
  const isHandled = useRef(false);
  const handleOnce = useEffectEvent(() => {
    if (isHandled.current) return;
    isHandled.current = true;
    clearReturn();
    handle();
  });
  useEffect(() => handleOnce(), []);
}

/** Why a person returned from an OAuth provider without a session, with other methods to try. */
export function OAuthProblemCard({ problem }: { problem: ShownProblem }) {
  const { icon, title, text } = TEXTS[problem];
  return (
    <StepCard>
      <StepHead icon={icon} title={title}>
        <p>{text}</p>
      </StepHead>
      <ButtonLink to="/auth" search={{ mode: 'signin' }} wide size="l">
        <Trans>Other ways to sign in</Trans>
      </ButtonLink>
      <OtherWays>
        <OAuthButtons />
      </OtherWays>
    </StepCard>
  );
}
