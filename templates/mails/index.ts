export { accountMailSubject, renderAccountMail, type AccountMail } from './account-mails.ts';
export { renderNotificationMail } from './notification-mails.ts';
