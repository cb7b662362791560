import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import LogIn from 'lucide-react/icons/log-in';
import MailCheck from 'lucide-react/icons/mail-check';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { meQuery } from '../../common/queries.ts';
import { useSignedIn } from '../../common/use-signed-in.ts';
import { StepCard } from '../step-card.tsx';
import { StepHead } from '../step-head.tsx';

/** Shown after a confirmation link: which account is signed in, and how to continue. 2.16 */
export function EmailConfirmed({ onContinue }: { onContinue: () => void }) {
  const signedIn = useSignedIn();
  const { data: me } = useQuery({ ...meQuery(useOrpc()), enabled: signedIn === true });
  if (signedIn !== true)
    return (
      <StepCard>
        <StepHead icon={<LogIn aria-hidden className="rtl:-scale-x-100" />} title={<Trans>Sign in to continue</Trans>}>
          <p>
            <Trans>If your e-mail is confirmed, your account is ready for you.</Trans>
          </p>
        </StepHead>
        <ButtonLink to="/auth" search={{ mode: 'signin' }} wide>
          <Trans>Sign in</Trans>
        </ButtonLink>
      </StepCard>
    );
  return (
    <StepCard>
      <StepHead icon={<MailCheck aria-hidden />} title={<Trans>Your e-mail is confirmed</Trans>}>
        {me?.email && (
          <p>
            <Trans>
              Welcome to Hirfa. You are signed in as <bdi dir="ltr">{me.email}</bdi>.
            </Trans>
          </p>
        )}
      </StepHead>
      <Button wide size="l" onClick={onContinue}>
        <Trans>Continue</Trans>
      </Button>
    </StepCard>
  );
}
