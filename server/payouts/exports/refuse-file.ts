import { type AdminCtx, refuse } from '../../kernel/verb.ts';
import { cutWeek } from '../cut/cut-week.ts';
import { lockPayouts } from '../cut/queries.ts';
import { findRefusable, refuseFile } from './refusal-queries.ts';

/**
 * The bank refused a file. What is on its way in it is payable again, without the wait that follows a
 * payout that came back: no account was wrong. It is cut again at once, for the next file.
 */
export async function refusePayoutFile({
  ctx,
  input: { id, reason },
}: {
  ctx: AdminCtx;
  input: { id: string; reason: string };
}) {
  const { db, now } = ctx;
  await lockPayouts(db);
  const found = await findRefusable(db, id);
  if (found === undefined) return refuse('not_found');
  const { number, on_their_way, ever_paid } = found;
  if (on_their_way === 0 || ever_paid > 0) return refuse('state_changed');
  await refuseFile(db, { export_id: id, reason, refused_at: now });
  await cutWeek({ ctx });
  const after = { number, payouts: on_their_way, reason };
  await ctx.audit({ action: 'payouts.refuse', entity_type: 'payout_export', entity_id: id, before: {}, after });
  return { payouts: on_their_way };
}
