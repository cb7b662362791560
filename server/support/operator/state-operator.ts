import type { OperatorDetails } from '@hirfa/contract/support';
import { type AdminCtx, refuse } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { findOperator, insertOperator } from './queries.ts';

/** States who runs the site, from now on. */
export async function stateOperator({ ctx, input }: { ctx: AdminCtx; input: OperatorDetails }) {
  const { db, now } = ctx;
  const before = await findOperator(db, now);
  const id = newId(now.getTime());
  if (!(await insertOperator(db, { ...input, id, holds_from: now }))) return refuse('state_changed');
  const entry = { action: 'setting.add' as const, entity_type: 'setting', entity_id: id };
  await ctx.audit({ ...entry, before: before ?? {}, after: { name: 'operator', ...input } });
  return { id };
}
