import {
  type ChargeStep,
  chargeSteps,
  isUndecided,
  type Piastres,
  piastres,
  type PriceLines,
  toDecimal,
} from '@hirfa/domain/payments';
import type { WriteCtx } from '../kernel/verb.ts';
import { type AnsweredRequest, askGateway, type ChargeRequest, leftAfter } from './charges/ask-gateway.ts';
import { findCharges, type StoredCharge } from './charges/queries.ts';
import { keepReturned, recordExtras } from './charges/record.ts';
import { fromStored, keyOf, toStored } from './charges/stored-requests.ts';
import { countAsPaid } from './chargebacks/count-as-paid.ts';
import { findChargebackOf, findChargebacks } from './chargebacks/queries.ts';
import { closeAttempt } from './close-attempt.ts';
import { paymentChanged } from './events.ts';
import { recordCash } from './operations/cash-lines.ts';
import { moveLines, recordFree, recordGone, recordWithoutRail } from './operations/record-lines.ts';
import { findChargebacksBeside, findNextOfCharge, lockCharge } from './packages/queries.ts';
import { observeCheckout } from './observe-checkout.ts';
import { findAttempt, findPayment, lockPayment, updateAttempt, updateOperation } from './queries.ts';
import { isFree, isWithoutRail } from './secure-paid.ts';
import type { PaymentCtx } from './services.ts';

interface Task {
  operation: {
    id: string;
    booking_id: string;
    extra_id: string | null;
    is_release: boolean;
    tries: number;
    lines: PriceLines;
    collected: Piastres | null;
  };
  requests: ChargeRequest[];
  /** What an earlier try has sent back of extras, before the bank took the rest. */
  returned: Piastres;
}

/**
 * A job: runs the operations of a payment, and of those which share its charge, one after the other. Each is stored
 * with its requests, sent to the gateway, and recorded as done. After a crash in between another worker repeats them
 * and gets the same answers.
 */
export async function runOperations({ ctx, input: { id } }: { ctx: PaymentCtx; input: { id: string } }): Promise<void> {
  for (;;) {
    const task = await ctx.transaction('gateway', (tx) => startOperation(tx, id));
    if (task === null) return;
    const isRelease = task.operation.lines.subtotal === 0;
    // Everything is to be released and nothing is held yet: close the checkout, so that nobody pays any more.
    const { booking_id } = task.operation;
    if (task.requests.length === 0 && isRelease) await closeAttempt({ ctx, input: { booking_id } });
    const done = await askInTurn(ctx, task);
    await ctx.transaction('gateway', (tx) => recordOutcome(tx, task, done));
    await observeChargedBack(ctx, booking_id, done);
  }
}

/** Asks for one request after the other, until the bank of the customer has the money of one of them. */
async function askInTurn(ctx: PaymentCtx, { requests }: Task): Promise<AnsweredRequest[]> {
  const done: AnsweredRequest[] = [];
  for (const request of requests) {
    const outcome = await askGateway({ ctx, input: request });
    done.push({ ...request, outcome });
    if (outcome === 'charged_back') break;
  }
  return done;
}

async function startOperation(ctx: WriteCtx, id: string): Promise<Task | null> {
  const { db, now } = ctx;
  const owner = await lockCharge(db, id);
  await countBank(ctx, id);
  const operation = await findNextOfCharge(db, owner);
  if (operation === undefined) return null;
  const { booking_id: bookingId } = operation;
  if (bookingId !== id) await countBank(ctx, bookingId);
  const payment = await findPayment(db, bookingId);
  const charges = await findCharges(db, payment);
  const returned = piastres(charges.reduce((sum, charge) => sum + charge.returned, 0));
  const chargebacks = await findChargebacks(db, bookingId);
  const leftOf = (charge: StoredCharge, step: ChargeStep) =>
    leftAfter(charge, chargebacks.find((one) => one.extra_id === step.extra_id)?.kept ?? piastres(0), step);
  // It may be done: whatever has happened since, it is asked for as it was sent.
  if (operation.state === 'sent' && operation.requests !== null) {
    const sent = fromStored(operation.requests, charges);
    // A release that knows no packages has not counted what is held for the others.
    const counted = sent.map((one) => (one.charge.beside > 0 ? { ...one, left: leftOf(one.charge, one.step) } : one));
    return { operation, requests: counted, returned };
  }
  const { extra_id, is_release } = operation;
  const beside = await findChargebacksBeside(db, payment);
  // An extra has a charge of its own, of which the other bookings of a package have nothing.
  const banks = extra_id === null ? [...chargebacks, ...beside] : chargebacks;
  const isOpen = banks.some(({ state }) => state === 'open');
  // A bank has the money since a moment ago: this waits for its decision, and others do not.
  if (isOpen && !is_release && extra_id === null) return startOperation(ctx, id);
  const steps = chargeSteps(charges, operation.lines.customer_total, isOpen || is_release ? null : extra_id);
  const isOwnVoid = ({ ask, extra_id: of }: ChargeStep) => ask === 'void' && (extra_id === null || of === extra_id);
  const wanted = isOpen || is_release ? steps.filter(isOwnVoid) : steps;
  const requests = wanted.flatMap((step) => {
    const charge = charges.find(({ extra_id }) => extra_id === step.extra_id);
    if (charge === undefined) return [];
    const chargeback = chargebacks.find((one) => one.extra_id === step.extra_id);
    const left = leftOf(charge, step);
    const known = chargeback?.state ?? (step.extra_id === null ? beside[0]?.state : null) ?? null;
    return [{ charge, step, key: keyOf(operation, step), known, left }];
  });
  await updateOperation(db, operation.id, { state: 'sent', sent_at: now, requests: toStored(requests) });
  return { operation, requests, returned };
}

