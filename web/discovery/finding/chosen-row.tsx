import { Trans, useLingui } from '@lingui/react/macro';
import MapPin from 'lucide-react/icons/map-pin';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { type Asked, changed } from '../filters/asked.ts';
import { ChosenWords } from '../filters/filter-words.tsx';
import { filtersOf } from '../filters/provider-search.ts';
import { ProviderSearchLink } from './provider-search-link.tsx';

/** The part of the page with all filters: on a phone it is shown only where its address leads to it. */
export const FILTERS_ID = 'filters';

const pill =
  'relative inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border px-4 py-1.5 text-s leading-snug font-medium [&_svg]:size-4 [&_svg]:shrink-0';
const free = 'border-sand-2 bg-card text-ink-0 hover:border-field-line';

type ChosenRowProps = { of: Asked; onOpen: () => void };

/** What is chosen, each with a cross; on a phone also the way to all filters. It wraps, so that all is in sight. */
export function ChosenRow({ of, onOpen }: ChosenRowProps) {
  const { t, i18n } = useLingui();
  const names = filtersOf(of.search);
  return (
    <nav aria-label={t`Chosen filters`} className={classNames(names.length === 0 && 'lg:hidden')}>
      <ul className="flex flex-wrap gap-2">
        <li className="lg:hidden">
          <OpenFilters onOpen={onOpen}>
            <SlidersHorizontal aria-hidden />
            <Trans context="heading of filters">Filters</Trans>
            {names.length > 0 && <span className="tabular-nums text-ink-2">{i18n.number(names.length)}</span>}
          </OpenFilters>
        </li>
        {of.area === null && (
          <li className="lg:hidden">
            <OpenFilters onOpen={onOpen}>
              <MapPin aria-hidden />
              <Trans>Choose your area</Trans>
            </OpenFilters>
          </li>
        )}
        {names.map((name) => (
          <li key={name} className="max-w-full">
            <ProviderSearchLink
              search={changed(of, name)}
              className={classNames(pill, 'border-teal bg-teal pe-3 text-sand-0')}
            >
              {/* One item of the row, whose gap would tear words and amounts apart. */}
              <span className="min-w-0 wrap-anywhere">
                <span className="sr-only">
                  <Trans context="filter">Without:</Trans>{' '}
                </span>
                <ChosenWords of={of} name={name} />
              </span>
              <X aria-hidden />
            </ProviderSearchLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Opens the sheet; without scripts it leads to the filters of the page. */
function OpenFilters({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  function open(event: MouseEvent) {
    event.preventDefault();
    onOpen();
  }
  return (
    <a href={`#${FILTERS_ID}`} data-needs-app aria-haspopup="dialog" onClick={open} className={classNames(pill, free)}>
      {children}
    </a>
  );
}
