export { notificationsHandlers } from './handlers.ts';
export { askToNotify, notifyOfChange } from './notify-of-change.ts';
