import { confirmedByRefresh, decideRefresh, SESSION } from '@hirfa/domain/accounts';
import { isRefusal, refuse } from '../../kernel/verb.ts';
import { countEvent } from '../auth-events/count-event.ts';
import { type AccountCtx, inTransaction } from '../ctx.ts';
import { deviceOf, rememberDevice } from '../known-devices.ts';
import { refuseSuspended } from '../power/refuse-suspended.ts';
import { findUser } from '../queries.ts';
import { issueTokens } from './open-session.ts';
import { lockSession, revokeSession, rotateSession } from './queries.ts';

/**
 * Exchanges the refresh token for new tokens. Each session has one row lock: of simultaneous refreshes the first
 * starts a new generation, the others get the same successor. A token that must be stolen ends the session.
 */
export async function refreshSession({ ctx }: { ctx: AccountCtx }) {
  const { services, now, request } = ctx;
  const claims = request.refresh_token === undefined ? null : services.tokens.readRefresh(request.refresh_token);
  if (claims === null) return refuse('refresh_token_not_found');
  const refreshed = await inTransaction(ctx, async ({ db }) => {
    const row = await lockSession(db, claims.sid);
    if (!row?.absoluteUntil || !services.tokens.isGenuine(claims, row.salt)) return refuse('refresh_token_not_found');
    const suspended = await refuseSuspended({ ctx: { db }, input: { user_id: row.userId } });
    if (suspended !== null) return suspended;
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
    if (decision === 'repeat')
      return issueTokens(ctx, { ...session, generation: row.generation, expires: row.expiresAt });
    const generation = row.generation + 1;
    const expires = new Date(Math.min(now.getTime() + SESSION.idleMs, row.absoluteUntil.getTime()));
    const confirmedGeneration = confirmedByRefresh(state, claims.generation, now);
    await rotateSession(db, row.id, { generation, confirmedGeneration, updatedAt: now, expiresAt: expires });
    return issueTokens(ctx, { ...session, generation, expires });
  });
  if (isRefusal(refreshed)) return refreshed;
  await countEvent({ ctx, input: 'TOKEN_REFRESHED' });
  if (request.device_handle !== undefined) return refreshed;
  // Somebody signed in in this browser before it got the cookie, or the cookie has expired.
  const { id, email } = refreshed.session.user;
  const device = deviceOf(ctx);
  await rememberDevice(ctx, device, [id, email]);
  return { ...refreshed, device };
}
