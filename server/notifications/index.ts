export { notificationsHandlers } from './handlers.ts';
export { notificationsPersonalData } from './personal-data.ts';
export { askToTellOfPerson, tellOfPerson } from './tell-of-person.ts';
export { askToNotify, notifyOfChange } from './notify-of-change.ts';
export { sendMail } from './send-mail.ts';
