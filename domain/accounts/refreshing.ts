import { SESSION } from './sessions.ts';

/** Where a session stands when a refresh token arrives. */
export interface RefreshState {
  generation: number;
  confirmed_generation: number;
  refreshed_at: Date;
  idle_until: Date;
  absolute_until: Date;
  revoked: boolean;
}

/**
 * - `rotate`: the current token: a new generation begins.
 * - `repeat`: the one before, and its successor's answer may have been lost: the same successor again.
 * - `revoke`: an older one, or one whose successor is in use: somebody else holds it.
 * - `refuse`: the session is over.
 */
export type RefreshDecision = 'rotate' | 'repeat' | 'revoke' | 'refuse';

/** What to do with a genuine refresh token of generation `carried`. */
export function decideRefresh(session: RefreshState, carried: number, now: Date): RefreshDecision {
  if (session.revoked || session.idle_until <= now || session.absolute_until <= now) return 'refuse';
  if (carried === session.generation) return 'rotate';
  const justNow = now.getTime() - session.refreshed_at.getTime() <= SESSION.refreshGraceMs;
  const unconfirmed = session.confirmed_generation < session.generation;
  return carried === session.generation - 1 && (justNow || unconfirmed) ? 'repeat' : 'revoke';
}
