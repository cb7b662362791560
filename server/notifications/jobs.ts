import { defineJob } from '../platform/jobs.ts';

export const notifyJob = defineJob('notify', 'rest');
export const notifyAdminsJob = defineJob('notify_admins_of_person', 'rest');
export const sendMailJob = defineJob('send_mail', 'messages');
export const notifyOfDecisionJob = defineJob('notify_of_decision', 'rest');
export const notifyOfReportJob = defineJob('notify_of_report', 'rest');
export const notifyOfHandoverJob = defineJob('notify_of_handover', 'rest');
export const registerProviderJob = defineJob('register_provider', 'messages');
export const customApiJob = defineJob('tell_custom_api', 'messages');
