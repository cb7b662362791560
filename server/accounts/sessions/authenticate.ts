import { rolesThatCount } from '@hirfa/domain/accounts';
import type { Person } from '../../kernel/verb.ts';
import type { ServiceCtx } from '../ctx.ts';
import { findSessionActor } from './queries.ts';

/** The person of an `Authorization` header; null if it is missing or invalid, or its session has ended. */
export async function authenticate({
  ctx,
  input,
}: {
  ctx: ServiceCtx;
  input: { authorization: string | null };
}): Promise<Person | null> {
  const { pools, tokens, adminsNeedSecondFactor: isDemanded } = ctx.services;
  const [, token] = /^Bearer ([\w.-]+)$/.exec(input.authorization ?? '') ?? [];
  const claims = token === undefined ? null : await tokens.readAccess(token, ctx.now);
  if (claims === null) return null;
  const found = await findSessionActor(pools.api, claims.sid, claims.gen, ctx.now);
  if (found === undefined || found.user_id !== claims.sub) return null;
  const roles = rolesThatCount(found.roles, { isDemanded, isShown: found.is_second_factor_shown });
  return { kind: 'person', user_id: found.user_id, session_id: claims.sid, roles };
}
