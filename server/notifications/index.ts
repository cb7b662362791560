export type { NotificationServices } from './services.ts';
