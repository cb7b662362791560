import { rolesThatCount } from '@hirfa/domain/accounts';
import type { Person } from '../../kernel/verb.ts';
import type { ServiceCtx } from '../ctx.ts';
import type { AccessClaims } from '../session-tokens.ts';
import { findSessionActor } from './queries.ts';

interface Presented {
  ctx: ServiceCtx;
  input: { authorization: string | null };
}

/** The claims of an `Authorization` header whose token is genuine; the session of it may have ended. */
export async function readCaller({ ctx, input }: Presented): Promise<AccessClaims | null> {
  const [, token] = /^Bearer ([\w.-]+)$/.exec(input.authorization ?? '') ?? [];
  return token === undefined ? null : ctx.services.tokens.readAccess(token, ctx.now);
}

/** The person of an `Authorization` header; null if it is missing or invalid, or its session has ended. */
export async function authenticate({ ctx, input }: Presented): Promise<Person | null> {
  const { pools, adminsNeedSecondFactor: isDemanded } = ctx.services;
  const claims = await readCaller({ ctx, input });
  if (claims === null) return null;
  const found = await findSessionActor(pools.api, claims.sid, claims.gen, ctx.now);
  if (found === undefined || found.user_id !== claims.sub) return null;
  const roles = rolesThatCount(found.roles, { isDemanded, isShown: found.is_second_factor_shown });
  return { kind: 'person', user_id: found.user_id, session_id: claims.sid, roles };
}
