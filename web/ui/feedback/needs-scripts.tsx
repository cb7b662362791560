import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../link.tsx';
import { EmptyState } from './empty-state.tsx';

/** Shown where a browser runs no scripts, on a page that needs them; what it replaces is `noscript:hidden`. */
export function NeedsScripts() {
  const { t } = useLingui();
  return (
    <noscript>
      <div className="page-width py-6">
        <EmptyState
          level={1}
          scene="unplugged"
          heading={t`This page needs JavaScript`}
          text={
            <Trans>
              Signing in, booking and paying work only with JavaScript. Please turn it on in your browser and load the
              page again. Services, providers and prices can be read without it.
            </Trans>
          }
          action={
            <div className="flex flex-wrap justify-center gap-3 max-[480px]:flex-col">
              <ButtonLink to="/services">
                <Trans>Browse services</Trans>
              </ButtonLink>
              <ButtonLink to="/" variant="secondary">
                <Trans>Home</Trans>
              </ButtonLink>
            </div>
          }
        />
      </div>
    </noscript>
  );
}
