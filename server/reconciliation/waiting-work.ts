import { type AdminCtx, refuse } from '../kernel/verb.ts';
import type { KindOfWork } from '../kernel/waiting-work.ts';
import { closeOpenDifference, findOpenDifference, waitingDifferences } from './difference-queries.ts';

/** Differences between the books and a gateway: an admin writes what it was, and closes it. */
const difference: KindOfWork<'difference'> = {
  ...waitingDifferences,
  async find(db, page) {
    const rows = await waitingDifferences.find(db, page);
    return rows.map(({ moved_at, ...row }) => ({ ...row, moved_at: moved_at?.toISOString() ?? null }));
  },
  async refusalOf({ db }, id) {
    return (await findOpenDifference(db, id)) === undefined ? refuse('state_changed') : null;
  },
  decisions: { close: (ctx, { id, reason }) => closeDifference({ ctx, input: { id, reason } }) },
  audit: ['difference.close'],
};

async function closeDifference({
  ctx,
  input: { id, reason },
}: {
  ctx: AdminCtx;
  input: { id: string; reason: string };
}) {
  const found = await findOpenDifference(ctx.db, id);
  if (found === undefined || !(await closeOpenDifference(ctx.db, id, reason, ctx.now))) return refuse('state_changed');
  const { kind: what, booking_id, amount_there, amount_here } = found;
  const entry = { action: 'difference.close' as const, entity_type: 'difference', entity_id: id };
  await ctx.audit({ ...entry, before: { what, booking_id, amount_there, amount_here }, after: { reason } });
  return { closed: true as const };
}

export const reconciliationQueue = { difference };
