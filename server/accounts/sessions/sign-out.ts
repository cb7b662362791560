import { countEvent } from '../auth-events/count-event.ts';
import { type AccountCtx, inTransaction } from '../ctx.ts';
import { lockSession, revokeSession } from './queries.ts';

/** Ends the session of the refresh token, whatever its generation; without a genuine token there is nothing to end. */
export async function signOut({ ctx }: { ctx: AccountCtx }) {
  const { services, now, request } = ctx;
  const claims = request.refresh_token === undefined ? null : services.tokens.readRefresh(request.refresh_token);
  if (claims !== null) {
    const isEnded = await inTransaction(ctx, async ({ db }) => {
      const row = await lockSession(db, claims.sid);
      return row !== undefined && services.tokens.isGenuine(claims, row.salt) && revokeSession(db, row.id, now);
    });
    if (isEnded) await countEvent({ ctx, input: 'SIGNED_OUT' });
  }
  return { signed_out: true as const };
}
