import { defineJob } from '../platform/jobs.ts';

export const processWebhookJob = defineJob('process_webhook', 'money');
export const runOperationsJob = defineJob('run_operations', 'money');
export const [WEBHOOK_JOB, OPERATIONS_JOB] = [processWebhookJob.name, runOperationsJob.name];
export const securePaidJob = defineJob('secure_paid', 'money');
export const releasePayoutJob = defineJob('release_payout', 'money');
