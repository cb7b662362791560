export { notificationsAdminPages } from './admin/admin-pages.ts';
export { AnnouncementForm } from './admin/announcement-form.tsx';
export { AnnouncementHistory } from './admin/announcement-history.tsx';
export { LineTest } from './line/line-test.tsx';
export { NotificationList, useHasNoNotifications } from './notification-list.tsx';
export { NotificationsSkeleton } from './notifications-skeleton.tsx';
export { useNotificationToasts } from './use-notification-toasts.ts';
export { useUnreadCount } from './use-unread-count.ts';