/** Locks a payment. A transfer of an owed refund of it may have come back after the bank had decided. */
async function countBank(ctx: WriteCtx, booking_id: string): Promise<void> {
  await lockPayment(ctx.db, booking_id);
  const counted = await countAsPaid({ ctx, input: { booking_id } });
  if (counted > 0) await ctx.publish(paymentChanged, { type: 'moved', booking_id });
}

async function recordOutcome(
  ctx: WriteCtx,
  { operation, returned }: Omit<Task, 'requests'>,
  done: readonly AnsweredRequest[],
): Promise<void> {
  const { db, now } = ctx;
  const bookingId = operation.booking_id;
  const owner = await lockCharge(db, bookingId);
  const payment = await lockPayment(db, bookingId);
  const current = await findNextOfCharge(db, owner);
  // Another worker took over meanwhile and has recorded the outcome.
  if (current?.id !== operation.id || current.state !== 'sent') return;
  if (done.some(({ outcome }) => outcome === 'charged_back')) {
    await keepReturned(db, done);
    const tries = operation.tries + 1;
    return updateOperation(db, operation.id, { state: 'requested', sent_at: null, requests: null, tries });
  }
  const isAllBack = payment.rail_state === 'voided' && operation.lines.customer_total > 0;
  const added = operation.is_release ? null : operation.extra_id;
  const isAdded = await recordExtras(ctx, bookingId, added, done);
  const isDone = done.every(({ outcome }) => outcome === 'done' || outcome === 'gone') && (added === null || isAdded);
  await updateOperation(db, operation.id, {
    state: isDone ? 'done' : 'failed',
    done_at: now,
    // The capture before it was refused, so the whole amount goes back.
    ...(isAllBack && { refund: toDecimal(payment.lines.customer_total) }),
  });
  if (isFree(payment.lines)) return recordFree(ctx, payment, operation);
  // The lines stay as they are.
  if (operation.is_release) return ctx.publish(paymentChanged, { type: 'moved', booking_id: bookingId });
  if (operation.extra_id !== null && !isAdded) return;
  if (payment.is_cash) return recordCash(ctx, payment, operation);
  if (isWithoutRail(payment) && !isAdded) return recordWithoutRail(ctx, payment, operation);
  const booked = done.find(({ step }) => step.extra_id === null);
  const isRefused = booked?.outcome === 'capture_refused';
  if (isRefused || booked?.outcome === 'gone' || booked?.step.ask === 'void') {
    await recordGone(ctx, payment, payment.lines.customer_total);
    if (booked?.charge.attempt) await updateAttempt(db, booked.charge.attempt.id, { state: 'closed' });
    return ctx.publish(paymentChanged, { type: isRefused ? 'capture_refused' : 'voided', booking_id: bookingId });
  }
  // A sent operation that a bank has overtaken is done by the rail alone.
  const kept = (await findChargebacks(db, bookingId)).filter(isUndecided);
  if (done.every(({ step }) => step.ask === 'void') && kept.length === 0 && returned === 0)
    return ctx.publish(paymentChanged, { type: 'moved', booking_id: bookingId });
  await moveLines(ctx, payment, operation, { done, kept, returned });
}

/** Reads the checkouts again where the bank of the customer has taken the money before it could go back. */
async function observeChargedBack(ctx: PaymentCtx, id: string, done: readonly AnsweredRequest[]): Promise<void> {
  for (const { charge, known, outcome } of done) {
    if (outcome !== 'charged_back' || charge.attempt === null) continue;
    const attempt = await findAttempt(ctx.db, { id: charge.attempt.id });
    if (attempt !== undefined) await observeCheckout({ ctx, input: { attempt } });
    const own = await findChargebackOf(ctx.db, id, charge.extra_id);
    const told = own ?? (await findChargebacksBeside(ctx.db, await findPayment(ctx.db, id)))[0];
    if (told?.state !== 'open' && told?.state === (known ?? undefined))
      throw new Error('the gateway refuses a refund because of a chargeback of which it tells nothing new');
  }
}
