import { type Ctx, type Person, refuse } from '../kernel/verb.ts';
import type { AccountParts } from './parts.ts';
import { findPasswordHash, findProfile, findUser, hasRole } from './queries.ts';
import { findSecondFactorState } from './second-factor-queries.ts';

/** The signed-in person's account. A missing profile row is PGRST116: no profile, not a failure. 5.5 */
export async function getMe({ pools, adminsNeedSecondFactor }: AccountParts, ctx: Ctx<Person>) {
  const { user_id, session_id, roles } = ctx.actor;
  const [profile, user, passwordHash, secondFactor, isAdmin] = await Promise.all([
    findProfile(ctx.db, user_id),
    findUser(pools.auth, user_id),
    findPasswordHash(pools.auth, user_id),
    findSecondFactorState(pools.auth, user_id, session_id),
    hasRole(ctx.db, user_id, 'admin'),
  ]);
  if (profile === undefined || user === undefined) return refuse('PGRST116');
  return {
    ...profile,
    email: user.email,
    phone_number: user.phone_number,
    roles: [...roles],
    has_password: passwordHash !== undefined,
    second_factor: secondFactor,
    second_factor_demanded: isAdmin && adminsNeedSecondFactor,
    created_at: profile.created_at.toISOString(),
  };
}
