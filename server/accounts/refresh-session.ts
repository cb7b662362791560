import { decideRefresh, SESSION } from '@hirfa/domain/accounts';
import { refuse } from '../kernel/verb.ts';
import { issueTokens } from './open-session.ts';
import type { AccountParts } from './parts.ts';
import { findUser, lockSession, revokeSession, rotateSession } from './queries.ts';

/**
 * Answers a refresh token with new tokens. One row lock per session: of many refreshes at once the first begins a new
 * generation, the others get the same successor. A token that somebody else must hold ends the session.
 */
export async function refreshSession(parts: AccountParts, refreshToken: string | undefined, now: Date) {
  const claims = refreshToken === undefined ? null : parts.tokens.readRefresh(refreshToken);
  if (claims === null) return refuse('refresh_token_not_found');
  return parts.pools.auth.transaction(async (db) => {
    const row = await lockSession(db, claims.sid);
    if (!row?.absoluteUntil || !parts.tokens.isGenuine(claims, row.salt)) return refuse('refresh_token_not_found');
    const state = {
      generation: row.generation,
      confirmed_generation: row.confirmedGeneration,
      refreshed_at: row.updatedAt,
      idle_until: row.expiresAt,
      absolute_until: row.absoluteUntil,
      revoked: row.revokedAt !== null,
    };
    const decision = decideRefresh(state, claims.generation, now);
    if (decision === 'revoke') await revokeSession(db, row.id, now);
    const user = await findUser(db, row.userId);
    if (decision === 'revoke' || decision === 'refuse' || user === undefined) return refuse('refresh_token_not_found');
    const session = { id: row.id, userId: row.userId, email: user.email, salt: row.salt };
    if (decision === 'repeat') return issueTokens(parts, { ...session, generation: row.generation, expires: row.expiresAt }, now);
    const generation = row.generation + 1;
    const expires = new Date(Math.min(now.getTime() + SESSION.idleMs, row.absoluteUntil.getTime()));
    await rotateSession(db, row.id, generation, now, expires);
    return issueTokens(parts, { ...session, generation, expires }, now);
  });
}
