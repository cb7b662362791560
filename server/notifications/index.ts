export { listAnnouncements } from './announcements/read-announcements.ts';
export { failWaitingMails } from './queries.ts';
export { mails } from './tables.ts';
export type { NotificationServices } from './services.ts';
