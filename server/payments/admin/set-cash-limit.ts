import { CASH, fromDecimal, toDecimal } from '@hirfa/domain/payments';
import { type AdminCtx, refuse, refuseField } from '../../kernel/verb.ts';
import { findCashLimit, insertCashLimit } from '../cash/queries.ts';

/** Sets the highest price that can be paid in cash from now on; zero switches cash off for new bookings. */
export async function setCashLimit({ ctx, input }: { ctx: AdminCtx; input: { amount: string } }) {
  const { db, now } = ctx;
  const amount = fromDecimal(input.amount);
  const { min, max } = CASH.limit;
  if (amount !== 0 && (amount < min || amount > max))
    return refuseField('amount', `0, or ${toDecimal(min)} to ${toDecimal(max)}`);
  const before = { name: 'cash_limit', amount: await findCashLimit(db, now) };
  const id = await insertCashLimit(db, amount, now);
  if (id === undefined) return refuse('state_changed');
  const after = { name: 'cash_limit', amount: toDecimal(amount) };
  await ctx.audit({ action: 'setting.add', entity_type: 'setting', entity_id: id, before, after });
  return { amount: toDecimal(amount) };
}
