import { Trans, useLingui } from '@lingui/react/macro';
import LogIn from 'lucide-react/icons/log-in';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../../ui/link.tsx';

/**
 * Shown after paying in a browser without a session: the booking is shown after sign-in. `onLeave` remembers the path.
 */
export function SignedOutOfBooking({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      level={1}
      icon={<LogIn aria-hidden className="rtl:-scale-x-100" />}
      heading={t`You are signed out`}
      text={<Trans>Sign in to see what became of your payment. It goes on without you, nothing is lost.</Trans>}
      action={
        <ButtonLink to="/auth" search={{ mode: 'signin' }} onClick={onLeave} size="l">
          <Trans>Sign in</Trans>
        </ButtonLink>
      }
    />
  );
}
