import { type AdminCtx, refuse } from '../../kernel/verb.ts';
import { askSecondFactor, type SecondFactorProof } from '../leaving/check-second-factor.ts';
import { notifyOfDecision } from '../mails/request-message.ts';
import { changeAdmin } from '../power/queries.ts';
import { hasRole } from '../queries.ts';
import type { AccountServices } from '../services.ts';
import { findPerson } from './queries.ts';

interface Given {
  ctx: AdminCtx & { services: AccountServices };
  input: { id: string; is_admin: boolean } & SecondFactorProof;
}

/**
 * Grants or removes the admin role. A second factor is asked for after the rest is right, so that no recovery code is
 * used up in vain; the database decides again, when no other decision about the role is being made.
 */
export async function decideAdmin({ ctx, input: { id, is_admin, ...proof } }: Given) {
  if (id === ctx.actor.user_id) return refuse('own_profile');
  const person = await findPerson(ctx.db, id);
  if (person === undefined) return refuse('not_found');
  if (person.is_suspended || (await hasRole(ctx.db, id, 'admin')) === is_admin) return refuse('state_changed');
  const refused = await askSecondFactor({ ctx, input: proof });
  if (refused !== null) return refused;
  const outcome = await changeAdmin(ctx.db, id, is_admin, ctx.now);
  if (outcome !== 'changed') return refuse(outcome);
  const action = is_admin ? ('person.grant_admin' as const) : ('person.remove_admin' as const);
  await ctx.audit({
    action,
    entity_type: 'person',
    entity_id: id,
    before: { is_admin: !is_admin },
    after: { is_admin },
  });
  const mailCtx = { db: ctx.services.pools.auth, now: ctx.now, transaction: ctx.db };
  const kind = is_admin ? ('admin_granted' as const) : ('admin_removed' as const);
  await notifyOfDecision({ ctx: mailCtx, input: { user_id: id, kind } });
  return { changed: true as const };
}
