import {
  entriesBetween,
  linesToDecimals,
  NO_LINES,
  piastres,
  type PriceLines,
  railStep,
  type RailStep,
  toDecimal,
} from '@hirfa/domain/payments';
import type { WriteCtx } from '../kernel/verb.ts';
import { isPaidByDiscounts } from './secure-paid.ts';
import { closeAttempt } from './close-attempt.ts';
import { paymentChanged } from './events.ts';
import { findCheckout } from './find-checkout.ts';
import {
  findNextOperation,
  findActiveAttempt,
  insertEntries,
  lockPayment,
  updateAttempt,
  updateOperation,
  updatePayment,
} from './queries.ts';
import { releaseHold } from './release-hold.ts';
import { gatewayOf, type PaymentCtx } from './services.ts';

interface Task {
  operation: { id: string; lines: PriceLines };
  step: RailStep;
  /** Null if no money was ever secured. */
  attempt: { id: string; adapter: string; checkout_id: string } | null;
}

/**
 * A job: runs the operations of a payment, one after the other. Each is marked as sent, sent to the gateway under its
 * own id, and recorded as done. After a crash in between another worker repeats it and gets the same answer.
 */
export async function runOperations({ ctx, input: { id } }: { ctx: PaymentCtx; input: { id: string } }): Promise<void> {
  for (;;) {
    const task = await ctx.transaction('gateway', (tx) => startOperation(tx, id));
    if (task === null) return;
    const isRelease = task.operation.lines.subtotal === 0;
    // Everything is to be released and nothing is held yet: close the checkout, so that nobody pays any more.
    if (task.step.ask === 'nothing' && isRelease) await closeAttempt({ ctx, input: { booking_id: id } });
    const isRefused = await askGateway(ctx.services, task);
    await ctx.transaction('gateway', (tx) => recordOutcome(tx, id, task, isRefused));
  }
}

async function startOperation({ db }: WriteCtx, bookingId: string): Promise<Task | null> {
  const payment = await lockPayment(db, bookingId);
  const operation = await findNextOperation(db, bookingId);
  if (operation === undefined) return null;
  if (operation.state === 'requested') await updateOperation(db, operation.id, { state: 'sent' });
  const attempt = await findActiveAttempt(db, bookingId);
  const secured =
    attempt?.state === 'authorized' && attempt.checkout_id !== null
      ? { id: attempt.id, adapter: attempt.adapter, checkout_id: attempt.checkout_id }
      : null;
  return {
    operation,
    step: isPaidByDiscounts(payment.lines)
      ? { ask: 'nothing' }
      : railStep(payment.rail_state, payment.held, operation.lines.customer_total),
    attempt: secured,
  };
}

/**
 * Returns whether the gateway refused to capture, for whichever final reason; then it holds nothing any more. Other
 * failures are thrown, and the job is retried: a refund that is owed must not be given up, and a gateway that does not
 * know the checkout may still hold its money.
 */
async function askGateway(services: PaymentCtx['services'], { step, attempt, operation }: Task): Promise<boolean> {
  if (step.ask === 'nothing') return false;
  if (attempt === null) throw new Error('the payment holds money but has no authorized attempt');
  const { checkout_id } = attempt;
  const gateway = gatewayOf(services, attempt);
  const ctx = { gateway };
  if (step.ask === 'void') {
    await releaseHold({ ctx, input: { checkout_id, key: operation.id } });
    return false;
  }
  const answer = await gateway[step.ask](checkout_id, step.amount, operation.id);
  if (!('refused' in answer)) return false;
  const checkout = await findCheckout({ ctx, input: { checkout_id } });
  // It was done before, under an id that the gateway has forgotten, or by hand.
  if (checkout.state === 'captured' && checkout.held === operation.lines.customer_total) return false;
  if (step.ask === 'refund') throw new Error(`the gateway refused to refund: ${answer.code}`);
  await releaseHold({ ctx, input: { checkout_id, key: `release-${operation.id}` } });
  return true;
}

async function recordOutcome(
  ctx: WriteCtx,
  bookingId: string,
  { operation, step, attempt }: Task,
  isRefused: boolean,
): Promise<void> {
  const { db, now } = ctx;
  const payment = await lockPayment(db, bookingId);
  const current = await findNextOperation(db, bookingId);
  // Another worker took over meanwhile and has recorded the outcome.
  if (current?.id !== operation.id || current.state !== 'sent') return;
  const isAllBack = payment.rail_state === 'voided' && operation.lines.customer_total > 0;
  await updateOperation(db, operation.id, {
    state: isRefused ? 'failed' : 'done',
    done_at: now,
    // The capture before it was refused, so the whole amount goes back.
    ...(isAllBack && { refund: toDecimal(payment.lines.customer_total) }),
  });
  if (isPaidByDiscounts(payment.lines)) return recordWithoutRail(ctx, payment, operation);
  if (step.ask === 'nothing') return ctx.publish(paymentChanged, { type: 'moved', booking_id: bookingId });
  if (isRefused || step.ask === 'void') {
    await updatePayment(db, bookingId, { rail_state: 'voided' });
    if (attempt !== null) await updateAttempt(db, attempt.id, { state: 'closed' });
    return ctx.publish(paymentChanged, { type: isRefused ? 'capture_refused' : 'voided', booking_id: bookingId });
  }
  const due = operation.lines;
  const before = step.ask === 'capture' ? NO_LINES : payment.lines;
  const entries = entriesBetween(before, due, payment.released_at !== null);
  await insertEntries(db, bookingId, operation.id, entries, now);
  const isGone = due.subtotal === 0;
  await updatePayment(db, bookingId, {
    rail_state: 'captured',
    held: toDecimal(isGone ? piastres(0) : due.customer_total),
    // After a full refund the lines stay, as a record of what was booked.
    ...(!isGone && linesToDecimals(due)),
  });
  await ctx.publish(
    paymentChanged,
    step.ask === 'capture'
      ? { type: 'captured', booking_id: bookingId }
      : { type: 'refunded', booking_id: bookingId, in_full: isGone },
  );
}

/** An operation where discounts pay the whole price: the ledger gets entries, the gateway is not asked. */
async function recordWithoutRail(
  ctx: WriteCtx,
  { booking_id, rail_state, lines, released_at }: Awaited<ReturnType<typeof lockPayment>>,
  { id, lines: due }: Task['operation'],
): Promise<void> {
  const { db, now } = ctx;
  const isGone = due.subtotal === 0;
  const isCaptured = rail_state === 'captured';
  if (rail_state !== 'authorized' && !isCaptured) return ctx.publish(paymentChanged, { type: 'moved', booking_id });
  const isReleased = released_at !== null;
  if (isCaptured || !isGone)
    await insertEntries(db, booking_id, id, entriesBetween(isCaptured ? lines : NO_LINES, due, isReleased), now);
  await updatePayment(db, booking_id, {
    rail_state: isGone ? 'voided' : 'captured',
    ...(!isGone && linesToDecimals(due)),
  });
  if (isCaptured) return ctx.publish(paymentChanged, { type: 'refunded', booking_id, in_full: isGone });
  await ctx.publish(paymentChanged, { type: isGone ? 'voided' : 'captured', booking_id });
}
