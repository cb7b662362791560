import type { ProviderCounts } from '@hirfa/contract/discovery';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { categoriesQuery } from '../../kit/rare-data/categories-query.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { CategoryGrid } from '../category-grid.tsx';
import { ProviderCount } from '../counts.tsx';
import type { Asked } from '../filters/asked.ts';
import { type FilterChoice, type FilterGroup, groupsOf } from '../filters/filter-groups.tsx';
import { ChosenWords, DayName } from '../filters/filter-words.tsx';
import { type FilterName, filtersOf, type ProviderSearch } from '../filters/provider-search.ts';
import { ProviderSearchLink } from './provider-search-link.tsx';

/** The search without one of its filters, and how many it finds. */
export interface WayOut {
  name: FilterName;
  search: ProviderSearch;
  count: number;
}

/** So many other choices are offered of each kind. */
const MOST = 3;

type NobodyFoundProps = { of: Asked; counts: ProviderCounts; ways: readonly WayOut[] };

/** Nobody fits: the filters without which somebody does, other times, other categories. */
export function NobodyFound({ of, counts, ways }: NobodyFoundProps) {
  const { t } = useLingui();
  const open = ways
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST);
  const nearest = nearestOf(of, groupsOf(of, counts));
  const { data: categories } = useSuspenseQuery(categoriesQuery(useOrpc()));
  return (
    <div className="flex flex-col gap-10">
      <EmptyState
        scene="no-results"
        heading={filtersOf(of.search).length > 0 ? t`Nobody fits all of that` : t`Nothing matches that`}
        text={
          open.length + nearest.length > 0 ? (
            <Trans>Change one thing, and somebody does:</Trans>
          ) : (
            <Trans>Try another word, or choose a category.</Trans>
          )
        }
        action={
          open.length + nearest.length > 0 && (
            <ul className="flex flex-col gap-2.5 sm:items-center">
              {nearest.map((choice) => (
                <WayLink key={choice.id} search={choice.search} count={choice.count}>
                  {choice.search.day === of.search.day || !choice.search.day ? (
                    choice.label
                  ) : (
                    <DayName day={choice.search.day} />
                  )}
                </WayLink>
              ))}
              {open.map(({ name, search, count }) => (
                <WayLink key={name} search={search} count={count}>
                  <Without of={of} name={name} />
                </WayLink>
              ))}
            </ul>
          )
        }
      />
      {open.length === 0 && <CategoryGrid categories={categories.items} />}
    </div>
  );
}

function Without({ of, name }: { of: Asked; name: FilterName }) {
  const words = (
    <bdi>
      <ChosenWords of={of} name={name} />
    </bdi>
  );
  return <Trans context="filter">Without “{words}”</Trans>;
}

function WayLink({ search, count, children }: { search: ProviderSearch; count: number; children: ReactNode }) {
  return (
    <li>
      <ProviderSearchLink
        search={search}
        className={buttonStyle({ variant: 'secondary', wide: true }, 'flex-wrap gap-y-0')}
      >
        <span>{children}</span>
        <span className="font-normal text-ink-2">
          <ProviderCount count={count} />
        </span>
      </ProviderSearchLink>
    </li>
  );
}

/** The other parts of the same day, and the next day, on which somebody is free. */
function nearestOf({ search }: Asked, groups: readonly FilterGroup[]): FilterChoice[] {
  const choicesOf = (name: FilterName) => groups.find((group) => group.name === name)?.choices ?? [];
  const isFree = ({ count, isChosen }: FilterChoice) => count > 0 && !isChosen;
  const parts = search.part === undefined ? [] : choicesOf('part').filter(isFree);
  const days = search.day === undefined ? [] : choicesOf('day');
  const chosen = days.findIndex(({ isChosen }) => isChosen);
  const next = days.slice(chosen + 1).find(isFree) ?? days.slice(0, chosen).findLast(isFree);
  return [...parts, ...(next ? [next] : [])].slice(0, MOST);
}
