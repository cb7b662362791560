export { LineTest } from './line/line-test.tsx';
export { NotificationList } from './notification-list.tsx';
export { NotificationsSkeleton } from './notifications-skeleton.tsx';
export { useNotificationToasts } from './use-notification-toasts.ts';
export { useUnreadCount } from './use-unread-count.ts';
