import type { Category } from '@hirfa/contract/catalogue';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Link } from '../ui/link.tsx';
import { useLanguage } from '../kit/use-language.ts';
import type { ServiceSearch } from './queries.ts';

const row =
  '-mx-5 -my-1 overflow-x-auto overscroll-x-contain scroll-ps-5 scroll-pe-12 pt-1 pb-2 ps-5 pe-12 [scrollbar-width:thin] pointer-coarse:[scrollbar-width:none] mask-[linear-gradient(var(--fade-to),transparent,#000_3rem)] lg:mx-0 lg:overflow-visible lg:px-0 lg:mask-none';
const choice = 'inline-flex min-h-11 items-center rounded-full border px-4 text-s font-medium whitespace-nowrap';
const chosen = 'border-teal bg-teal text-sand-0';
const free = 'border-sand-2 bg-card text-ink-1 hover:border-field-line hover:text-ink-0';

/**
 * Categories as links, so that each choice has an address; in one row, which scrolls where it is too long and begins
 * with the chosen one. The search words are kept.
 */
export function ServiceFilters({ categories, search }: { categories: readonly Category[]; search: ServiceSearch }) {
  const { t } = useLingui();
  const language = useLanguage();
  const nav = useScrollToStart(search.category);
  const words = search.q ? { q: search.q } : {};
  // The router sets aria-current="page" for the exact address only; this also covers addresses with search words.
  const state = (is: boolean) => ({ 'aria-current': is, className: classNames(choice, is ? chosen : free) });
  return (
    <nav ref={nav} aria-label={t`Categories`} className={row}>
      <ul className="flex w-max gap-2 lg:w-auto lg:flex-wrap">
        <li className="-order-2 shrink-0">
          <Link to="/services" search={words} activeOptions={{ exact: true }} {...state(search.category === undefined)}>
            <Trans>All</Trans>
          </Link>
        </li>
        {categories.map((category) => (
          <li
            key={category.slug}
            className={classNames('shrink-0', search.category === category.slug && 'max-lg:-order-1')}
          >
            <Link
              to="/services"
              search={{ ...words, category: category.slug }}
              {...state(search.category === category.slug)}
            >
              {textIn(category, 'name', language)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Another choice is shown first in the row, so the row goes back to its start. */
function useScrollToStart(category: string | undefined) {
  const nav = useRef<HTMLElement>(null);
  const shown = useRef(category);
  useEffect(() => {
    if (shown.current === category) return;
    shown.current = category;
    nav.current?.scrollTo({ left: 0 });
  }, [category]);
  return nav;
}
