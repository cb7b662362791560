import type { OAuthProblem } from '@hirfa/domain/accounts';
import { Trans } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import MailQuestion from 'lucide-react/icons/mail-question-mark';
import Unlink from 'lucide-react/icons/unlink';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/link.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { StepCard } from './step-card.tsx';
import { StepHead } from './step-head.tsx';

type Told = Exclude<OAuthProblem, 'cancelled'>;

const TEXTS: Record<Told, { icon: ReactNode; title: ReactNode; text: ReactNode }> = {
  invalid_code: {
    icon: <Unlink aria-hidden />,
    title: <Trans>Signing in did not work</Trans>,
    text: <Trans>The way back took too long or was opened elsewhere. Please begin once more in this tab.</Trans>,
  },
  email_not_verified: {
    icon: <MailQuestion aria-hidden />,
    title: <Trans>Your e-mail is not confirmed there</Trans>,
    text: (
      <Trans>
        The site you came from does not vouch for an e-mail of yours, so it could be anybody’s. Choose another account there, or sign in in
        another way.
      </Trans>
    ),
  },
  service_unavailable: {
    icon: <CloudOff aria-hidden />,
    title: <Trans>The other site does not answer</Trans>,
    text: <Trans>Please try again in a moment, or sign in in another way.</Trans>,
  },
};

/** Why somebody came back from a provider without being in, with ways to try again. */
export function ProviderProblem({ problem }: { problem: Told }) {
  const { icon, title, text } = TEXTS[problem];
  return (
    <StepCard>
      <StepHead icon={icon} title={title}>
        <p>{text}</p>
      </StepHead>
      <div className="flex flex-col gap-3">
        <ProviderButtons />
        <ButtonLink to="/auth" search={{ mode: 'signin' }} wide>
          <Trans>Other ways to sign in</Trans>
        </ButtonLink>
      </div>
    </StepCard>
  );
}
