import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/link.tsx';

/** To the form, whose guard asks visitors to sign in. 2.27 */
export function StartButton() {
  return (
    <ButtonLink to="/onboarding/community" preload={false} size="l" className="max-sm:w-full">
      <Trans>Start your application</Trans>
    </ButtonLink>
  );
}
