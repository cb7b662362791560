import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../ui/link.tsx';

export function NotFound() {
  const { t } = useLingui();
  return (
    <div className="page-width py-6">
      <EmptyState
        level={1}
        scene="lost"
        heading={t`Page not found`}
        text={<Trans>The address may have changed, or the page is no longer there.</Trans>}
        action={
          <ButtonLink to="/services">
            <Trans>Browse services</Trans>
          </ButtonLink>
        }
      />
    </div>
  );
}
