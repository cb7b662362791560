import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { TextLink } from '../../ui/link.tsx';

/** The way in for an owner who is locked out by the tries of somebody else; `onForgot` opens the form in place. */
export function WayByMail({ onForgot }: { onForgot?: () => void }) {
  function open(event: MouseEvent) {
    if (onForgot === undefined) return;
    event.preventDefault();
    onForgot();
  }
  return (
    <Trans>
      Wasn’t you?{' '}
      <TextLink to="/reset-password" onClick={open}>
        Choose a new password by e-mail
      </TextLink>
      , and you can sign in at once.
    </Trans>
  );
}
