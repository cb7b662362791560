import { cairoDay, type Day } from '@hirfa/domain/market';
import { fromDecimal, type Piastres, piastres, toDecimal } from '@hirfa/domain/payments';
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

/**
 * Records that a provider who has left or is suspended was paid by hand, and no more than is owed to them. More may
 * have been settled since the transfer: then it is a part.
 */
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
  const paid = fromDecimal(amount);
  if (paid <= 0 || paid > owed) return refuseAmount(toDecimal(owed));
  const payout = {
    provider_id,
    week: weekToCut(now),
    amount: toDecimal(paid),
    paid_on: day,
    hand_reference: reference,
  };
  const id = newId(now.getTime());
  await insertHandPayout(db, { id, ...payout, entries: partOf(entries, paid) }, now);
  const after = { provider_id, amount: payout.amount, reference, day };
  await ctx.audit({ action: 'payouts.by_hand', entity_type: 'payout', entity_id: id, before: {}, after });
  return { id, amount: payout.amount };
}

type Entries = Awaited<ReturnType<typeof findOwedEntries>>;

/** All debts and so much of the earnings that they sum to what was paid. */
function partOf(entries: Entries, paid: Piastres): Entries {
  const debts = entries.reduce((sum, { amount }) => sum - Math.min(0, fromDecimal(amount)), 0);
  let rest = paid + debts;
  return entries.flatMap(({ booking_id, amount }) => {
    const part = Math.min(fromDecimal(amount), rest);
    if (part > 0) rest -= part;
    return part === 0 ? [] : [{ booking_id, amount: toDecimal(piastres(part)) }];
  });
}
