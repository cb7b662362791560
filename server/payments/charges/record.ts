import {
  entriesBetween,
  linesToDecimals,
  NO_LINES,
  owedInstead,
  paidByBank,
  type Piastres,
  piastres,
  type PriceLines,
  refundOf,
  toDecimal,
} from '@hirfa/domain/payments';
import type { WriteCtx } from '../../kernel/verb.ts';
import type { Database } from '../../platform/db.ts';
import { paymentChanged } from '../events.ts';
import { insertOwed } from '../owed/queries.ts';
import { insertEntries, type lockPayment, updateAttempt, updateOperation, updatePayment } from '../queries.ts';
import type { AnsweredRequest } from './ask-gateway.ts';
import { settleReturned, updateExtraCharge } from './queries.ts';

type Payment = Awaited<ReturnType<typeof lockPayment>>;
interface Operation {
  id: string;
  extra_id: string | null;
  lines: PriceLines;
}

/**
 * Records what the rail has done with the charges of extras, and tells their booking.
 * @returns whether the extra of the operation was captured.
 */
export async function recordExtras(
  ctx: WriteCtx,
  booking_id: string,
  added: string | null,
  done: readonly AnsweredRequest[],
): Promise<boolean> {
  for (const { charge, step, outcome } of done) {
    if (step.extra_id === null) continue;
    await updateExtraCharge(ctx.db, step.extra_id, changeOf(step, outcome));
    const isVoided = step.ask === 'void' || outcome === 'capture_refused';
    if (!isVoided) continue;
    if (charge.attempt !== null) await updateAttempt(ctx.db, charge.attempt.id, { state: 'closed' });
    if (step.extra_id !== added)
      await ctx.publish(paymentChanged, { type: 'extra_voided', booking_id, extra_id: step.extra_id });
  }
  if (added === null) return false;
  const isAdded = done.some(
    ({ step, outcome }) => step.extra_id === added && step.ask === 'capture' && outcome === 'done',
  );
  if (!isAdded) await ctx.publish(paymentChanged, { type: 'extra_voided', booking_id, extra_id: added });
  return isAdded;
}

/** Keeps what has gone back of extras, where the operation can not be recorded before the bank has decided. */
export async function keepReturned(db: Database, done: readonly AnsweredRequest[]): Promise<void> {
  for (const { step, outcome } of done)
    if (step.extra_id !== null && step.ask === 'refund' && outcome === 'done')
      await updateExtraCharge(db, step.extra_id, { returned: step.amount });
}

function changeOf(step: AnsweredRequest['step'], outcome: AnsweredRequest['outcome']) {
  if (step.ask === 'void' || outcome === 'capture_refused') return { rail_state: 'voided' } as const;
  if (step.ask === 'capture') return { rail_state: 'captured', held: step.amount } as const;
  return { held: piastres(-step.amount), ...(outcome === 'refund_refused' && { refused: step.amount }) };
}

/** Moves the payment to the lines of a capture or a refund; what can not be sent back is owed to the customer. */
export async function moveLines(
  { db, now, publish }: WriteCtx,
  { booking_id, payer_id, lines, released_at, refused, taken, taken_of_lines }: Payment,
  { id, extra_id, lines: due }: Operation,
  { done, paid, returned }: { done: readonly AnsweredRequest[]; paid: Piastres; returned: Piastres },
): Promise<void> {
  const isCapture = done.some(({ step }) => step.extra_id === null && step.ask === 'capture');
  const owed = piastres(
    done.reduce(
      (sum, { step, outcome }) => (outcome === 'refund_refused' && 'amount' in step ? sum + step.amount : sum),
      0,
    ),
  );
  const refund = refundOf(lines, due);
  // What the bank of the customer has kept of a chargeback counts as paid, after what has gone back before.
  const byBank = piastres(isCapture || extra_id !== null ? 0 : Math.min(paid, refund - returned));
  const entries = paidByBank(entriesBetween(isCapture ? NO_LINES : lines, due, released_at !== null), byBank);
  await insertEntries(db, booking_id, id, owed > 0 ? owedInstead(entries, owed) : entries, now);
  const isGone = due.subtotal === 0;
  const ofLines = piastres(taken_of_lines - byBank);
  await settleReturned(db, booking_id);
  await updatePayment(db, booking_id, {
    rail_state: 'captured',
    held: toDecimal(isGone ? piastres(0) : piastres(due.customer_total - ofLines)),
    taken: toDecimal(piastres(taken - byBank)),
    taken_of_lines: toDecimal(ofLines),
    ...(owed > 0 && { refused: toDecimal(piastres(refused + owed)) }),
    // After a full refund the lines stay, as a record of what was booked.
    ...(!isGone && linesToDecimals(due)),
  });
  if (extra_id !== null) return publish(paymentChanged, { type: 'extra_captured', booking_id, extra_id });
  // An operation before this one may have paid back a part of what was to go back.
  if (!isCapture) await updateOperation(db, id, { refund: toDecimal(piastres(refund - byBank)) });
  if (owed > 0) await insertOwed(db, { operation_id: id, booking_id, user_id: payer_id, amount: owed }, now);
  if (isCapture) return publish(paymentChanged, { type: 'captured', booking_id });
  await publish(paymentChanged, { type: owed > 0 ? 'refund_refused' : 'refunded', booking_id, in_full: isGone });
}

/** An operation where discounts pay the whole price: the ledger gets entries, the gateway is not asked. */
export async function recordWithoutRail(
  ctx: WriteCtx,
  { booking_id, rail_state, lines, released_at }: Payment,
  { id, lines: due }: Operation,
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
