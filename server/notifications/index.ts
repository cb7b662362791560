export { listAnnouncements } from './announcements/read-announcements.ts';
export { mails } from './tables.ts';
export type { NotificationServices } from './services.ts';
