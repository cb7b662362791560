import { toAccept } from '@hirfa/domain/accounts';
import { refuse } from '../../kernel/verb.ts';
import { findAccepted } from '../agreements/queries.ts';
import type { PersonCtx } from '../ctx.ts';
import { findSecondFactorState } from '../passkeys/queries.ts';
import { findUser, hasRole } from '../queries.ts';
import { findPasswordHash } from '../sign-in/password-queries.ts';
import { findProfile } from './queries.ts';

/** The signed-in person's account. A missing profile row is the refusal PGRST116, not a failure. 5.5 */
export async function getMe({ ctx }: { ctx: PersonCtx }) {
  const { user_id, session_id, roles } = ctx.actor;
  const { pools, adminsNeedSecondFactor } = ctx.services;
  const [profile, user, passwordHash, secondFactor, isAdmin, accepted] = await Promise.all([
    findProfile(ctx.db, user_id),
    findUser(pools.auth, user_id),
    findPasswordHash(pools.auth, user_id),
    findSecondFactorState(pools.auth, user_id, session_id),
    hasRole(ctx.db, user_id, 'admin'),
    findAccepted(ctx.db, user_id),
  ]);
  if (profile === undefined || user === undefined) return refuse('PGRST116');
  const wanted = toAccept(accepted, ctx.now);
  return {
    ...profile,
    email: user.email,
    phone_number: user.phone_number,
    roles: [...roles],
    has_password: passwordHash !== undefined,
    second_factor: secondFactor,
    second_factor_demanded: isAdmin && adminsNeedSecondFactor,
    ...(wanted.length > 0 && { to_accept: wanted }),
    created_at: profile.created_at.toISOString(),
  };
}
