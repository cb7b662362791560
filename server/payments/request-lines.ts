import { lateCancellationLines, NO_LINES, piastres, refundOf } from '@hirfa/domain/payments';
import type { MoneyEffect } from '@hirfa/domain/bookings';
import { enqueueJob } from '../platform/jobs.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import { runOperationsJob } from './jobs.ts';
import { findPayment, insertOperation } from './queries.ts';

/** Requests an operation: capture of the present lines, full release, or reduction to the late-cancellation lines. */
export async function requestLines({
  ctx,
  input,
}: {
  ctx: WriteCtx;
  input: { booking_id: string; money: MoneyEffect };
}): Promise<void> {
  const payment = await findPayment(ctx.db, input.booking_id);
  const lines = {
    capture: payment.lines,
    release: NO_LINES,
    // Admins can not decide on a part yet, so all of it is refunded.
    as_decided: NO_LINES,
    keep_late_lines: lateCancellationLines(payment.lines, payment.rates),
  }[input.money];
  const refund = payment.rail_state === 'none' ? piastres(0) : refundOf(payment.lines, lines);
  await insertOperation(ctx.db, { booking_id: input.booking_id, lines, refund }, ctx.now);
  await enqueueJob(ctx.db, runOperationsJob, input.booking_id);
}
