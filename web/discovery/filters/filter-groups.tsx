import type { ProviderCounts } from '@hirfa/contract/discovery';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Asked, changed } from './asked.ts';
import {
  AreaName,
  CategoryName,
  DayOfChoice,
  LowestRating,
  ModeName,
  PartName,
  PriceLimit,
  TypeName,
} from './filter-words.tsx';
import type { FilterName, ProviderSearch } from './provider-search.ts';

/** One choice of a filter: how many providers it finds, and the search with it, or without it where it is chosen. */
export interface FilterChoice {
  id: string;
  label: ReactNode;
  count: number;
  isChosen: boolean;
  search: ProviderSearch;
}

export interface FilterGroup {
  name: FilterName;
  /** There may be more than the counts. */
  isCapped: boolean;
  choices: readonly FilterChoice[];
}

interface Facet<Each> {
  is_capped: boolean;
  choices: readonly Each[];
}

/** One filter with its choices; `choiceOf` has what each of them is, and its words. */
function group<Each extends { count: number }>(
  from: Asked,
  name: FilterName,
  { is_capped, choices }: Facet<Each>,
  choiceOf: (each: Each) => { value: string | number | true; label: ReactNode },
): FilterGroup {
  const shown = choices.map((each): FilterChoice => {
    const { value, label } = choiceOf(each);
    const isChosen = from.search[name] === value;
    const search = changed(from, name, isChosen ? undefined : value);
    return { id: `${name}-${value}`, label, count: each.count, isChosen, search };
  });
  return { name, isCapped: is_capped, choices: shown };
}

/** All filters with their choices. */
export function groupsOf(from: Asked, counts: ProviderCounts): FilterGroup[] {
  const { days, now } = counts;
  const today = days.choices[0]?.day;
  return [
    group(from, 'area', areasOf(from, counts), ({ area }) => ({ value: area.id, label: <AreaName area={area} /> })),
    group(from, 'day', days, ({ day }) => ({ value: day, label: <DayOfChoice day={day} first={today} /> })),
    group(from, 'part', counts.parts, ({ part }) => ({ value: part, label: <PartName part={part} /> })),
    group(from, 'category', counts.categories, ({ category }) => ({
      value: category.slug,
      label: <CategoryName of={category} />,
    })),
    group(from, 'max_price', counts.prices, (each) => ({
      value: each.max_price,
      label: <PriceLimit pounds={each.max_price} />,
    })),
    group(from, 'min_rating', counts.ratings, (each) => ({
      value: each.min_rating,
      label: <LowestRating rating={each.min_rating} />,
    })),
    group(from, 'mode', counts.modes, ({ mode }) => ({ value: mode, label: <ModeName mode={mode} /> })),
    group(from, 'type', counts.types, ({ type }) => ({ value: type, label: <TypeName type={type} /> })),
    group(from, 'now', { is_capped: now.is_capped, choices: [now] }, () => ({
      value: true,
      label: <Trans>Online now</Trans>,
    })),
  ];
}

/** Counts leave out areas in which nobody is found; the chosen one is always among them. */
function areasOf({ area }: Asked, { areas }: ProviderCounts): ProviderCounts['areas'] {
  if (area === null || areas.choices.some((each) => each.area.id === area.id)) return areas;
  return { ...areas, choices: [{ area, count: 0 }, ...areas.choices] };
}

/** The question of a filter. */
export function FilterHeading({ name }: { name: FilterName }) {
  switch (name) {
    case 'area':
      return <Trans>Area</Trans>;
    case 'day':
      return <Trans context="filter">Day</Trans>;
    case 'part':
      return <Trans>Time of day</Trans>;
    case 'category':
    case 'service':
      return <Trans>Category</Trans>;
    case 'max_price':
      return <Trans>Price, all included</Trans>;
    case 'min_rating':
      return <Trans>Rating</Trans>;
    case 'mode':
      return <Trans>Where</Trans>;
    case 'type':
      return <Trans>Kind of services</Trans>;
    case 'now':
      return <Trans>Availability</Trans>;
  }
}
