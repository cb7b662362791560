import { defineJob } from '../platform/jobs.ts';

export const processWebhookJob = defineJob('process_webhook');
export const runOperationsJob = defineJob('run_operations');
export const releasePayoutJob = defineJob('release_payout');
