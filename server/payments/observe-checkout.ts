import { entriesOfCharge, METHOD_RULES, type Piastres, toDecimal } from '@hirfa/domain/payments';
import type { WriteCtx } from '../kernel/verb.ts';
import { observeChargeback } from './chargebacks/observe-chargeback.ts';
import { findExtraCharge, updateExtraCharge } from './charges/queries.ts';
import { type PaymentChange, paymentChanged } from './events.ts';
import { oweFailedRefunds } from './failed-refunds/owe-failed-refunds.ts';
import { findCheckout } from './find-checkout.ts';
import { type Checkout, isSentBack, UnknownCheckout } from './gateway.ts';
import { recordGone } from './operations/record-lines.ts';
import {
  type Attempt,
  findActiveAttempt,
  findAttempt,
  findNextOperation,
  insertEntries,
  lockPayment,
  updateAttempt,
  updatePayment,
} from './queries.ts';
import { observeSharedChargeback } from './packages/observe-chargeback.ts';
import { keepCard } from './saved-cards/keep-card.ts';
import { returnSurplus } from './release-hold.ts';
import { oweSurplus } from './surplus/owe-surplus.ts';
import { gatewayOf, type PaymentCtx } from './services.ts';

type Observation = { ctx: PaymentCtx; input: { attempt: Attempt } };

/**
 * `open`: it can still be paid; `under_way`: a payment is being processed; `authorized`: the gateway can still release
 * the money; `captured`: the bank of the customer can take it back; `charged_back`: it decides about that; `unknown`:
 * the gateway does not know the checkout now; `final`: nothing can change.
 */
export type Observed = 'open' | 'under_way' | 'authorized' | 'captured' | 'charged_back' | 'unknown' | 'final';

/**
 * Reads a checkout at the gateway and updates its attempt to the same state. The result does not depend on the reason
 * for reading: a webhook (even a late or repeated one), the clock, or a person who closes the checkout.
 */
export async function observeCheckout({ ctx, input: { attempt } }: Observation): Promise<Observed> {
  if (attempt.checkout_id === null) return observeUnopened(ctx, attempt);
  const { checkout_id } = attempt;
  const gateway = gatewayOf(ctx.services, attempt);
  const checkout = await findCheckout({ ctx: { gateway }, input: { checkout_id } }).catch((error: unknown) => {
    if (!(error instanceof UnknownCheckout)) throw error;
    ctx.log.warn({ error, attempt_id: attempt.id }, 'the gateway does not know a checkout, and is asked again');
    return null;
  });
  if (checkout === null) return 'unknown';
  const outcome = await ctx.transaction('gateway', (tx) => applyCheckout(tx, attempt, checkout));
  if (outcome !== 'surplus') return outcome;
  ctx.log.warn({ attempt_id: attempt.id }, 'a checkout holds surplus money, which is released');
  const isBack = await returnSurplus({ ctx: { gateway }, input: { checkout, key: `surplus-${attempt.id}` } });
  if (!isBack)
    await ctx.transaction('gateway', (tx) => oweSurplus({ ctx: tx, input: { attempt, amount: checkout.held } }));
  return 'final';
}

/** The gateway has never answered about this attempt. After its time a later one takes its place. */
async function observeUnopened(ctx: PaymentCtx, { id, booking_id, state, expires_at }: Attempt): Promise<Observed> {
  if (state !== 'open') return 'final';
  if (expires_at > ctx.now) return 'open';
  return ctx.transaction('gateway', async ({ db, publish }) => {
    await lockPayment(db, booking_id);
    const attempt = await findAttempt(db, { id });
    // It was answered meanwhile.
    if (attempt?.state === 'open' && attempt.checkout_id !== null) return 'open';
    if (attempt?.state === 'open') {
      await updateAttempt(db, id, { state: 'closed' });
      await publish(paymentChanged, closedOf(attempt));
    }
    return 'final';
  });
}

