export { listAnnouncements } from './announcements/read-announcements.ts';
export { failWaitingMails } from './queries.ts';
export { mails } from './tables.ts';
export { failWaitingTexts } from './texts/queries.ts';
export { textMessages } from './texts/tables.ts';
export type { NotificationServices } from './services.ts';
