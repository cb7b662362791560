import { type Ctx, type Person, refuse } from '../platform/verb.ts';
import type { Database } from '../platform/db.ts';
import { findProfile, findUser } from './queries.ts';
import { findSecondFactorState } from './second-factor-queries.ts';

/** The signed-in person's account. A missing profile row is PGRST116: no profile, not a failure. 5.5 */
export async function getMe({ ctx, identities }: { ctx: Ctx<Person>; identities: Database }) {
  const { user_id, session_id, roles } = ctx.actor;
  const [profile, user, secondFactor] = await Promise.all([
    findProfile(ctx.db, user_id),
    findUser(identities, user_id),
    findSecondFactorState(identities, user_id, session_id),
  ]);
  if (profile === undefined || user === undefined) return refuse('PGRST116');
  return {
    ...profile,
    email: user.email,
    phone_number: user.phone_number,
    roles: [...roles],
    second_factor: secondFactor,
    created_at: profile.created_at.toISOString(),
  };
}
