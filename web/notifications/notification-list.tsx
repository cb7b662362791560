import type { Notification, NotificationList as Show } from '@hirfa/contract/notifications';
import { cairoDay } from '@hirfa/domain/market';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import CheckCheck from 'lucide-react/icons/check-check';
import type { ReactNode } from 'react';
import { useOrpc } from '../kit/use-orpc.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { byDay } from '../ui/days/by-day.ts';
import { DayName } from '../ui/days/day-name.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { QueryList } from '../ui/feedback/query-list.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { Steady } from '../ui/steady/steady.tsx';
import { toast } from '../ui/toasts/toast.ts';
import { NotificationRow } from './notification-row.tsx';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';
import { notificationsQuery } from './queries.ts';
import { useReadNotifications } from './use-read.ts';

/** Whether it is known that the person has no notification at all. */
export function useHasNoNotifications(): boolean {
  const { data } = useInfiniteQuery(notificationsQuery(useOrpc()));
  return data?.pages[0]?.items.length === 0;
}

/** The person's notifications of one kind, newest first, page by page; new ones appear by themselves. */
export function NotificationList({ show }: { show?: Show }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(notificationsQuery(useOrpc(), show));
  const reading = useReadNotifications();
  return (
    <QueryList
      query={query}
      failed={t`Your notifications could not be loaded`}
      skeleton={<NotificationsSkeleton />}
      empty={<NoNotifications show={show} />}
    >
      {(items, more) => (
        <Notifications
          show={show}
          items={items}
          count={query.data?.pages[0]?.unread_count ?? 0}
          readAt={query.dataUpdatedAt}
          reading={reading}
          more={more}
        />
      )}
    </QueryList>
  );
}

type NotificationsProps = {
  show: Show | undefined;
  items: readonly Notification[];
  /** How many are unread. */
  count: number;
  readAt: number;
  reading: ReturnType<typeof useReadNotifications>;
  more: ReactNode;
};

function Notifications({ show, items, count, readAt, reading: { mutate, isPending }, more }: NotificationsProps) {
  const { t } = useLingui();
  const [newest] = items;
  const hasUnread = items.some(({ read_at }) => read_at === null) || (show === undefined && count > 0);
  const read = (marks: Parameters<typeof mutate>[0]) =>
    mutate(marks, { onError: () => toast({ tone: 'bad', title: t`That could not be saved. Please try again.` }) });
  return (
    <Steady className="flex flex-col gap-6">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p className="text-s whitespace-nowrap text-ink-1 max-sm:text-xs">
          {(show === undefined || show === 'unread') && <UnreadCount count={count} />}
        </p>
        {hasUnread && newest !== undefined && (
          <Button
            variant="secondary"
            className="whitespace-nowrap max-sm:px-4"
            pending={isPending}
            onClick={() => read({ until: newest.id, ...(show && { show }) })}
          >
            {!isPending && <CheckCheck aria-hidden className="max-sm:hidden" />}
            <Trans>Mark all as read</Trans>
          </Button>
        )}
      </div>
      {byDay(items, ({ created_at }) => created_at).map(({ day, items: news }) => (
        <section key={day}>
          <h2 className="section-text mb-3">
            <DayName day={day} today={cairoDay(new Date(readAt))} />
          </h2>
          <Card>
            <ul className="divide-y divide-sand-2">
              {news.map((each) => (
                <NotificationRow key={each.id} news={each} onRead={() => read({ ids: [each.id] })} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      {more}
    </Steady>
  );
}

/** Counts all, so that it stands only above lists of all. */
function UnreadCount({ count }: { count: number }) {
  if (count === 0) return <Trans>You have read everything</Trans>;
  return <Plural value={count} one="# unread" other="# unread" />;
}

function NoNotifications({ show }: { show: Show | undefined }) {
  const { t } = useLingui();
  if (show === undefined)
    return (
      <EmptyState
        scene="no-notifications"
        heading={t`No notifications yet`}
        text={<Trans>Answers, changes and payments of your bookings stand here, the newest first.</Trans>}
        action={
          <ButtonLink to="/services">
            <Trans>Find a service</Trans>
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      scene={show === 'unread' ? 'all-done' : 'no-notifications'}
      heading={show === 'unread' ? t`You have read everything` : t`Nothing of this kind yet`}
      text={<Trans>New ones appear here by themselves.</Trans>}
      action={
        <ButtonLink to="/notifications" variant="secondary">
          <Trans>Show all notifications</Trans>
        </ButtonLink>
      }
    />
  );
}
