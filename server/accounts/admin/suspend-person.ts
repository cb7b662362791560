import type { SuspensionReason } from '@hirfa/domain/accounts';
import { type AdminCtx, isRefusal, refuse } from '../../kernel/verb.ts';
import { notifyOfDecision } from '../mails/request-message.ts';
import { insertSuspension, removeSuspension } from '../power/queries.ts';
import { hasRole } from '../queries.ts';
import type { AccountServices } from '../services.ts';
import { findPerson } from './queries.ts';

type SuspendCtx = AdminCtx & { services: AccountServices };

interface Given {
  ctx: SuspendCtx;
  input: { id: string; reason: SuspensionReason; words: string | null };
}

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
  const hidden = await services.personElsewhere.hideProvider({ ctx, input: { user_id: id } });
  if (isRefusal(hidden)) return hidden;
  if (!(await insertSuspension(db, { user_id: id, reason, words, suspended_at: now }))) return refuse('state_changed');
  const entry = { action: 'person.suspend' as const, entity_type: 'person', entity_id: id };
  await ctx.audit({ ...entry, before: { is_suspended: false }, after: { is_suspended: true, reason, words } });
  const mailCtx = { db: services.pools.auth, now, transaction: db };
  await notifyOfDecision({ ctx: mailCtx, input: { user_id: id, kind: 'account_suspended' } });
  return { changed: true as const };
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
