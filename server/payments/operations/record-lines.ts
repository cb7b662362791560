import {
  entriesBetween,
  entriesOfCharged,
  linesToDecimals,
  NO_LINES,
  owedInstead,
  paidByBank,
  type Piastres,
  piastres,
  type PriceLines,
  refundOf,
  sharesOfBank,
  toDecimal,
} from '@hirfa/domain/payments';
import type { WriteCtx } from '../../kernel/verb.ts';
import { findChargebacks, type StoredChargeback, updateChargeback } from '../chargebacks/queries.ts';
import type { AnsweredRequest } from '../charges/ask-gateway.ts';
import { settleReturned } from '../charges/queries.ts';
import { paymentChanged } from '../events.ts';
import { insertOwed } from '../owed/queries.ts';
import { insertEntries, type lockPayment, updateOperation, updatePayment } from '../queries.ts';

type Payment = Awaited<ReturnType<typeof lockPayment>>;
interface Operation {
  id: string;
  extra_id: string | null;
  lines: PriceLines;
}

/** Moves the payment to the lines of a capture or a refund; what can not be sent back is owed to the customer. */
export async function moveLines(
  { db, now, publish }: WriteCtx,
  payment: Payment,
  { id, extra_id, lines: due }: Operation,
  { done, kept, returned }: { done: readonly AnsweredRequest[]; kept: readonly StoredChargeback[]; returned: Piastres },
): Promise<void> {
  const { booking_id, payer_id, lines, refused, taken, taken_of_lines } = payment;
  const isCapture = done.some(({ step }) => step.extra_id === null && step.ask === 'capture');
  const owed = piastres(
    done.reduce(
      (sum, { step, outcome }) => (outcome === 'refund_refused' && 'amount' in step ? sum + step.amount : sum),
      0,
    ),
  );
  const refund = refundOf(lines, due);
  const asked = done.reduce((sum, { step }) => (step.ask === 'refund' ? sum + step.amount : sum), 0);
  // What banks have kept of lost chargebacks counts as paid, after what has gone back.
  const shares = isCapture || extra_id !== null ? [] : sharesOfBank(kept, piastres(refund - returned - asked));
  const byBank = piastres(shares.reduce((sum, { amount }) => sum + amount, 0));
  const entries = paidByBank(entriesOf(payment, due, isCapture), byBank);
  await insertEntries(db, booking_id, id, owed > 0 ? owedInstead(entries, owed) : entries, now);
  const isGone = due.subtotal === 0;
  const ofLines = piastres(taken_of_lines - byBank);
  await settleReturned(db, booking_id);
  for (const { of, amount } of shares)
    await updateChargeback(db, of.id, {
      taken: toDecimal(piastres(of.taken - amount)),
      taken_of_lines: toDecimal(piastres(of.taken_of_lines - amount)),
    });
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
  const is_charged_back = !isGone && (await findChargebacks(db, booking_id)).some(({ taken: left }) => left > 0);
  const type = owed > 0 ? 'refund_refused' : 'refunded';
  await publish(paymentChanged, { type, booking_id, in_full: isGone, is_charged_back });
}

/** What a capture or a refund moves in the books, if the gateway does all of it. */
function entriesOf({ rail_state, lines, released_at }: Payment, due: PriceLines, isCapture: boolean) {
  if (rail_state === 'charged') return entriesOfCharged(lines.customer_total, due);
  return entriesBetween(isCapture ? NO_LINES : lines, due, released_at !== null);
}

/** The gateway holds nothing of what was booked any more: a hold is lifted, or what was charged at once is back. */
export async function recordGone(
  { db, now }: WriteCtx,
  { booking_id, rail_state }: Pick<Payment, 'booking_id' | 'rail_state'>,
  amount: Piastres,
): Promise<void> {
  await updatePayment(db, booking_id, { rail_state: 'voided', held: '0.00' });
  if (rail_state === 'charged') await insertEntries(db, booking_id, 'gone', entriesOfCharged(amount, NO_LINES), now);
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
  if (isCaptured)
    return ctx.publish(paymentChanged, { type: 'refunded', booking_id, in_full: isGone, is_charged_back: false });
  await ctx.publish(paymentChanged, { type: isGone ? 'voided' : 'captured', booking_id });
}

/**
 * An operation of a free second visit, whose lines are zero before and after it: its capture, or its release, which is
 * one (`is_release`).
 */
export async function recordFree(
  { db, publish }: WriteCtx,
  { booking_id, rail_state }: Payment,
  { is_release }: { is_release: boolean },
): Promise<void> {
  if (rail_state !== 'authorized') return publish(paymentChanged, { type: 'moved', booking_id });
  await updatePayment(db, booking_id, { rail_state: is_release ? 'voided' : 'captured' });
  await publish(paymentChanged, { type: is_release ? 'voided' : 'captured', booking_id });
}
