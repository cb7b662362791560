import type { ProviderInstead as Instead } from '@hirfa/contract/discovery';
import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { tileGrid } from './provider-list-skeleton.tsx';
import { ProviderTile } from './provider-tile.tsx';
import { Section } from './section.tsx';

/** In place of a provider's page: whom customers can book in the same category. */
export function ProviderInstead({ instead: { is_gone, category, providers } }: { instead: Instead }) {
  const { t } = useLingui();
  return (
    <div className="page-width flex flex-col gap-8 py-6">
      <EmptyState
        level={1}
        scene="lost"
        heading={is_gone ? t`This provider is no longer on Hirfa` : t`This provider cannot be booked at the moment`}
        text={
          providers.length > 0 ? (
            <Trans>Others offer the same craft, and you can book them.</Trans>
          ) : (
            <Trans>Another service may help.</Trans>
          )
        }
        action={
          <ButtonLink to="/community/$categorySlug" params={{ categorySlug: category.slug }} variant="secondary">
            <Trans>Others in this craft</Trans>
          </ButtonLink>
        }
      />
      {providers.length > 0 && (
        <Section id="instead" heading={<Trans>Whom you can book</Trans>}>
          <ul className={tileGrid}>
            {providers.map((provider) => (
              <li key={provider.id} className="min-w-0">
                <ProviderTile provider={provider} within={category.slug} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
