export { notificationsHandlers } from './handlers.ts';
export { askToNotify, notifyOfChange } from './notify-of-change.ts';
export { sendMail } from './send-mail.ts';
