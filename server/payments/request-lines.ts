import { lateCancellationLines, NO_LINES, piastres, refundOf } from '@hirfa/domain/payments';
import type { MoneyEffect } from '@hirfa/domain/bookings';
import { askForJob } from '../platform/jobs.ts';
import type { WriteCtx } from '../platform/verb.ts';
import { findPayment, insertOperation } from './queries.ts';

/** Asks that a payment be brought to other lines: captured as it is, released in full, or reduced to what late cancelling costs. */
export async function requestLines({ ctx, input }: { ctx: WriteCtx; input: { booking_id: string; money: MoneyEffect } }): Promise<void> {
  const payment = await findPayment(ctx.db, input.booking_id);
  const lines = {
    capture: payment.lines,
    release: NO_LINES,
    // As long as admins have no way to decide on a part, all of it goes back.
    as_decided: NO_LINES,
    keep_late_lines: lateCancellationLines(payment.lines, payment.rates),
  }[input.money];
  const refund = payment.rail_state === 'none' ? piastres(0) : refundOf(payment.lines, lines);
  await insertOperation(ctx.db, { booking_id: input.booking_id, lines, refund }, ctx.now);
  await askForJob(ctx.db, { name: 'run_operations', entity_id: input.booking_id });
}
