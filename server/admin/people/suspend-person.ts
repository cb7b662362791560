import type { SuspensionReason } from '@hirfa/domain/accounts';
import { countsAsProvider } from '@hirfa/domain/providers';
import {
  type AccountServices,
  hasRole,
  insertSuspension,
  notifyOfDecision,
  removeSuspension,
} from '../../accounts/index.ts';
import { lockOpenBookings } from '../../bookings/index.ts';
import { type AdminCtx, isRefusal, refuse } from '../../kernel/verb.ts';
import { lockForDecision, saveDecision } from '../../providers/index.ts';
import { findPerson, findProviderOf } from './queries.ts';

type SuspendCtx = AdminCtx & { services: AccountServices };

interface Given {
  ctx: SuspendCtx;
  input: { id: string; reason: SuspensionReason; words: string | null };
}

/** What a provider reads on their own pages, in both languages, until the profile is reinstated. */
const PROVIDER_REASON = 'Your account was suspended.\nأُوقف حسابك.';

/**
 * Suspends a person: the database ends their sessions and refuses what they are just sending. A provider vanishes from
 * what others see. Their bookings stay as they are: an admin decides about each.
 */
export async function suspendPerson({ ctx, input: { id, reason, words } }: Given) {
  const { db, now, services } = ctx;
  if (id === ctx.actor.user_id) return refuse('own_profile');
  const person = await findPerson(db, id);
  if (person === undefined) return refuse('not_found');
  if (person.is_suspended) return refuse('state_changed');
  if (await hasRole(db, id, 'admin')) return refuse('remove_admin_first');
  const hidden = await hideProvider(ctx, id);
  if (isRefusal(hidden)) return hidden;
  if (!(await insertSuspension(db, { user_id: id, reason, words, suspended_at: now }))) return refuse('state_changed');
  const entry = { action: 'person.suspend' as const, entity_type: 'person', entity_id: id };
  await ctx.audit({ ...entry, before: { is_suspended: false }, after: { is_suspended: true, reason, words } });
  const mailCtx = { db: services.pools.auth, now, transaction: db };
  await notifyOfDecision({ ctx: mailCtx, input: { user_id: id, kind: 'account_suspended' } });
  return { changed: true as const };
}

async function hideProvider(ctx: SuspendCtx, userId: string) {
  const own = await findProviderOf(ctx.db, userId);
  if (own === undefined) return null;
  // Before the provider: a booking that is settled at the same time is locked, and then the provider, to count it.
  await lockOpenBookings(ctx.db, own.id);
  const provider = await lockForDecision(ctx, own.id);
  if (isRefusal(provider)) return provider;
  if (!countsAsProvider(provider)) return null;
  const change = { is_active: false, suspension_reason: PROVIDER_REASON, reason: PROVIDER_REASON };
  return saveDecision(ctx, provider, 'suspend', change);
}

/** The person can sign in again. A provider profile is reinstated on its own. */
export async function reinstatePerson({ ctx, input: { id } }: { ctx: SuspendCtx; input: { id: string } }) {
  if (id === ctx.actor.user_id) return refuse('own_profile');
  if ((await findPerson(ctx.db, id)) === undefined) return refuse('not_found');
  const ended = await removeSuspension(ctx.db, id);
  if (ended === undefined) return refuse('state_changed');
  const { reason, words } = ended;
  const entry = { action: 'person.reinstate' as const, entity_type: 'person', entity_id: id };
  await ctx.audit({ ...entry, before: { is_suspended: true, reason, words }, after: { is_suspended: false } });
  const mailCtx = { db: ctx.services.pools.auth, now: ctx.now, transaction: ctx.db };
  await notifyOfDecision({ ctx: mailCtx, input: { user_id: id, kind: 'account_reinstated' } });
  return { changed: true as const };
}
