import { defineJob } from '../platform/jobs.ts';

export const notifyJob = defineJob('notify', 'rest');
export const notifyAdminsJob = defineJob('notify_admins_of_person', 'rest');
export const sendMailJob = defineJob('send_mail', 'messages');
/** The deadline of a mail that waits for the morning. */
export const SEND_MAIL = 'notifications.mail';
export const registerProviderJob = defineJob('register_provider', 'messages');
export const customApiJob = defineJob('tell_custom_api', 'messages');
