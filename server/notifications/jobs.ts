import { defineJob } from '../platform/jobs.ts';

export const notifyJob = defineJob('notify');
export const notifyAdminsJob = defineJob('notify_admins_of_person');
export const sendMailJob = defineJob('send_mail');
