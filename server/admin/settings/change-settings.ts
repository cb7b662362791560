import type { HoursSetting, RateSetting } from '@hirfa/contract/admin';
import { type AccountServices, askSecondFactor, type SecondFactorProof } from '../../accounts/index.ts';
import { type AdminCtx, refuse, refuseField } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { deleteComingHours, deleteComingRate, findRate, insertHours, insertRate, isCategory } from './queries.ts';

type SettingsCtx = AdminCtx & { services: AccountServices };
type NewRate = Omit<RateSetting, 'id' | 'provider_id'> & SecondFactorProof;

const IN_THE_PAST = refuseField('holds_from', 'must not be in the past');

/**
 * Changes a rate from an instant on: for bookings that are created from then. A second factor is asked for after the
 * rest is right, so that no recovery code is used up in vain.
 */
export async function addRate({ ctx, input }: { ctx: SettingsCtx; input: NewRate }) {
  const { db, now } = ctx;
  const { name, category_slug, value, holds_from, ...proof } = input;
  if (Date.parse(holds_from) < now.getTime()) return IN_THE_PAST;
  if (category_slug !== null && !(await isCategory(db, category_slug))) return refuse('not_found');
  const refused = await askSecondFactor({ ctx, input: proof });
  if (refused !== null) return refused;
  const id = newId(now.getTime());
  const setting = { name, category_slug, provider_id: null, value };
  const isAdded = await insertRate(db, { ...setting, id, holds_from: new Date(holds_from), created_at: now });
  if (!isAdded) return refuse('state_changed');
  const entry = { action: 'setting.add' as const, entity_type: 'setting', entity_id: id };
  await ctx.audit({ ...entry, before: {}, after: { ...setting, holds_from } });
  return { id };
}

/** Takes a rate back that does not hold yet. */
export async function removeRate({ ctx, input }: { ctx: SettingsCtx; input: { id: string } & SecondFactorProof }) {
  const { db, now } = ctx;
  const { id, ...proof } = input;
  const found = await findRate(db, id);
  if (found === undefined) return refuse('not_found');
  if (found.holds_from <= now) return refuse('state_changed');
  const refused = await askSecondFactor({ ctx, input: proof });
  if (refused !== null) return refused;
  const removed = await deleteComingRate(db, id, now);
  if (removed === undefined) return refuse('state_changed');
  await ctx.audit({ action: 'setting.remove', entity_type: 'setting', entity_id: id, before: removed, after: {} });
  return { removed: true as const };
}

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
