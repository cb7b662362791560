import { PROVIDER_SORTS, type ProviderSort } from '@hirfa/domain/search';
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { pathIn } from '../../kit/i18n.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import type { ProviderSearch } from '../filters/provider-search.ts';

type SortFieldProps = { search: ProviderSearch; onSort: (sort: ProviderSort | undefined) => void };

/** The order of the found; without scripts its form has a button. */
export function SortField({ search: { sort = 'relevance', ...search }, onSort }: SortFieldProps) {
  const { t } = useLingui();
  const words: Record<ProviderSort, string> = {
    relevance: t`Best match`,
    rating: t`Highest rated`,
    price: t`Lowest price`,
    jobs: t`Most jobs`,
    soonest: t`Free soonest`,
  };
  return (
    <form action={pathIn(useLanguage(), '/services')} className="flex items-center gap-2">
      {Object.entries({ ...search, show: 'providers' }).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={String(value)} />,
      )}
      <label className="relative inline-flex min-h-11 items-center rounded-full has-[select:focus-visible]:outline-2 has-[select:focus-visible]:outline-teal">
        <span className="sr-only">
          <Trans>Sort by</Trans>
        </span>
        <select
          name="sort"
          value={sort}
          onChange={({ target }) => onSort(sortIn(target.value))}
          className="min-h-11 appearance-none rounded-full bg-transparent ps-3 pe-7 text-end text-s font-semibold text-ink-1 outline-none"
        >
          {PROVIDER_SORTS.map((each) => (
            <option key={each} value={each}>
              {words[each]}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute end-2 size-4 text-ink-1" />
      </label>
      <button type="submit" className={buttonStyle({ variant: 'secondary' }, 'not-noscript:hidden')}>
        <Trans>Sort</Trans>
      </button>
    </form>
  );
}

const sortIn = (value: string) => PROVIDER_SORTS.find((each) => each === value);
