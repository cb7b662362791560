import type { PersonCtx } from '../ctx.ts';
import { hasRole } from '../queries.ts';

/** The role of the caller that counts in this session. 7.12 */
export async function getCurrentUserRole({ ctx }: { ctx: PersonCtx }) {
  return ctx.actor.roles[0] ?? ('user' as const);
}

interface Input {
  ctx: PersonCtx;
  input: { _user_id: string; _role: string };
}

/** Whether a user has a role. Row-level security hides the roles of others from everybody except admins. 7.13 */
export async function getHasRole({ ctx: { db, actor }, input }: Input): Promise<boolean> {
  if (actor.user_id === input._user_id) return actor.roles.some((role) => role === input._role);
  return hasRole(db, input._user_id, input._role);
}
