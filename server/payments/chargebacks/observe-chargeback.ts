import {
  entriesOfReturned,
  entriesOfTaken,
  fromDecimal,
  piastres,
  type RailState,
  toDecimal,
} from '@hirfa/domain/payments';
import { enqueueJob } from '../../platform/jobs.ts';
import type { WriteCtx } from '../../kernel/verb.ts';
import { findCharges, updateExtraCharge } from '../charges/queries.ts';
import { paymentChanged } from '../events.ts';
import type { ReportedChargeback } from '../gateway.ts';
import { runOperationsJob } from '../jobs.ts';
import { findPayment, insertEntries, lockPayment, updatePayment } from '../queries.ts';
import { countAsPaid } from './count-as-paid.ts';
import { findChargeback, insertChargeback, isRefundedInPart, updateChargeback } from './queries.ts';

type Payment = Awaited<ReturnType<typeof lockPayment>>;

/**
 * Records what the gateway says about a chargeback, each step once and in its order: one that has ended before its
 * begin was heard of is opened first. The payment is locked.
 * @throws while the gateway has not told yet that the money was captured: who asked is retried.
 */
export async function observeChargeback({
  ctx,
  input: { payment, extra_id, rail_state, reported },
}: {
  ctx: WriteCtx;
  input: { payment: Payment; extra_id: string | null; rail_state: RailState; reported: ReportedChargeback };
}): Promise<void> {
  if (rail_state === 'authorized') throw new Error('a payment is charged back whose capture is not recorded');
  const { db } = ctx;
  const { booking_id } = payment;
  const known = await findChargeback(db, booking_id);
  const isKnown = known?.reference === reported.id;
  if (!isKnown && known !== undefined) {
    // One before the present one, which the charge that it was about still tells.
    if (known.earlier.includes(reported.id)) return;
    if (known.state === 'open') {
      // One of another charge, which is opened when the gateway is asked again after the present one has ended.
      if (known.extra_id !== extra_id) return;
      // The bank has returned the money, which nobody has heard, and has taken it again.
      await end(ctx, payment, extra_id, { id: known.reference, state: 'won' });
    }
    // What the bank has returned is in the books as it was before.
    if (reported.state === 'won') return;
    const isLost = known.state === 'lost' && (known.bearer !== null || payment.taken > 0);
    if (isLost) throw new ChargebackAfterLoss(reported.id);
  }
  if (!isKnown) await open(ctx, await lockPayment(db, booking_id), extra_id, reported);
  if (reported.state === 'open' || (isKnown && known.state !== 'open')) return;
  await end(ctx, payment, extra_id, { id: reported.id, state: reported.state });
}

/** The gateway tells a chargeback after one that was lost: there are no books for it, and an admin sees the webhook. */
export class ChargebackAfterLoss extends Error {
  constructor(id: string) {
    super(`the gateway reports the chargeback ${id} after a lost one`);
  }
}

/** The bank has decided about the chargeback of this charge. */
async function end(
  ctx: WriteCtx,
  { booking_id }: Payment,
  extra_id: string | null,
  reported: { id: string; state: 'won' | 'lost' },
): Promise<void> {
  const { db } = ctx;
  await updateChargeback(db, booking_id, { state: reported.state, ended_at: ctx.now });
  if (reported.state === 'won') {
    const { held, taken, taken_of_lines } = await findPayment(db, booking_id);
    const { earlier = [], from_held: part = '0.00' } = (await findChargeback(db, booking_id)) ?? {};
    const from_held = fromDecimal(part);
    await insertEntries(
      db,
      booking_id,
      causeOf('charge_back_won', earlier, reported.id),
      entriesOfReturned(taken),
      ctx.now,
    );
    await updatePayment(db, booking_id, {
      held: toDecimal(piastres(held + from_held)),
      taken: '0.00',
      taken_of_lines: toDecimal(piastres(taken_of_lines - from_held)),
    });
    if (extra_id !== null) await updateExtraCharge(db, extra_id, { held: from_held });
  }
  if (reported.state === 'lost') await countAsPaid({ ctx, input: { booking_id } });
  // What was decided meanwhile has waited for the bank.
  await enqueueJob(db, runOperationsJob, booking_id);
  if (reported.state === 'lost') return ctx.publish(paymentChanged, { type: 'charge_back_lost', booking_id });
  const is_part = await isRefundedInPart(db, booking_id);
  await ctx.publish(paymentChanged, { type: 'charge_back_won', booking_id, is_part });
}

/** The entries of later chargebacks are told apart by their ids. */
const causeOf = (cause: string, earlier: readonly string[], id: string) =>
  earlier.length === 0 ? cause : `${cause} ${id}`;

/** The money leaves the gateway. */
async function open(
  { db, now, publish }: WriteCtx,
  payment: Payment,
  extra_id: string | null,
  reported: ReportedChargeback,
) {
  const { booking_id, held, taken_of_lines } = payment;
  const { amount } = reported;
  const charge = (await findCharges(db, payment)).find((one) => one.extra_id === extra_id);
  const from_held = piastres(Math.min(amount, charge?.held ?? 0));
  const earlier = await insertChargeback(db, booking_id, { ...reported, extra_id, from_held }, now);
  if (extra_id !== null) await updateExtraCharge(db, extra_id, { held: piastres(-from_held) });
  await insertEntries(db, booking_id, causeOf('charge_back', earlier, reported.id), entriesOfTaken(amount), now);
  await updatePayment(db, booking_id, {
    held: toDecimal(piastres(held - from_held)),
    taken: toDecimal(amount),
    taken_of_lines: toDecimal(piastres(taken_of_lines + from_held)),
  });
  await publish(paymentChanged, { type: 'charged_back', booking_id });
}
