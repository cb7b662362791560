export { useNotificationToasts } from './use-notification-toasts.ts';
