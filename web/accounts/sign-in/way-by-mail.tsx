import { Trans } from '@lingui/react/macro';
import { TextLink } from '../../ui/link.tsx';

/** The way in for an owner who is locked out by the tries of somebody else. */
export function WayByMail() {
  return (
    <Trans>
      Not your tries? <TextLink to="/reset-password">Choose a new password by e-mail</TextLink>, and you can sign in at
      once.
    </Trans>
  );
}
