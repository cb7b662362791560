import { SESSION } from './sessions.ts';

/** The state of a session when a refresh token arrives. */
export interface RefreshState {
  generation: number;
  confirmed_generation: number;
  refreshed_at: Date;
  idle_until: Date;
  absolute_until: Date;
  revoked: boolean;
}

/**
 * - `rotate`: it is the current token; a new generation begins.
 * - `repeat`: it is an older token, and the answer with its successor may be lost; the newest successor again.
 * - `revoke`: its successor is in use, so another person has a copy of the token.
 * - `refuse`: the session has ended.
 */
export type RefreshDecision = 'rotate' | 'repeat' | 'revoke' | 'refuse';

/** What to do with a genuine refresh token of generation `carried` (docs/decisions/0015). */
export function decideRefresh(session: RefreshState, carried: number, now: Date): RefreshDecision {
  if (session.revoked || session.idle_until <= now || session.absolute_until <= now) return 'refuse';
  if (carried === session.generation) return 'rotate';
  const justNow = now.getTime() - session.refreshed_at.getTime() <= SESSION.refreshGraceMs;
  const isSuccessorInUse = session.confirmed_generation > carried;
  const mayBeLost = carried < session.generation && !isSuccessorInUse;
  return mayBeLost || (carried === session.generation - 1 && justNow) ? 'repeat' : 'revoke';
}

/**
 * The newest generation that is known to be in use once the current token (`carried`) was presented: its browser has
 * it, so older tokens are stolen. Not if it was presented at once: an older answer could still arrive after it.
 */
export function confirmedByRefresh(session: RefreshState, carried: number, now: Date): number {
  const isSettled = now.getTime() - session.refreshed_at.getTime() > SESSION.refreshGraceMs;
  return isSettled ? Math.max(session.confirmed_generation, carried) : session.confirmed_generation;
}
