import type { HoursSetting } from '@hirfa/contract/support';
import { type AdminCtx, refuse, refuseField } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { deleteComingHours, insertHours } from './hours-queries.ts';

const IN_THE_PAST = refuseField('holds_from', 'must not be in the past');

/** Changes the hours of support from an instant on. */
export async function addHours({ ctx, input }: { ctx: AdminCtx; input: Omit<HoursSetting, 'id'> }) {
  const { db, now } = ctx;
  const { holds_from, ...hours } = input;
  if (Date.parse(holds_from) < now.getTime()) return IN_THE_PAST;
  const id = newId(now.getTime());
  const isAdded = await insertHours(db, { ...hours, id, holds_from: new Date(holds_from), created_at: now });
  if (!isAdded) return refuse('state_changed');
  const entry = { action: 'setting.add' as const, entity_type: 'setting', entity_id: id };
  await ctx.audit({ ...entry, before: {}, after: { name: 'support_hours', ...input } });
  return { id };
}

/** Takes hours back that do not hold yet. */
export async function removeHours({ ctx, input: { id } }: { ctx: AdminCtx; input: { id: string } }) {
  const removed = await deleteComingHours(ctx.db, id, ctx.now);
  if (removed === undefined) return refuse('state_changed');
  const before = { name: 'support_hours', ...removed };
  await ctx.audit({ action: 'setting.remove', entity_type: 'setting', entity_id: id, before, after: {} });
  return { removed: true as const };
}
