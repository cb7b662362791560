import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import type { ProviderSearch } from '../filters/provider-search.ts';
import type { SearchView } from '../filters/search-view.ts';

const link = 'inline-flex min-h-11 grow items-center justify-center rounded-full px-5 text-s font-semibold sm:grow-0';
const here = 'bg-card text-ink-0 shadow-1';
const there = 'text-ink-1 hover:text-ink-0';

/** The two views of a search, as links. */
export function SearchViews({ view, search }: { view: SearchView; search: ProviderSearch }) {
  const { t } = useLingui();
  const to = (show: SearchView) => ({
    to: '/services' as const,
    search: { ...search, show },
    activeOptions: { exact: true },
    'aria-current': view === show ? ('true' as const) : undefined,
    className: classNames(link, view === show ? here : there),
  });
  return (
    <nav aria-label={t`Views`} className="flex gap-1 rounded-l bg-sand-1 p-1 sm:self-start lg:self-auto">
      <Link {...to('services')}>
        <Trans>Services</Trans>
      </Link>
      <Link {...to('providers')}>
        <Trans>Providers</Trans>
      </Link>
    </nav>
  );
}
