import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Link } from '../../ui/link.tsx';
import type { AdminPage } from '../../ui/admin/admin-page.ts';

type NavigationProps = {
  /** Of all rooms, in the order of the navigation. */
  pages: readonly AdminPage[];
  pathname: string;
  /** The search of everything. */
  search: ReactNode;
};

export const adminFrame = 'mx-auto lg:grid lg:max-w-[86rem] lg:grid-cols-[16rem_minmax(0,1fr)]';

/**
 * A page of the admin area beside the navigation of all of them; on a phone the navigation is a button above it,
 * except while an item of a list is open, which has the way back to its list.
 */
export function AdminFrame({ children, ...navigation }: NavigationProps & { children: ReactNode }) {
  return (
    <div data-admin-frame className={`group/frame ${adminFrame}`}>
      <AdminNavigation {...navigation} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** Going from page to page does not count again; a change that the server tells does. */
const COUNT_STALE_MS = 30_000;

/** Mirrored addresses have a language before the path. */
const isHere = (pathname: string, { to }: AdminPage) => `${pathname}/`.replace(/^\/ar\//, '/').startsWith(`${to}/`);

function AdminNavigation({ pages, pathname, search }: NavigationProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Another page closes it.
  const isOpen = openAt === pathname;
  const here = pages.find((page) => isHere(pathname, page));
  return (
    <nav
      aria-label={t`Admin pages`}
      className="px-5 pt-3 max-lg:group-has-[[data-item]]/frame:hidden lg:sticky lg:top-0 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:pe-0 lg:pt-4 lg:pb-6"
    >
      <div className="flex gap-2 lg:mb-2 lg:block">
        {search}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpenAt(isOpen ? null : pathname)}
          className="flex min-h-11 min-w-0 grow items-center justify-between gap-3 rounded-m border border-sand-2 bg-card px-4 text-s font-semibold text-ink-0 lg:hidden"
        >
          <span className="min-w-0 truncate">
            <span className={here && 'sr-only'}>
              <Trans>Admin pages</Trans>
            </span>{' '}
            {here && i18n._(here.name)}
          </span>
          <ChevronDown aria-hidden className={`size-5 shrink-0 text-ink-1 ${isOpen ? '-scale-y-100' : ''}`} />
        </button>
      </div>
      <ul
        id={id}
        className={`mt-2 flex-col gap-0.5 max-lg:rounded-m max-lg:border max-lg:border-sand-2 max-lg:bg-card max-lg:p-1.5 lg:mt-0 lg:flex ${isOpen ? 'flex' : 'hidden'}`}
      >
        {pages.map((page) =>
          page.Only ? (
            <page.Only key={page.to}>
              <Entry page={page} />
            </page.Only>
          ) : (
            <Entry key={page.to} page={page} />
          ),
        )}
      </ul>
    </nav>
  );
}

function Entry({ page }: { page: AdminPage }) {
  const { i18n } = useLingui();
  const Icon = page.icon;
  return (
    <li>
      <Link
        to={page.to}
        className="flex min-h-11 items-center gap-3 rounded-s px-3 text-s font-medium text-ink-1 hover:bg-sand-1 hover:text-ink-0 aria-[current=page]:bg-sand-1 aria-[current=page]:font-semibold aria-[current=page]:text-teal [&_svg]:size-5 [&_svg]:shrink-0"
      >
        <Icon aria-hidden />
        <span className="min-w-0 grow">{i18n._(page.name)}</span>
        {page.waiting && <Waiting {...page.waiting} />}
      </Link>
    </li>
  );
}

function Waiting({ query, words }: NonNullable<AdminPage['waiting']>) {
  const { i18n } = useLingui();
  const { data: count = 0 } = useQuery({ ...query(useOrpc()), staleTime: COUNT_STALE_MS });
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-clay-soft px-2 py-0.5 text-xs font-semibold text-clay-ink tabular-nums">
      <span aria-hidden>{i18n.number(count)}</span>
      <span className="sr-only">{i18n._(words(count))}</span>
    </span>
  );
}
