import type { Me } from '@hirfa/contract/accounts';
import { Trans } from '@lingui/react/macro';
import { ResetLinkButton } from '../sign-in/email/reset-link-button.tsx';
import { ChangePassword } from './change-password.tsx';

/** Changes the password. A mail leads to a first password, or to a new one if it was forgotten. */
export function PasswordSection({ me }: { me: Me }) {
  if (me.has_password) return <ChangePassword email={me.email} />;
  if (me.email !== null)
    return (
      <div className="flex flex-col gap-3">
        <p className="text-s text-ink-1">
          <Trans>You sign in without a password. If you want one as well, we can e-mail you a link to choose it.</Trans>
        </p>
        <ResetLinkButton email={me.email} />
      </div>
    );
  return (
    <p className="text-s text-ink-1">
      <Trans>
        You sign in by a code sent to <bdi dir="ltr">{me.phone_number}</bdi>. There is no password to steal.
      </Trans>
    </p>
  );
}
