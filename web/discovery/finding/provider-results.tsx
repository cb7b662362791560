import { Plural, Trans } from '@lingui/react/macro';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ProviderSort } from '@hirfa/domain/search';
import { lazy, Suspense, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import type { ProviderSearch } from '../filters/provider-search.ts';
import { foundGrid } from '../provider-list-skeleton.tsx';
import { ProviderCount } from '../counts.tsx';
import { countsQuery, providersQuery } from '../queries.ts';
import { Understood } from '../search/understood.tsx';
import { ChosenRow, FILTERS_ID } from './chosen-row.tsx';
import { FilterChoices } from './filter-choices.tsx';
import { FoundCard } from './found-card.tsx';
import { NobodyFound, type WayOut } from './nobody-found.tsx';
import { nearSearch } from './near-search.ts';
import { OthersNear } from './others-near.tsx';
import { OtherMeanings } from './other-meanings.tsx';
import { SortField } from './sort-field.tsx';
import { useAsked } from './use-asked.ts';

const FilterSheet = lazy(() => import('./filter-sheet.tsx'));

type ProviderResultsProps = {
  search: ProviderSearch;
  /** Where nobody is found. */
  ways: readonly WayOut[];
  onSort: (sort: ProviderSort | undefined) => void;
};

/** The providers of a search beside its filters, which a phone has in a sheet. */
export function ProviderResults({ search, ways, onSort }: ProviderResultsProps) {
  const [isOpen, setOpen] = useState(false);
  const orpc = useOrpc();
  const of = useAsked(search);
  const { data: counts } = useSuspenseQuery(countsQuery(orpc, search));
  const list = useSuspenseInfiniteQuery(providersQuery(orpc, search));
  const providers = list.data.pages.flatMap((page) => page.items);
  const near = nearSearch(of, list.data.pages);
  return (
    <>
      {/* The area is among what is chosen, and names are not corrected. */}
      {of.meaning && of.meaning.trades.length > 0 && <Understood meaning={{ ...of.meaning, area: null }} />}
      <OtherMeanings of={of} />
      <ChosenRow of={of} onOpen={() => setOpen(true)} />
      <div className="lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:items-start lg:gap-8">
        <aside id={FILTERS_ID} aria-labelledby="filters-heading" className={aside}>
          <h2 id="filters-heading" className="section-text mb-4">
            <Trans context="heading of filters">Filters</Trans>
          </h2>
          <FilterChoices of={of} counts={counts} />
        </aside>
        {providers.length === 0 && !list.hasNextPage ? (
          <NobodyFound of={of} counts={counts} ways={ways} />
        ) : (
          <div>
            <div className="mb-2 flex min-h-11 items-center justify-between gap-3">
              <p aria-live="polite" className="text-s font-semibold text-ink-0">
                <FoundCount count={counts.total} isCapped={counts.is_capped} />
              </p>
              <SortField search={search} onSort={onSort} />
            </div>
            <ul className={foundGrid}>
              {providers.map((provider) => (
                <li key={provider.id} className="min-w-0 md:only:col-span-2">
                  <FoundCard provider={provider} area={of.area} asked={of.search} level={2} />
                </li>
              ))}
            </ul>
            <LoadMore list={list} />
            {near && <OthersNear search={near} found={providers} />}
          </div>
        )}
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet search={search} isOpen onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** On a phone, which has the sheet, only where scripts do not run and its address leads here. */
const aside =
  'max-lg:not-target:hidden max-lg:mb-6 scroll-mt-4 lg:sticky lg:top-6 lg:-ms-2 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:overscroll-y-contain lg:ps-2 lg:pe-3 lg:pb-6 lg:[scrollbar-width:thin]';

function FoundCount({ count, isCapped }: { count: number; isCapped: boolean }) {
  if (!isCapped) return <ProviderCount count={count} />;
  return <Plural value={count} one="# provider or more" other="# providers or more" />;
}
