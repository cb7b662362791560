import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/link.tsx';

export function BackToSignIn() {
  return (
    <ButtonLink to="/auth" search={{ mode: 'signin' }} variant="quiet" wide>
      <Trans>Back to sign-in</Trans>
    </ButtonLink>
  );
}
