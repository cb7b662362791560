import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../ui/link.tsx';

/** Shown while the platform lists no service at all. */
export function NothingYet() {
  const { t } = useLingui();
  return (
    <EmptyState
      scene="nothing"
      heading={t`No services are listed yet`}
      text={<Trans>Providers are on their way. Look again soon.</Trans>}
      action={
        <ButtonLink to="/" variant="secondary">
          <Trans>Home</Trans>
        </ButtonLink>
      }
    />
  );
}
