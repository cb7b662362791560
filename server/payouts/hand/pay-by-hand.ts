import { cairoDay, type Day } from '@hirfa/domain/market';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import { weekToCut } from '@hirfa/domain/payouts';
import { type AdminCtx, refuse, refuseAmount, refuseField } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { lockPayouts } from '../cut/queries.ts';
import { findOwedEntries, insertHandPayout } from './queries.ts';

interface HandPayment {
  provider_id: string;
  amount: string;
  reference: string;
  day: Day;
}

/** Records that a provider who has left or is suspended was paid by hand: all that is owed to them, and no more. */
export async function payByHand({
  ctx,
  input: { provider_id, amount, reference, day },
}: {
  ctx: AdminCtx;
  input: HandPayment;
}) {
  const { db, now } = ctx;
  if (day > cairoDay(now)) return refuseField('day', 'is later than today');
  await lockPayouts(db);
  const entries = await findOwedEntries(db, provider_id, now);
  const owed = piastres(entries.reduce((sum, entry) => sum + fromDecimal(entry.amount), 0));
  if (owed <= 0) return refuse('state_changed');
  if (owed !== fromDecimal(amount)) return refuseAmount(toDecimal(owed));
  const payout = {
    provider_id,
    week: weekToCut(now),
    amount: toDecimal(owed),
    paid_on: day,
    hand_reference: reference,
  };
  const id = newId(now.getTime());
  await insertHandPayout(db, { id, ...payout, entries }, now);
  const after = { provider_id, amount: payout.amount, reference, day };
  await ctx.audit({ action: 'payouts.by_hand', entity_type: 'payout', entity_id: id, before: {}, after });
  return { id, amount: payout.amount };
}
