import type { RateSetting } from '@hirfa/contract/payments';
import { type AccountServices, askSecondFactor, type SecondFactorProof } from '../../accounts/index.ts';
import { type AdminCtx, refuse, refuseField } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { deleteComingRate, findRate, insertRate, isCategory } from './queries.ts';

type RatesCtx = AdminCtx & { services: AccountServices };
type NewRate = Omit<RateSetting, 'id' | 'provider_id'> & SecondFactorProof;

const IN_THE_PAST = refuseField('holds_from', 'must not be in the past');

/**
 * Changes a rate from an instant on: for bookings that are created from then. A second factor is asked for after the
 * rest is right, so that no recovery code is used up in vain.
 */
export async function addRate({ ctx, input }: { ctx: RatesCtx; input: NewRate }) {
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
export async function removeRate({ ctx, input }: { ctx: RatesCtx; input: { id: string } & SecondFactorProof }) {
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
