import {
  lateCancellationLines,
  NO_LINES,
  type PriceLines,
  type Piastres,
  piastres,
  refundOf,
  splitLines,
} from '@hirfa/domain/payments';
import type { DecidedMoney } from '@hirfa/domain/bookings';
import { enqueueJob } from '../platform/jobs.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import { runOperationsJob } from './jobs.ts';
import { findPayment, insertOperation } from './queries.ts';

type Payment = Awaited<ReturnType<typeof findPayment>>;

/** The lines to which an effect leads, and what the customer gets back. */
export function linesAfter(payment: Payment, money: DecidedMoney): { lines: PriceLines; refund: Piastres } {
  const { lines: present, rates } = payment;
  const lines =
    typeof money === 'object'
      ? splitLines(present, rates, money.subtotal)
      : { capture: present, release: NO_LINES, keep_late_lines: lateCancellationLines(present, rates) }[money];
  return { lines, refund: payment.rail_state === 'none' ? piastres(0) : refundOf(payment.lines, lines) };
}

/** Requests an operation: capture of the present lines, full release, or reduction to the late-cancellation lines. */
export async function requestLines({
  ctx,
  input,
}: {
  ctx: WriteCtx;
  input: { booking_id: string; money: DecidedMoney };
}): Promise<void> {
  const after = linesAfter(await findPayment(ctx.db, input.booking_id), input.money);
  await insertOperation(ctx.db, { booking_id: input.booking_id, ...after }, ctx.now);
  await enqueueJob(ctx.db, runOperationsJob, input.booking_id);
}
