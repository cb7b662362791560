import {
  type ChargebackState,
  entriesBetween,
  linesToDecimals,
  NO_LINES,
  owedInstead,
  paidByBank,
  type Piastres,
  piastres,
  type PriceLines,
  railStep,
  refundOf,
  type RailStep,
  toDecimal,
} from '@hirfa/domain/payments';
import type { WriteCtx } from '../kernel/verb.ts';
import { isPaidByDiscounts } from './secure-paid.ts';
import { findChargeback } from './chargebacks/queries.ts';
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
import { insertOwed } from './owed/queries.ts';
import { observeCheckout } from './observe-checkout.ts';
import { releaseHold } from './release-hold.ts';
import { gatewayOf, type PaymentCtx } from './services.ts';

interface Task {
  operation: { id: string; lines: PriceLines };
  step: RailStep;
  /** What is known of a chargeback. */
  known: ChargebackState | null;
  /** What the bank of the customer has kept of a chargeback: so much of a refund has been paid. */
  paid: Piastres;
  /** What the gateway keeps besides, because it could not send it back. */
  refused: Piastres;
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
    const outcome = await askGateway(ctx.services, task);
    await ctx.transaction('gateway', (tx) => recordOutcome(tx, id, task, outcome));
    const attempt = outcome === 'charged_back' ? await findActiveAttempt(ctx.db, id) : undefined;
    if (attempt !== undefined) await observeCheckout({ ctx, input: { attempt } });
  }
}

async function startOperation({ db, now }: WriteCtx, bookingId: string): Promise<Task | null> {
  const payment = await lockPayment(db, bookingId);
  const operation = await findNextOperation(db, bookingId);
  if (operation === undefined) return null;
  const chargeback = await findChargeback(db, bookingId);
  const isOpen = chargeback?.state === 'open';
  // The bank has the money: what was not sent yet waits for its decision. An operation that was sent may be done.
  if (isOpen && operation.state === 'requested') return null;
  if (operation.state === 'requested') await updateOperation(db, operation.id, { state: 'sent', sent_at: now });
  const attempt = await findActiveAttempt(db, bookingId);
  const secured =
    attempt?.state === 'authorized' && attempt.checkout_id !== null
      ? { id: attempt.id, adapter: attempt.adapter, checkout_id: attempt.checkout_id }
      : null;
  return {
    operation,
    step: isPaidByDiscounts(payment.lines)
      ? { ask: 'nothing' }
      : railStep(
          payment.rail_state,
          isOpen ? piastres(payment.held + payment.taken) : payment.held,
          operation.lines.customer_total,
        ),
    known: chargeback?.state ?? null,
    paid: isOpen ? piastres(0) : payment.taken,
    refused: payment.refused,
    attempt: secured,
  };
}

/** What became of a request to the gateway; both refusals are final, and after `charged_back` it is asked again. */
type Outcome = 'done' | 'capture_refused' | 'refund_refused' | 'charged_back';

/**
 * Asks the gateway. A refused capture, for whichever final reason, releases the hold; a refund is refused for good
 * only where the gateway says so, and still holds the money. Other failures are thrown, and the job is retried: a
 * refund that is owed must not be given up, and a gateway that does not know the checkout may still hold its money.
 */
async function askGateway(
  services: PaymentCtx['services'],
  { step, attempt, operation, refused, paid, known }: Task,
): Promise<Outcome> {
  if (step.ask === 'nothing') return 'done';
  if (attempt === null) throw new Error('the payment holds money but has no authorized attempt');
  const { checkout_id } = attempt;
  const gateway = gatewayOf(services, attempt);
  const ctx = { gateway };
  if (step.ask === 'void') {
    await releaseHold({ ctx, input: { checkout_id, key: operation.id } });
    return 'done';
  }
  const answer = await gateway[step.ask](checkout_id, step.amount, operation.id);
  if (!('refused' in answer)) return 'done';
  const checkout = await findCheckout({ ctx, input: { checkout_id } });
  const left = operation.lines.customer_total + refused + paid;
  // It was done before, under an id that the gateway has forgotten, or by hand.
  if (checkout.state === 'captured' && checkout.held === left) return 'done';
  if (step.ask === 'refund') {
    const told = checkout.chargeback?.state ?? null;
    if (answer.refused === 'charged_back' && (told !== known || known === 'open')) return 'charged_back';
    const isHeld = checkout.state === 'captured' && checkout.held === left + step.amount;
    if (answer.refused === 'not_refundable' && isHeld) return 'refund_refused';
    throw new Error(`the gateway refused to refund: ${answer.code}`);
  }
  await releaseHold({ ctx, input: { checkout_id, key: `release-${operation.id}` } });
  return 'capture_refused';
}

