import type { WriteCtx } from '../kernel/verb.ts';
import { defineJob, enqueueJob } from '../platform/jobs.ts';

export const processWebhookJob = defineJob('process_webhook', 'money');
export const runOperationsJob = defineJob('run_operations', 'money');
export const [WEBHOOK_JOB, OPERATIONS_JOB] = [processWebhookJob.name, runOperationsJob.name];
export const securePaidJob = defineJob('secure_paid', 'money');
export const forgetCardJob = defineJob('forget_card', 'money');
export const releasePayoutJob = defineJob('release_payout', 'money');

/** The kind of deadline at which an attempt is checked. */
export const CHECK_ATTEMPT = 'attempt.check';

/** Lets the operations of a payment run. Bookings that share a charge share the job: their operations run in turn. */
export async function enqueueOperations({
  ctx,
  input: { booking_id, package_id },
}: {
  ctx: Pick<WriteCtx, 'db'>;
  input: { booking_id: string; package_id: string | null };
}): Promise<void> {
  await enqueueJob(ctx.db, runOperationsJob, package_id ?? booking_id);
}
