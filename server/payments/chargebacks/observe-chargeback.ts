import {
  entriesOfReturned,
  entriesOfTaken,
  isPending,
  isUndecided,
  piastres,
  type RailState,
  toDecimal,
} from '@hirfa/domain/payments';
import type { WriteCtx } from '../../kernel/verb.ts';
import { findCharges, updateExtraCharge } from '../charges/queries.ts';
import { paymentChanged } from '../events.ts';
import type { ReportedChargeback } from '../gateway.ts';
import { enqueueOperations } from '../jobs.ts';
import { findPayment, insertEntries } from '../queries.ts';
import { countAsPaid } from './count-as-paid.ts';
import {
  addTaken,
  findChargebackOf,
  findChargebacks,
  insertChargeback,
  isRefundedInPart,
  type StoredChargeback,
  updateChargeback,
} from './queries.ts';

interface OfCharge {
  booking_id: string;
  /** Null for the charge of what was booked. */
  extra_id: string | null;
}

/**
 * Records what the gateway says about the chargeback of a charge, each step once and in its order: one that has ended
 * before its begin was heard of is opened first. The payment is locked.
 * @throws while the gateway has not told yet that the money was captured: who asked is retried.
 */
export async function observeChargeback({
  ctx,
  input: { rail_state, reported, ...of },
}: {
  ctx: WriteCtx;
  input: OfCharge & { rail_state: RailState; reported: ReportedChargeback };
}): Promise<void> {
  if (rail_state === 'authorized' || rail_state === 'charged')
    throw new Error('a payment is charged back whose capture is not recorded');
  const find = () => findChargebackOf(ctx.db, of.booking_id, of.extra_id);
  let known = await find();
  if (known?.reference !== reported.id) {
    // One before the present one, which the gateway still tells. Of the release before, one of another charge had it.
    const all = await findChargebacks(ctx.db, of.booking_id);
    if (all.some(({ earlier }) => earlier.includes(reported.id))) return;
    // The bank has returned the money, which nobody has heard, and has taken it again.
    if (known?.state === 'open') await end(ctx, known, 'won');
    known = await find();
    // What the bank has returned is in the books as it was before.
    if (known !== undefined && reported.state === 'won') return;
    if (known !== undefined && (known.bearer !== null || isUndecided(known)))
      throw new ChargebackAfterLoss(reported.id);
    await open(ctx, of, known, reported);
    known = await find();
  }
  if (known?.state === 'open' && reported.state !== 'open') await end(ctx, known, reported.state);
}

/** The gateway tells a chargeback after one of the same charge that was lost: an admin sees the webhook. */
export class ChargebackAfterLoss extends Error {
  constructor(id: string) {
    super(`the gateway reports the chargeback ${id} after a lost one`);
  }
}

/** The bank has decided about a chargeback. */
async function end(ctx: WriteCtx, ended: StoredChargeback, state: 'won' | 'lost'): Promise<void> {
  const { db, now } = ctx;
  const { id, booking_id, extra_id, taken, from_held } = ended;
  if (state === 'won') {
    await updateChargeback(db, id, {
      state,
      ended_at: now,
      taken: '0.00',
      taken_of_lines: '0.00',
      kept: toDecimal(piastres(ended.kept - from_held)),
    });
    await addTaken(db, booking_id, {
      held: from_held,
      taken: piastres(-taken),
      taken_of_lines: piastres(-from_held),
    });
    if (extra_id !== null) await updateExtraCharge(db, extra_id, { held: from_held });
    await insertEntries(db, booking_id, causeOf('charge_back_won', ended), entriesOfReturned(taken), now);
  } else {
    await updateChargeback(db, id, { state, ended_at: now });
    await countAsPaid({ ctx, input: { booking_id } });
  }
  // What was decided meanwhile has waited for the bank.
  await enqueueOperations({ ctx, input: await findPayment(db, booking_id) });
  if (state === 'lost') return ctx.publish(paymentChanged, { type: 'charge_back_lost', booking_id });
  const all = await findChargebacks(db, booking_id);
  const is_one_of = all.some((one) => isPending(one) || one.bearer !== null);
  const isPaidByBank = all.some((one) => (one.state === 'lost' && one.taken < one.amount) || one.kept > 0);
  const is_part = isPaidByBank || (await isRefundedInPart(db, booking_id));
  await ctx.publish(paymentChanged, { type: 'charge_back_won', booking_id, is_part, is_one_of });
}

/** The entries of later chargebacks, and of those of extras, are told apart by their ids. */
const causeOf = (
  cause: string,
  { reference, extra_id, earlier }: Pick<StoredChargeback, 'reference' | 'extra_id' | 'earlier'>,
) => (earlier.length === 0 && extra_id === null ? cause : `${cause} ${reference}`);

/** The money leaves the gateway. */
async function open(
  { db, now, publish }: WriteCtx,
  { booking_id, extra_id }: OfCharge,
  before: StoredChargeback | undefined,
  reported: ReportedChargeback,
) {
  const { amount } = reported;
  const charges = await findCharges(db, await findPayment(db, booking_id));
  const charge = charges.find((one) => one.extra_id === extra_id);
  const from_held = piastres(Math.min(amount, charge?.held ?? 0));
  await insertChargeback(db, { ...reported, booking_id, extra_id, from_held }, before, now);
  if (extra_id !== null) await updateExtraCharge(db, extra_id, { held: piastres(-from_held) });
  await addTaken(db, booking_id, { held: piastres(-from_held), taken: amount, taken_of_lines: from_held });
  const earlier = before === undefined ? [] : [...before.earlier, before.reference];
  const cause = causeOf('charge_back', { reference: reported.id, extra_id, earlier });
  await insertEntries(db, booking_id, cause, entriesOfTaken(amount), now);
  await publish(paymentChanged, { type: 'charged_back', booking_id });
}
