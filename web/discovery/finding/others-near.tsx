import type { FoundProvider } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import type { ProviderSearch } from '../filters/provider-search.ts';
import { foundGrid } from '../provider-list-skeleton.tsx';
import { providersQuery } from '../queries.ts';
import { FoundCard } from './found-card.tsx';
import { ProviderSearchLink } from './provider-search-link.tsx';

/** So many of them are shown. */
const SHOWN = 4;

type OthersNearProps = {
  search: ProviderSearch;
  /** Who is shown already. */
  found: readonly FoundProvider[];
};

/** Below the few of a search: others in their category. */
export function OthersNear({ search, found }: OthersNearProps) {
  const { data } = useSuspenseInfiniteQuery(providersQuery(useOrpc(), search));
  const language = useLanguage();
  const others = data.pages
    .flatMap(({ items }) => items)
    .filter(({ id }) => found.every((each) => each.id !== id))
    .slice(0, SHOWN);
  const [first] = found;
  if (others.length === 0 || first === undefined) return null;
  const category = <bdi>{textIn(first.category, 'name', language)}</bdi>;
  return (
    <section aria-labelledby="others-near" className="mt-8 border-t border-sand-2 pt-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="others-near" className="section-text">
          <Trans>Others in {category}</Trans>
        </h2>
        <ProviderSearchLink search={search} className={buttonStyle({ variant: 'quiet' }, '-me-3 px-3!')}>
          <Trans context="providers">See all</Trans>
        </ProviderSearchLink>
      </div>
      <ul className={foundGrid}>
        {others.map((provider) => (
          <li key={provider.id} className="min-w-0">
            <FoundCard provider={provider} />
          </li>
        ))}
      </ul>
    </section>
  );
}
