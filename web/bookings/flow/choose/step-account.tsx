import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/link.tsx';

/**
 * The last step before paying, for a person who is not signed in. Most of them are new. `onLeave` remembers the path
 * back.
 */
export function AccountStep({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-1">
        <Trans>
          Your booking needs an account, so that you can follow it and change it. Everything you chose is kept.
        </Trans>
      </p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <ButtonLink to="/auth" search={{ mode: 'signup' }} onClick={onLeave} size="l">
          <Trans>Create an account</Trans>
        </ButtonLink>
        <ButtonLink to="/auth" search={{ mode: 'signin' }} onClick={onLeave} size="l" variant="secondary">
          <Trans>I have an account</Trans>
        </ButtonLink>
      </div>
      <p className="text-s text-ink-2">
        <Trans>You come straight back to your booking.</Trans>
      </p>
    </div>
  );
}
