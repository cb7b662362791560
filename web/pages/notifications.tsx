import type { NotificationList as Filter } from '@hirfa/contract/notifications';
import { usedGroups } from '@hirfa/domain/notifications';
import { useOwnSearch } from '../kit/use-own-search.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import Settings2 from 'lucide-react/icons/settings-2';
import { useState } from 'react';
import { NotificationList, NotificationsSkeleton, useHasNoNotifications } from '../notifications/index.ts';
import { ListPageSkeleton } from '../ui/feedback/list-page-skeleton.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { Tabs } from '../ui/tabs.tsx';

/** What an address can name instead of all. The first page loads this, so that it is not read from the catalogue. */
const FILTERS: readonly Filter[] = ['unread', 'bookings', 'money', 'messages', 'account', 'favourites', 'news'];

export const Route = createFileRoute('/_frame/_signed-in/notifications')({
  validateSearch: ({ show }: Record<string, unknown>): { show?: Filter } => {
    const known = FILTERS.find((each) => each === show);
    return known === undefined ? {} : { show: known };
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Notifications · Hirfa` }] }),
  component: Notifications,
  pendingComponent: NotificationsPending,
});

function Notifications() {
  const { t: text } = useLingui();
  const { show } = useOwnSearch(Route);
  const navigate = Route.useNavigate();
  // Who has chosen a filter keeps the filters.
  const [hasFiltered, setFiltered] = useState(show !== undefined);
  if (show !== undefined && !hasFiltered) setFiltered(true);
  const hasNone = useHasNoNotifications() && !hasFiltered;
  const names: Record<Filter, string> = {
    unread: text`Unread`,
    bookings: text`Bookings`,
    money: text`Money`,
    messages: text`Messages`,
    account: text`Account`,
    favourites: text({ message: 'Saved', context: 'favourites' }),
    news: text`News`,
  };
  const filters = (['unread', ...usedGroups()] as const).map((value) => ({
    value,
    label: names[value],
    content: <NotificationList show={value} />,
  }));
  return (
    <div className="page-width max-w-3xl! py-6">
      <div className="mb-5 flex items-center justify-between gap-4">
        <h1 className="title-text lg:text-[2.25rem]">
          <Trans>Notifications</Trans>
        </h1>
        <ButtonLink to="/profile/settings" hash="notifications" variant="quiet" className="-me-3.5 px-3.5!">
          <Settings2 aria-hidden />
          <span className="max-sm:sr-only">
            <Trans>Notification settings</Trans>
          </span>
        </ButtonLink>
      </div>
      {hasNone ? (
        <NotificationList />
      ) : (
        <Tabs
          many="row"
          label={text`Notifications`}
          value={show ?? 'all'}
          onChange={(next) =>
            void navigate({ search: next === 'all' ? {} : { show: next }, replace: true, resetScroll: false })
          }
          tabs={[{ value: 'all', label: text`All`, content: <NotificationList /> }, ...filters]}
        />
      )}
    </div>
  );
}

function NotificationsPending() {
  return (
    <ListPageSkeleton>
      <NotificationsSkeleton />
    </ListPageSkeleton>
  );
}
