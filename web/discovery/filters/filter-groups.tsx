import type { ProviderCounts } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { type Asked, changed } from './asked.ts';
import {
  AreaName,
  DayName,
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

/** All filters with their choices. */
export function groupsOf(from: Asked, counts: ProviderCounts): FilterGroup[] {
  function group<Each extends { count: number }>(
    name: FilterName,
    { is_capped, choices }: Facet<Each>,
    valueOf: (each: Each) => string | number | true,
    labelOf: (each: Each) => ReactNode,
  ): FilterGroup {
    const shown = choices.map((each): FilterChoice => {
      const value = valueOf(each);
      const isChosen = from.search[name] === value;
      const search = changed(from, name, isChosen ? undefined : value);
      return { id: `${name}-${value}`, label: labelOf(each), count: each.count, isChosen, search };
    });
    return { name, isCapped: is_capped, choices: shown };
  }
  const { area } = from;
  const isListed = area === null || counts.areas.choices.some((each) => each.area.id === area.id);
  const areas = isListed ? counts.areas.choices : [{ area, count: 0 }, ...counts.areas.choices];
  const now = { is_capped: counts.now.is_capped, choices: [counts.now] };
  return [
    group(
      'area',
      { ...counts.areas, choices: areas },
      (each) => each.area.id,
      (each) => <AreaName area={each.area} />,
    ),
    group(
      'day',
      counts.days,
      ({ day }) => day,
      ({ day }) => <DayOfChoice day={day} first={counts.days.choices[0]?.day} />,
    ),
    group(
      'part',
      counts.parts,
      ({ part }) => part,
      ({ part }) => <PartName part={part} />,
    ),
    group(
      'category',
      counts.categories,
      (each) => each.category.slug,
      (each) => <CategoryName of={each.category} />,
    ),
    group(
      'max_price',
      counts.prices,
      (each) => each.max_price,
      (each) => <PriceLimit pounds={each.max_price} />,
    ),
    group(
      'min_rating',
      counts.ratings,
      (each) => each.min_rating,
      (each) => <LowestRating rating={each.min_rating} />,
    ),
    group(
      'mode',
      counts.modes,
      ({ mode }) => mode,
      ({ mode }) => <ModeName mode={mode} />,
    ),
    group(
      'type',
      counts.types,
      ({ type }) => type,
      ({ type }) => <TypeName type={type} />,
    ),
    group(
      'now',
      now,
      () => true,
      () => <Trans>Online now</Trans>,
    ),
  ];
}

/** What is chosen of one filter, in words. */
export function ChosenWords({ of: { search, area, category, service }, name }: { of: Asked; name: FilterName }) {
  const language = useLanguage();
  const words: Record<FilterName, ReactNode> = {
    area: area && <AreaName area={area} />,
    day: search.day && <DayName day={search.day} />,
    part: search.part && <PartName part={search.part} />,
    category: category && <CategoryName of={category} />,
    service: service && textIn(service, 'title', language),
    max_price: search.max_price && <PriceLimit pounds={search.max_price} />,
    min_rating: search.min_rating && <LowestRating rating={search.min_rating} />,
    mode: search.mode && <ModeName mode={search.mode} />,
    type: search.type && <TypeName type={search.type} />,
    now: <Trans>Online now</Trans>,
  };
  return words[name];
}

function CategoryName({ of }: { of: Asked['category'] & object }) {
  return textIn(of, 'name', useLanguage());
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
