export { mails } from './tables.ts';
export type { NotificationServices } from './services.ts';
