import type { Me } from '@hirfa/contract/accounts';
import { Trans } from '@lingui/react/macro';
import { MailMeAReset } from '../sign-in/mail-me-a-reset.tsx';
import { ChangePassword } from './change-password.tsx';

/** The password of an account: changed by who knows it; a mail leads to a first one, or a new one where it is forgotten. */
export function PasswordSection({ me }: { me: Me }) {
  if (me.has_password)
    return (
      <div className="flex flex-col gap-6">
        <ChangePassword />
        {me.email !== null && (
          <div className="flex flex-col gap-3 border-t border-sand-2 pt-6">
            <p className="text-s text-ink-1">
              <Trans>Forgot it? A mail to your own address leads to a new one.</Trans>
            </p>
            <MailMeAReset email={me.email} />
          </div>
        )}
      </div>
    );
  if (me.email !== null)
    return (
      <div className="flex flex-col gap-3">
        <p className="text-s text-ink-1">
          <Trans>You sign in without a password. If you would like to have one as well, a mail to your own address leads to it.</Trans>
        </p>
        <MailMeAReset email={me.email} />
      </div>
    );
  return (
    <p className="text-s text-ink-1">
      <Trans>
        You sign in by a code sent to <bdi dir="ltr">{me.phone_number}</bdi>; there is no password that could be stolen.
      </Trans>
    </p>
  );
}
