import {
  lateCancellationLines,
  NO_LINES,
  type PriceLines,
  type Piastres,
  piastres,
  raisedLines,
  refundOf,
  splitLines,
} from '@hirfa/domain/payments';
import type { DecidedMoney } from '@hirfa/domain/bookings';
import type { WriteCtx } from '../kernel/verb.ts';
import { findExtraCharge, insertExtraCharge } from './charges/queries.ts';
import { enqueueOperations } from './jobs.ts';
import { findPayment, insertOperation } from './queries.ts';
import { isFree } from './secure-paid.ts';

type Payment = Awaited<ReturnType<typeof findPayment>>;

/** The lines to which an effect leads, and what the customer gets back; of cash, what they had paid too much. */
export function linesAfter(payment: Payment, money: DecidedMoney): { lines: PriceLines; refund: Piastres } {
  const { lines: present, rates } = payment;
  const lines =
    typeof money === 'object'
      ? splitLines(present, rates, money.subtotal)
      : { capture: present, release: NO_LINES, keep_late_lines: lateCancellationLines(present, rates) }[money];
  if (payment.is_cash)
    return { lines, refund: piastres((collectedIn(money) ?? lines.customer_total) - lines.customer_total) };
  return { lines, refund: payment.rail_state === 'none' ? piastres(0) : refundOf(payment.lines, lines) };
}

/** What a customer had paid in cash, where that was decided. */
const collectedIn = (money: DecidedMoney) => (typeof money === 'object' ? money.collected : undefined);

/** Requests an operation: capture of the present lines, full release, or reduction to the late-cancellation lines. */
export async function requestLines({
  ctx,
  input,
}: {
  ctx: WriteCtx;
  input: { booking_id: string; money: DecidedMoney };
}): Promise<void> {
  const payment = await findPayment(ctx.db, input.booking_id);
  // Its lines do not tell what it does to a free second visit.
  const is_release = isFree(payment.lines) && input.money !== 'capture';
  await insertOperation(
    ctx.db,
    {
      booking_id: input.booking_id,
      is_release,
      collected: collectedIn(input.money),
      ...linesAfter(payment, input.money),
    },
    ctx.now,
  );
  await enqueueOperations({ ctx, input: payment });
}

/**
 * In the customer's transaction, which locked the booking: claims the charge of an extra that they have approved. False
 * if it was claimed before with another amount.
 */
export async function claimExtra({
  ctx,
  input,
}: {
  ctx: WriteCtx;
  input: { booking_id: string; extra_id: string; amount: Piastres };
}): Promise<boolean> {
  const claimed = await findExtraCharge(ctx.db, input.extra_id);
  if (claimed !== undefined) return claimed.amount === input.amount;
  await insertExtraCharge(ctx.db, input, ctx.now);
  return true;
}

/**
 * Requests the operation that adds an authorized extra to the price; false if it would not cost what the customer has
 * approved, because the price has changed.
 */
export async function requestExtra({
  ctx,
  input: { booking_id, extra_id, subtotal },
}: {
  ctx: WriteCtx;
  input: { booking_id: string; extra_id: string; subtotal: Piastres };
}): Promise<boolean> {
  const payment = await findPayment(ctx.db, booking_id);
  const { lines: present, rates } = payment;
  const charge = await findExtraCharge(ctx.db, extra_id);
  const lines = raisedLines(present, rates, subtotal);
  if (charge === undefined || lines.customer_total - present.customer_total !== charge.amount) return false;
  await insertOperation(ctx.db, { booking_id, extra_id, lines, refund: piastres(0) }, ctx.now);
  await enqueueOperations({ ctx, input: payment });
  return true;
}

/** Requests that the authorization of an extra which no operation adds is released. */
export async function releaseExtra({
  ctx,
  input,
}: {
  ctx: WriteCtx;
  input: { booking_id: string; extra_id: string };
}): Promise<void> {
  const payment = await findPayment(ctx.db, input.booking_id);
  await insertOperation(ctx.db, { ...input, is_release: true, lines: payment.lines, refund: piastres(0) }, ctx.now);
  await enqueueOperations({ ctx, input: payment });
}
