import type { CityWithAreas } from '@hirfa/contract/catalogue';
import { textIn } from '@hirfa/domain/market';
import type { ReactNode } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import type { AreaMap } from './places.ts';

type CityAreasProps = {
  /** Nothing where the map has one city. */
  name: ReactNode;
  areas: CityWithAreas['areas'];
  map: AreaMap;
};

/** The areas of a city, each with a link to its services; on wide screens they are the tiles of the map around them. */
export function CityAreas({ name, areas, map }: CityAreasProps) {
  const language = useLanguage();
  const sorted = areas.toSorted((one, other) =>
    textIn(one, 'name', language).localeCompare(textIn(other, 'name', language), language),
  );
  return (
    <div className="lg:contents">
      {name && <h3 className="mt-6 text-l font-semibold text-ink-0 lg:sr-only">{name}</h3>}
      <ul className="mt-3 flex flex-wrap gap-2 lg:contents">
        {sorted.map((area) => {
          const [column, row] = map.places[area.slug] ?? ['auto', map.rows + 1];
          return (
            <li
              key={area.id}
              style={{ '--column': column, '--row': row }}
              className="lg:col-start-(--column) lg:row-start-(--row)"
            >
              <Link
                to="/services"
                search={{ area: area.id }}
                className={classNames(
                  'inline-flex min-h-11 items-center rounded-full border border-sand-2 bg-card px-4 text-s font-medium text-ink-0 hover:border-field-line hover:text-clay-ink',
                  'lg:flex lg:size-full lg:justify-center lg:rounded-s lg:px-0.5 lg:text-center lg:text-[0.75rem] lg:leading-snug lg:hover:bg-clay-soft',
                )}
              >
                <span className="[unicode-bidi:plaintext]">{textIn(area, 'name', language)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
