import type { WriteCtx } from '../kernel/verb.ts';
import type { PaymentChange } from '../payments/index.ts';
import { enqueueJobs } from '../platform/jobs.ts';
import { issueInvoicesJob } from './jobs.ts';
import { findReleased } from './queries.ts';

/** A subscriber: once the payout of a booking is released, and after each later change of its money, a job follows. */
export async function followPayments({ ctx: { db }, input }: { ctx: WriteCtx; input: readonly PaymentChange[] }) {
  const released = await findReleased(db, [...new Set(input.map(({ booking_id }) => booking_id))]);
  if (released.length > 0) await enqueueJobs(db, issueInvoicesJob, released);
}
