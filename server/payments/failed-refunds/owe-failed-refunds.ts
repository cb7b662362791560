import { entriesOfSurplus, type Piastres, piastres, toDecimal } from '@hirfa/domain/payments';
import { setDeadline } from '../../kernel/deadlines.ts';
import type { WriteCtx } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { leftAfter } from '../charges/ask-gateway.ts';
import { findCharges, updateExtraCharge } from '../charges/queries.ts';
import { countAsPaid } from '../chargebacks/count-as-paid.ts';
import { findChargebackOf } from '../chargebacks/queries.ts';
import { paymentChanged } from '../events.ts';
import type { Checkout, FailedRefund } from '../gateway.ts';
import { CHECK_ATTEMPT } from '../jobs.ts';
import { insertOwed } from '../owed/queries.ts';
import { type Attempt, findPayment, insertEntries, lockPayment, updatePayment } from '../queries.ts';
import { hasMoved } from '../surplus/queries.ts';
import { countAfterLoss, findRefund, isBeingAsked, splitFailed } from './queries.ts';

/** After this time the gateway has answered what it was being asked. */
const AGAIN_MS = 20_000;
/** The operation in the key of a request (`keyOf`). */
const OPERATION = /^[0-9a-f-]{36}(?=-|$)/;

/**
 * Refunds that failed after they had been recorded as sent: the gateway holds their money again, and the customer is
 * owed it. What it holds beyond the books says whether a refund is recorded: one that was refused at once, or sent
 * again, is. The payment is locked.
 * @returns whether the gateway is being asked for something, so that nobody can tell; the attempt is read again soon.
 */
export async function oweFailedRefunds({
  ctx,
  input: { attempt, checkout },
}: {
  ctx: WriteCtx;
  input: { attempt: Attempt; checkout: Checkout };
}): Promise<boolean> {
  const { db, now } = ctx;
  const { failed_refunds = [] } = checkout;
  if (failed_refunds.length === 0) return false;
  if (await isBeingAsked(db, attempt)) {
    const due_at = new Date(now.getTime() + AGAIN_MS);
    await setDeadline(db, { kind: CHECK_ATTEMPT, entity_id: attempt.id, due_at });
    return true;
  }
  let beyond = checkout.held - (await heldByBooks(ctx, attempt));
  for (const failed of failed_refunds)
    if (failed.amount <= beyond && (await owe(ctx, attempt, failed))) beyond -= failed.amount;
  return false;
}

/** What the gateway should hold of a charge. */
async function heldByBooks({ db }: WriteCtx, { booking_id, extra_id }: Attempt): Promise<Piastres> {
  const charges = await findCharges(db, await findPayment(db, booking_id));
  const charge = charges.find((one) => one.extra_id === extra_id);
  if (charge === undefined) throw new Error(`no charge of the booking ${booking_id}`);
  const { kept = piastres(0) } = (await findChargebackOf(db, booking_id, extra_id)) ?? {};
  return leftAfter(charge, kept, { extra_id, ask: 'void' });
}

/** Owes one of them, once. */
async function owe(ctx: WriteCtx, { extra_id, ...of }: Attempt, { id: reference, key, amount }: FailedRefund) {
  const { db, now } = ctx;
  const cause = `refund_failed ${reference}`;
  const [operation = null] = OPERATION.exec(key) ?? [];
  const refund = operation === null ? undefined : await findRefund(db, { ...of, extra_id }, operation);
  if (refund === undefined || refund.sent < amount || (await hasMoved(db, refund.booking_id, cause))) return false;
  const { booking_id } = refund;
  const { payer_id, refused } = await lockPayment(db, booking_id);
  const id = newId();
  await splitFailed(db, { id, of: refund, amount }, now);
  await updatePayment(db, booking_id, { refused: toDecimal(piastres(refused + amount)) });
  if (extra_id !== null) await updateExtraCharge(db, extra_id, { refused: amount });
  await insertEntries(db, booking_id, cause, entriesOfSurplus(amount), now);
  await insertOwed(db, { operation_id: id, booking_id, user_id: payer_id, amount }, now);
  // A bank may have paid it meanwhile.
  await countAsPaid({ ctx, input: { booking_id } });
  await countAfterLoss(db, id, now);
  await ctx.publish(paymentChanged, { type: 'refund_failed', booking_id });
  return true;
}