async function applyCheckout(
  ctx: WriteCtx,
  { id, booking_id, extra_id }: Attempt,
  checkout: Checkout,
): Promise<Observed | 'surplus'> {
  const { db } = ctx;
  const payment = await lockPayment(db, booking_id);
  const charge = await findDue(ctx, payment, extra_id);
  const attempt = await findAttempt(db, { id });
  const active = await findActiveAttempt(db, booking_id, extra_id);
  if (attempt === undefined) return 'final';
  if (attempt.state === 'authorized' && checkout.chargeback !== null) {
    const { rail_state } = charge;
    const { package_id } = payment;
    const reported = checkout.chargeback;
    if (package_id === null || extra_id !== null)
      await observeChargeback({ ctx, input: { booking_id, extra_id, rail_state, reported } });
    else await observeSharedChargeback({ ctx, input: { package_id, rail_state, reported } });
  }
  if (attempt.state === 'authorized') return applyRelease(ctx, attempt, charge, checkout);
  const isPaid = checkout.state === 'authorized' || (checkout.state === 'captured' && checkout.held > 0);
  // A closed attempt that was paid nevertheless is used, unless another attempt is active: then its money is released.
  if (isPaid && active !== undefined && active.id !== id) return 'surplus';
  // The customer has chosen to pay in cash instead.
  if (isPaid && payment.is_cash) return 'surplus';
  // The money was released meanwhile and this answer is outdated; releasing it again changes nothing.
  if (isPaid && attempt.state !== 'open' && charge.rail_state !== 'none') return 'surplus';
  // A page that could not be closed can still be paid: it is read again until its time is over.
  if (!isPaid && attempt.state !== 'open') return payableOf(checkout, attempt, ctx.now);
  switch (checkout.state) {
    case 'open':
      return 'open';
    case 'processing':
      return 'under_way';
    case 'declined':
      await updateAttempt(db, id, { state: 'declined' });
      await ctx.publish(paymentChanged, changeOf('failed', attempt));
      return 'final';
    case 'closed':
    case 'voided':
      await updateAttempt(db, id, { state: 'closed' });
      await ctx.publish(paymentChanged, closedOf(attempt));
      return payableOf(checkout, attempt, ctx.now);
    case 'authorized':
    case 'captured':
      if (checkout.amount !== charge.amount || !isPaid) {
        await updateAttempt(db, id, { state: 'closed' });
        await ctx.publish(paymentChanged, closedOf(attempt));
        return 'surplus';
      }
      await updateAttempt(db, id, { state: 'authorized', instrument: checkout.instrument ?? null });
      await secure(ctx, attempt, charge.amount);
      await keepCard({ ctx, input: { attempt, card: checkout.saved_card } });
      await ctx.publish(paymentChanged, changeOf('secured', attempt));
      return 'authorized';
  }
}

/** Records that the money of an attempt is held, or was charged at once. */
async function secure(
  { db, now }: WriteCtx,
  { id, booking_id, extra_id, method }: Attempt,
  amount: Piastres,
): Promise<void> {
  if (extra_id !== null) return updateExtraCharge(db, extra_id, { rail_state: 'authorized' });
  if (METHOD_RULES[method].takes === 'hold') return updatePayment(db, booking_id, { rail_state: 'authorized' });
  await updatePayment(db, booking_id, { rail_state: 'charged', held: toDecimal(amount) });
  await insertEntries(db, booking_id, id, entriesOfCharge(amount), now);
}

/** What an attempt is to secure. */
async function findDue(
  { db }: WriteCtx,
  { rail_state, lines }: Awaited<ReturnType<typeof lockPayment>>,
  extraId: string | null,
) {
  if (extraId === null) return { rail_state, amount: lines.customer_total };
  const charge = await findExtraCharge(db, extraId);
  if (charge === undefined) throw new Error(`no charge of the extra ${extraId}`);
  return charge;
}

/** What can still become of a checkout whose attempt has ended: kiosks may tell later what they have taken before. */
function payableOf({ state }: Checkout, { method, expires_at }: Attempt, now: Date): Observed {
  if (state === 'processing') return 'under_way';
  const isLate = state === 'closed' && now.getTime() < expires_at.getTime() + METHOD_RULES[method].arrives_late_ms;
  return state === 'open' || isLate ? 'open' : 'final';
}

type OfAttempt = Pick<Attempt, 'booking_id' | 'extra_id'>;

const changeOf = (type: 'secured' | 'failed' | 'voided', { booking_id, extra_id }: OfAttempt): PaymentChange =>
  extra_id === null ? { type, booking_id } : { type: `extra_${type}`, booking_id, extra_id };

/** What was booked can be paid by another attempt while its hold lasts; nobody waits for the money of an extra. */
const closedOf = ({ booking_id, extra_id }: OfAttempt): PaymentChange =>
  extra_id === null ? { type: 'moved', booking_id } : { type: 'extra_failed', booking_id, extra_id };

/** Whether a bank can still take the money of a payment that was captured, or decide about it. */
function chargeableOf({ state, held, chargeback }: Checkout): Observed {
  if (chargeback?.state === 'open') return 'charged_back';
  return state === 'captured' && held > 0 ? 'captured' : 'final';
}

/** Ends the authorization of a charge whose money the gateway has released, or sent back, by itself. */
async function applyRelease(
  ctx: WriteCtx,
  attempt: Attempt,
  { rail_state, amount }: Awaited<ReturnType<typeof findDue>>,
  checkout: Checkout,
): Promise<Observed> {
  const { db } = ctx;
  const { id, booking_id, extra_id } = attempt;
  if (rail_state !== 'authorized' && rail_state !== 'charged') {
    const isBusy = await oweFailedRefunds({ ctx, input: { attempt, checkout } });
    return isBusy ? 'authorized' : chargeableOf(checkout);
  }
  const isGone =
    ['voided', 'closed', 'declined'].includes(checkout.state) || (rail_state === 'charged' && isSentBack(checkout));
  if (!isGone) return 'authorized';
  // An operation that is waiting or sent gets the gateway's answer itself, and decides what follows.
  if ((await findNextOperation(db, booking_id)) !== undefined) return 'authorized';
  await updateAttempt(db, id, { state: 'closed' });
  if (extra_id !== null) await updateExtraCharge(db, extra_id, { rail_state: 'voided' });
  else await recordGone(ctx, { booking_id, rail_state }, amount);
  await ctx.publish(paymentChanged, changeOf('voided', attempt));
  return 'final';
}