async function recordOutcome(
  ctx: WriteCtx,
  bookingId: string,
  { operation, step, attempt, paid }: Task,
  outcome: Outcome,
): Promise<void> {
  const { db, now } = ctx;
  const payment = await lockPayment(db, bookingId);
  const current = await findNextOperation(db, bookingId);
  // Another worker took over meanwhile and has recorded the outcome.
  if (current?.id !== operation.id || current.state !== 'sent') return;
  if (outcome === 'charged_back') return updateOperation(db, operation.id, { state: 'requested', sent_at: null });
  const isAllBack = payment.rail_state === 'voided' && operation.lines.customer_total > 0;
  await updateOperation(db, operation.id, {
    state: outcome === 'done' ? 'done' : 'failed',
    done_at: now,
    // The capture before it was refused, so the whole amount goes back.
    ...(isAllBack && { refund: toDecimal(payment.lines.customer_total) }),
  });
  if (isPaidByDiscounts(payment.lines)) return recordWithoutRail(ctx, payment, operation);
  if (step.ask === 'nothing' && paid === 0)
    return ctx.publish(paymentChanged, { type: 'moved', booking_id: bookingId });
  const isRefused = outcome === 'capture_refused';
  if (isRefused || step.ask === 'void') {
    await updatePayment(db, bookingId, { rail_state: 'voided' });
    if (attempt !== null) await updateAttempt(db, attempt.id, { state: 'closed' });
    return ctx.publish(paymentChanged, { type: isRefused ? 'capture_refused' : 'voided', booking_id: bookingId });
  }
  await moveLines(ctx, payment, { operation, step, outcome, paid });
}

type Payment = Awaited<ReturnType<typeof lockPayment>>;

/** Moves the payment to the lines of a capture or a refund; what can not be sent back is owed to the customer. */
async function moveLines(
  { db, now, publish }: WriteCtx,
  { booking_id, payer_id, lines, released_at, refused, taken }: Payment,
  {
    operation: { id, lines: due },
    step,
    outcome,
    paid,
  }: Pick<Task, 'operation' | 'step' | 'paid'> & { outcome: Outcome },
): Promise<void> {
  const isCapture = step.ask === 'capture';
  const isOwed = outcome === 'refund_refused';
  const refund = refundOf(lines, due);
  const byBank = piastres(isCapture ? 0 : Math.min(paid, refund));
  const entries = paidByBank(entriesBetween(isCapture ? NO_LINES : lines, due, released_at !== null), byBank);
  await insertEntries(db, booking_id, id, isOwed ? owedInstead(entries) : entries, now);
  const isGone = due.subtotal === 0;
  const left = piastres(taken - byBank);
  await updatePayment(db, booking_id, {
    rail_state: 'captured',
    held: toDecimal(isGone ? piastres(0) : piastres(due.customer_total - left)),
    taken: toDecimal(left),
    ...(isOwed && { refused: toDecimal(piastres(refused + refund - byBank)) }),
    // After a full refund the lines stay, as a record of what was booked.
    ...(!isGone && linesToDecimals(due)),
  });
  // An operation before this one may have paid back a part of what was to go back.
  if (!isCapture) await updateOperation(db, id, { refund: toDecimal(piastres(refund - byBank)) });
  if (isOwed)
    await insertOwed(db, { operation_id: id, booking_id, user_id: payer_id, amount: piastres(refund - byBank) }, now);
  if (isCapture) return publish(paymentChanged, { type: 'captured', booking_id });
  await publish(paymentChanged, { type: isOwed ? 'refund_refused' : 'refunded', booking_id, in_full: isGone });
}

/** An operation where discounts pay the whole price: the ledger gets entries, the gateway is not asked. */
async function recordWithoutRail(
  ctx: WriteCtx,
  { booking_id, rail_state, lines, released_at }: Payment,
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
  const isSame = isCaptured && due.subtotal === lines.subtotal;
  if (isSame) return ctx.publish(paymentChanged, { type: 'moved', booking_id });
  if (isCaptured) return ctx.publish(paymentChanged, { type: 'refunded', booking_id, in_full: isGone });
  await ctx.publish(paymentChanged, { type: isGone ? 'voided' : 'captured', booking_id });
}
