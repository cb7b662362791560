import type { CategoryBrief, ServiceArea } from '@hirfa/contract/catalogue';
import { addDays, type Day, startOfDay, textIn } from '@hirfa/domain/market';
import type { ProviderType } from '@hirfa/domain/providers';
import type { DayPart } from '@hirfa/domain/search';
import type { BookingMode } from '@hirfa/domain/bookings';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatRating } from '../../kit/format.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import type { Asked } from './asked.ts';
import type { FilterName } from './provider-search.ts';

/** Texts for the choices of filters. */

export function AreaName({ area }: { area: ServiceArea }) {
  return textIn(area, 'name', useLanguage());
}

export function CategoryName({ of }: { of: CategoryBrief }) {
  return textIn(of, 'name', useLanguage());
}

/** "Fri 4 Dec", which is read without knowing what day it is now. */
export function DayName({ day }: { day: Day }) {
  return <DateTime at={startOfDay(day).toISOString()} form="short-day" />;
}

/** The same in two lines; `first` is today. */
export function DayOfChoice({ day, first }: { day: Day; first: Day | undefined }) {
  const at = startOfDay(day).toISOString();
  return (
    <>
      <span className="block text-xs font-semibold">
        {day === first ? (
          <Trans>Today</Trans>
        ) : first !== undefined && day === addDays(first, 1) ? (
          <Trans>Tomorrow</Trans>
        ) : (
          <DateTime at={at} form="weekday" />
        )}
      </span>{' '}
      <span className="block text-xs">
        <DateTime at={at} form="short-date" />
      </span>
    </>
  );
}

export function PartName({ part }: { part: DayPart }) {
  if (part === 'morning') return <Trans context="time of day">Morning</Trans>;
  return part === 'afternoon' ? (
    <Trans context="time of day">Afternoon</Trans>
  ) : (
    <Trans context="time of day">Evening</Trans>
  );
}

export function PriceLimit({ pounds }: { pounds: number }) {
  const price = <Money amount={`${pounds}.00`} />;
  return <Trans>Up to {price}</Trans>;
}

export function LowestRating({ rating }: { rating: number }) {
  const least = <bdi>{formatRating(String(rating), useLocale())}</bdi>;
  return <Trans>{least} and up</Trans>;
}

export function ModeName({ mode }: { mode: BookingMode }) {
  return mode === 'online' ? <Trans>Online</Trans> : <Trans>In person</Trans>;
}

export function TypeName({ type }: { type: ProviderType }) {
  return type === 'community' ? <Trans>Community</Trans> : <Trans>Trusted essentials</Trans>;
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
