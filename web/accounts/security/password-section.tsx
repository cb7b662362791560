import type { Me } from '@hirfa/contract/accounts';
import { Trans } from '@lingui/react/macro';
import { MailMeAReset } from '../sign-in/mail-me-a-reset.tsx';
import { ChangePassword } from './change-password.tsx';

/** The password of an account: changed by who knows it, else set by a mail; who signs in by phone alone has none. */
export function PasswordSection({ me }: { me: Me }) {
  if (me.email === null)
    return (
      <p className="text-s text-ink-1">
        <Trans>
          You sign in by a code sent to <bdi dir="ltr">{me.phone_number}</bdi>; there is no password that could be stolen.
        </Trans>
      </p>
    );
  return (
    <div className="flex flex-col gap-6">
      <ChangePassword />
      <div className="flex flex-col gap-3 border-t border-sand-2 pt-6">
        <p className="text-s text-ink-1">
          <Trans>No password yet, or forgot it? A mail to your own address leads to a new one.</Trans>
        </p>
        <MailMeAReset email={me.email} />
      </div>
    </div>
  );
}
