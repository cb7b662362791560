import type { Category } from '@hirfa/contract/catalogue';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useOrpc } from '../kit/use-orpc.ts';
import { NothingFound } from './nothing-found.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { type ServiceSearch, servicesQuery, suggestQuery } from './queries.ts';
import { CategoryCard } from './search/category-card.tsx';
import { Understood } from './search/understood.tsx';
import { ServiceList } from './service-list.tsx';

type SearchResultsProps = { search: ServiceSearch; categories: readonly Category[] };

/** The services of a search. */
export function SearchResults({ search, categories }: SearchResultsProps) {
  const { q } = search;
  const { data } = useSuspenseInfiniteQuery(servicesQuery(useOrpc(), search));
  const hasServices = data.pages.some((page) => page.items.length > 0);
  if (!hasServices && q === undefined && search.category === undefined) return <NothingYet />;
  if (!hasServices) return <NothingFound search={search} categories={categories} />;
  return (
    <>
      {q !== undefined && <Meant q={q} search={search} categories={categories} />}
      <ServiceList search={search} />
    </>
  );
}

function Meant({ q, search, categories }: SearchResultsProps & { q: string }) {
  const { data: meaning } = useSuspenseQuery(suggestQuery(useOrpc(), q));
  const first = meaning.suggestions.find(({ kind }) => kind !== 'provider');
  const category = first?.kind === 'category' && categories.find(({ slug }) => slug === first.category.slug);
  return (
    <>
      <Understood meaning={meaning} />
      {category && search.category === undefined && <CategoryCard category={category} />}
    </>
  );
}
