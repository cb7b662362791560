import type { AccountParts } from './parts.ts';
import { lockSession, revokeSession } from './queries.ts';

/** Ends the session of a genuine refresh token, whatever its generation; anything else leaves nothing to end. */
export async function signOut(parts: AccountParts, refreshToken: string | undefined, now: Date): Promise<void> {
  const claims = refreshToken === undefined ? null : parts.tokens.readRefresh(refreshToken);
  if (claims === null) return;
  await parts.pools.auth.transaction(async (db) => {
    const row = await lockSession(db, claims.sid);
    if (row && parts.tokens.isGenuine(claims, row.salt)) await revokeSession(db, row.id, now);
  });
}
