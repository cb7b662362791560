import type { Category } from '@hirfa/contract/catalogue';
import { Trans } from '@lingui/react/macro';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOrpc } from '../kit/use-orpc.ts';
import { LoadMore } from '../ui/feedback/load-more.tsx';
import { NothingFound } from './nothing-found.tsx';
import { tileGrid } from './provider-list-skeleton.tsx';
import { ProviderTile } from './provider-tile.tsx';
import { providersQuery, type ServiceSearch, servicesQuery } from './queries.ts';
import { Section } from './section.tsx';
import { ServiceList } from './service-list.tsx';

type SearchResultsProps = { search: ServiceSearch; categories: readonly Category[] };

/** The services of a search, and providers by its words. */
export function SearchResults({ search, categories }: SearchResultsProps) {
  const { data } = useSuspenseInfiniteQuery(servicesQuery(useOrpc(), search));
  const hasServices = data.pages.some((page) => page.items.length > 0);
  const nothing = <NothingFound search={search} categories={categories} />;
  if (search.q) return <WithProviders search={search} hasServices={hasServices} nothing={nothing} />;
  return hasServices ? <ServiceList search={search} /> : nothing;
}

type WithProvidersProps = { search: ServiceSearch; hasServices: boolean; nothing: ReactNode };

function WithProviders({ search, hasServices, nothing }: WithProvidersProps) {
  const list = useSuspenseInfiniteQuery(providersQuery(useOrpc(), search));
  const providers = list.data.pages.flatMap((page) => page.items);
  if (!hasServices && providers.length === 0) return nothing;
  return (
    <>
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
