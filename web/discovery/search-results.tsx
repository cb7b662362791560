import type { Category } from '@hirfa/contract/catalogue';
import { Trans } from '@lingui/react/macro';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useOrpc } from '../kit/use-orpc.ts';
import { LoadMore } from '../ui/feedback/load-more.tsx';
import { NothingFound } from './nothing-found.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { tileGrid } from './provider-list-skeleton.tsx';
import { ProviderTile } from './provider-tile.tsx';
import { providersQuery, type ServiceSearch, servicesQuery, suggestQuery } from './queries.ts';
import { Section } from './section.tsx';
import { CategoryCard } from './search/category-card.tsx';
import { Understood } from './search/understood.tsx';
import { ServiceList } from './service-list.tsx';

type SearchResultsProps = { search: ServiceSearch; categories: readonly Category[] };

/** The services of a search, and providers by its words. */
export function SearchResults({ search, categories }: SearchResultsProps) {
  const { q } = search;
  const { data } = useSuspenseInfiniteQuery(servicesQuery(useOrpc(), search));
  const hasServices = data.pages.some((page) => page.items.length > 0);
  if (q !== undefined) return <Found search={{ ...search, q }} categories={categories} hasServices={hasServices} />;
  if (hasServices) return <ServiceList search={search} />;
  return search.category === undefined ? <NothingYet /> : <NothingFound search={search} categories={categories} />;
}

type FoundProps = SearchResultsProps & { search: ServiceSearch & { q: string }; hasServices: boolean };

function Found({ search, categories, hasServices }: FoundProps) {
  const orpc = useOrpc();
  const { data: meaning } = useSuspenseQuery(suggestQuery(orpc, search.q));
  const list = useSuspenseInfiniteQuery(providersQuery(orpc, search));
  const providers = list.data.pages.flatMap((page) => page.items);
  const first = meaning.suggestions.find(({ kind }) => kind !== 'provider');
  const category = first?.kind === 'category' && categories.find(({ slug }) => slug === first.category.slug);
  if (!hasServices && providers.length === 0) return <NothingFound search={search} categories={categories} />;
  return (
    <>
      <Understood meaning={meaning} />
      {category && search.category === undefined && <CategoryCard category={category} />}
      {hasServices && <ServiceList search={search} />}
      {providers.length > 0 && (
        <div className={hasServices ? 'mt-8' : undefined}>
          <Section id="providers" heading={<Trans>Providers by name</Trans>}>
            <ul className={tileGrid}>
              {providers.map((provider) => (
                <li key={provider.id} className="min-w-0">
                  <ProviderTile provider={provider} />
                </li>
              ))}
            </ul>
            <LoadMore list={list} shown={providers.length} />
          </Section>
        </div>
      )}
    </>
  );
}
