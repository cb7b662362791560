import type { PayoutState } from '@hirfa/domain/payouts';
import { type AdminCtx, refuse } from '../../kernel/verb.ts';
import { cutWeek } from '../cut/cut-week.ts';
import { lockPayouts } from '../cut/queries.ts';
import { correctState, findToCorrect } from './queries.ts';

interface Correction {
  id: string;
  state: 'paid' | 'returned';
  reason: string;
}

/** From these an admin says that the bank has paid it after all. */
const NOT_PAID: readonly PayoutState[] = ['returned', 'refused'];

/**
 * A return or a refusal that was a mistake is undone: the bank has paid it after all. If its money was sent again
 * meanwhile, the provider has it twice, and owes it in the books. What was paid by hand may come back, which no file
 * says.
 */
export async function correctPayout({ ctx, input: { id, state, reason } }: { ctx: AdminCtx; input: Correction }) {
  const { db, now } = ctx;
  await lockPayouts(db);
  const found = await findToCorrect(db, id);
  if (found === undefined) return refuse('not_found');
  const isPossible =
    state === 'paid' ? NOT_PAID.includes(found.state) : found.state === 'paid' && found.paid_on !== null;
  if (!isPossible) return refuse('state_changed');
  await correctState(db, id, state, now);
  await cutWeek({ ctx });
  const before = { state: found.state };
  const after = { state, amount: found.amount, reason };
  await ctx.audit({ action: 'payouts.correct', entity_type: 'payout', entity_id: id, before, after });
  return { state };
}
