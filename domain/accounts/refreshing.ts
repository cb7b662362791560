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
 * - `repeat`: an older one, and the answers with its successors may have been lost: the newest successor again.
 * - `revoke`: one whose successor is in use: somebody else holds it.
 * - `refuse`: the session is over.
 */
export type RefreshDecision = 'rotate' | 'repeat' | 'revoke' | 'refuse';

/** What to do with a genuine refresh token of generation `carried`. */
export function decideRefresh(session: RefreshState, carried: number, now: Date): RefreshDecision {
  if (session.revoked || session.idle_until <= now || session.absolute_until <= now) return 'refuse';
  if (carried === session.generation) return 'rotate';
  const justNow = now.getTime() - session.refreshed_at.getTime() <= SESSION.refreshGraceMs;
  const isSuccessorInUse = session.confirmed_generation > carried;
  const mayBeLost = carried < session.generation && !isSuccessorInUse;
  return mayBeLost || (carried === session.generation - 1 && justNow) ? 'repeat' : 'revoke';
}
