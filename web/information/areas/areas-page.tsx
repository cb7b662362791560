import type { CityWithAreas } from '@hirfa/contract/catalogue';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { classNames } from '../../ui/class-names.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { Pattern } from '../../ui/pattern.tsx';
import { InfoPage } from '../info-page.tsx';
import { citiesQuery } from '../../kit/area/cities-query.ts';
import { CityAreas } from './city-areas.tsx';
import { ALEXANDRIA, type AreaMap, GREATER_CAIRO } from './places.ts';
import { SmallMap } from './small-map.tsx';
import { Water } from './water.tsx';

type City = CityWithAreas['city'];
const CITY_NAMES: Record<City, ReactNode> = {
  cairo: <Trans>Cairo</Trans>,
  giza: <Trans>Giza</Trans>,
  alexandria: <Trans>Alexandria</Trans>,
};
interface Region {
  id: string;
  name: ReactNode;
  cities: readonly City[];
  map: AreaMap;
  /** The columns of the map on wide screens. */
  columns: string;
}
const REGIONS: readonly Region[] = [
  {
    id: 'greater-cairo',
    name: <Trans>Cairo and Giza</Trans>,
    cities: ['cairo', 'giza'],
    map: GREATER_CAIRO,
    columns: 'lg:grid-cols-[repeat(4,minmax(0,1fr))_2.5rem_repeat(7,minmax(0,1fr))]',
  },
  {
    id: 'alexandria',
    name: <Trans>Alexandria</Trans>,
    cities: ['alexandria'],
    map: ALEXANDRIA,
    columns: 'lg:grid-cols-11',
  },
];

/** Where providers work; each area leads to its services. */
export function AreasPage() {
  const { items } = useSuspenseQuery(citiesQuery(useOrpc())).data;
  return (
    <InfoPage
      heading={<Trans>Where we work</Trans>}
      lead={
        <Trans>
          Choose your area, and you see who comes to you. Many lessons are online: you can book those from everywhere.
        </Trans>
      }
      first={
        <ButtonLink to="/services" size="l" className="mt-8 max-sm:w-full">
          <Trans>Browse services</Trans>
        </ButtonLink>
      }
    >
      {REGIONS.map(({ id, name, cities, map, columns }) => {
        const found = items.filter(({ city }) => cities.includes(city));
        if (found.length === 0) return null;
        return (
          <PageSection key={id} id={id} heading={name}>
            <div className="rounded-l bg-sand-1 p-5 sm:p-8 lg:hidden">
              <SmallMap map={map} />
            </div>
            <Tiles map={map} columns={columns}>
              {found.map(({ city, areas }) => (
                <CityAreas key={city} name={cities.length > 1 && CITY_NAMES[city]} areas={areas} map={map} />
              ))}
            </Tiles>
          </PageSection>
        );
      })}
    </InfoPage>
  );
}

/** On wide screens a map, whose west is on the left in both languages. */
function Tiles({ map, columns, children }: Pick<Region, 'map' | 'columns'> & { children: ReactNode }) {
  return (
    <div
      className={classNames(
        columns,
        'relative isolate lg:grid lg:auto-rows-[3.5rem] lg:gap-1 lg:overflow-hidden lg:rounded-l lg:bg-sand-1 lg:p-4 lg:pt-8 lg:[direction:ltr]',
      )}
    >
      <svg
        viewBox={`0 0 ${map.columns * 100} ${map.rows * 100}`}
        preserveAspectRatio="none"
        aria-hidden
        className="absolute inset-x-4 top-8 bottom-4 -z-10 overflow-visible max-lg:hidden"
      >
        <Water of={map.water} />
      </svg>
      <Pattern from="end" className="-z-20 text-clay opacity-10 max-lg:hidden" />
      {children}
    </div>
  );
}
