import type { Category } from '@hirfa/contract/catalogue';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../ui/link.tsx';
import { useLanguage } from '../ui/use-language.ts';
import type { ServiceSearch } from './queries.ts';

const choice =
  'inline-flex min-h-11 shrink-0 items-center rounded-full border border-sand-2 bg-card px-4 text-s font-medium text-ink-1 hover:border-field-line hover:text-ink-0 aria-[current=true]:border-teal aria-[current=true]:bg-teal aria-[current=true]:text-sand-0';

/** Categories as links, so that each choice is an address; the words of the search stay. */
export function ServiceFilters({ categories, search }: { categories: readonly Category[]; search: ServiceSearch }) {
  const { t } = useLingui();
  const language = useLanguage();
  const words = search.q ? { q: search.q } : {};
  return (
    <nav aria-label={t`Categories`} className="-mx-4 overflow-x-auto px-4 pb-1 sm:mx-0 sm:px-0">
      <ul className="flex gap-2 sm:flex-wrap">
        <li>
          <Link
            to="/services"
            search={words}
            activeOptions={{ exact: true }}
            aria-current={search.category === undefined}
            className={choice}
          >
            <Trans>All</Trans>
          </Link>
        </li>
        {categories.map((category) => (
          <li key={category.slug}>
            <Link
              to="/services"
              search={{ ...words, category: category.slug }}
              aria-current={search.category === category.slug}
              className={choice}
            >
              {textIn(category, 'name', language)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
