import type { NotificationList } from '@hirfa/contract/notifications';
import type { Orpc } from '../kit/orpc.ts';

const LATEST = 10;
const PAGE = 20;

/** The newest notifications and how many are unread, for the bell and the toasts of every page. */
export function latestNotificationsQuery(orpc: Orpc) {
  return orpc.notifications.listNotifications.queryOptions({ input: { limit: LATEST } });
}

/** The person's notifications, page by page; without `show` all of them. */
export function notificationsQuery(orpc: Orpc, show?: NotificationList) {
  return orpc.notifications.listNotifications.infiniteOptions({
    input: (cursor: string | undefined) => ({ limit: PAGE, ...(show && { show }), ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}
