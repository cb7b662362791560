import { rolesThatCount } from '@hirfa/domain/accounts';
import type { Person } from '../kernel/verb.ts';
import type { AccountParts } from './parts.ts';
import { findSessionActor } from './queries.ts';

/** Who an `Authorization` header speaks for; null where it is missing, false or its session is over. */
export async function authenticate(parts: AccountParts, authorization: string | null, now: Date): Promise<Person | null> {
  const { pools, tokens, adminsNeedSecondFactor: isDemanded } = parts;
  const [, token] = /^Bearer ([\w.-]+)$/.exec(authorization ?? '') ?? [];
  const claims = token === undefined ? null : await tokens.readAccess(token, now);
  if (claims === null) return null;
  const found = await findSessionActor(pools.api, claims.sid, claims.gen, now);
  if (found === undefined || found.user_id !== claims.sub) return null;
  const roles = rolesThatCount(found.roles, { isDemanded, isShown: found.is_second_factor_shown });
  return { kind: 'person', user_id: found.user_id, session_id: claims.sid, roles };
}
