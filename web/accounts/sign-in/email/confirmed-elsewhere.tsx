import { Trans } from '@lingui/react/macro';
import MailCheck from 'lucide-react/icons/mail-check';
import { ButtonLink } from '../../../ui/link.tsx';
import { StepHead } from '../step-head.tsx';
import { ResetLinkButton } from './reset-link-button.tsx';

/** The e-mail is confirmed, but another browser asked for the account: nobody is signed in here. 2.16 */
export function ConfirmedElsewhere({ email }: { email: string }) {
  return (
    <>
      <StepHead icon={<MailCheck aria-hidden />} title={<Trans>Your e-mail is confirmed</Trans>}>
        <output>
          <Trans>
            The account of <bdi dir="ltr">{email}</bdi> is ready. It was asked for in another browser, so you are not
            signed in here. Please sign in.
          </Trans>
        </output>
      </StepHead>
      <div className="flex flex-col gap-6">
        <ButtonLink to="/auth" search={{ mode: 'signin' }} wide size="l">
          <Trans>Sign in</Trans>
        </ButtonLink>
        <div className="flex flex-col gap-3 border-t border-sand-2 pt-6">
          <p className="text-s text-ink-1">
            <Trans>
              For your safety, the password typed in the other browser was not kept. Choose a new one by a link.
            </Trans>
          </p>
          <ResetLinkButton email={email} wide />
        </div>
      </div>
    </>
  );
}
