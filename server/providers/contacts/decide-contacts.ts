import { type AdminCtx, type Ctx, isRefusal, type Person, refuse } from '../../kernel/verb.ts';
import { providerChanged } from '../events.ts';
import { closeFlag, findFlag } from './queries.ts';

type Given = { id: string };

/** A flag that this admin can decide about. */
async function openFlag({ ctx: { db, actor }, input }: { ctx: Ctx<Person>; input: Given }) {
  const flag = await findFlag(db, input.id);
  if (flag === undefined) return refuse('not_found');
  if (flag.user_id === actor.user_id) return refuse('own_profile');
  return flag.outcome === null ? flag : refuse('state_changed');
}

/** Why an admin can not decide about the contact details of a provider; null if they can. */
export async function refusalToDecideContacts(given: { ctx: Ctx<Person>; input: Given }) {
  const flag = await openFlag(given);
  return isRefusal(flag) ? flag : null;
}

/** Asks a provider to remove the contact details from their texts, or leaves these as they are. */
export async function decideContacts({
  ctx,
  input: { id, outcome },
}: {
  ctx: AdminCtx;
  input: Given & { outcome: 'asked' | 'left' };
}) {
  const { db, now, actor } = ctx;
  const flag = await openFlag({ ctx, input: { id } });
  if (isRefusal(flag)) return flag;
  if (!(await closeFlag(db, id, outcome, { decided_at: now, decided_by: actor.user_id })))
    return refuse('state_changed');
  const { provider_id, user_id } = flag;
  const entry = { action: 'provider.contacts' as const, entity_type: 'provider', entity_id: provider_id };
  await ctx.audit({ ...entry, before: { status: 'open' }, after: { status: outcome } });
  if (outcome === 'asked')
    await ctx.publish(providerChanged, { provider_id, user_id, event: 'ask_about_contacts', reason: null });
  return { id, outcome };
}
