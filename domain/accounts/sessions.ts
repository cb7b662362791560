const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lifetimes of sessions and tokens. */
export const SESSION = {
  accessTokenMs: 60 * MINUTE,
  idleMs: 7 * DAY,
  absoluteMs: 30 * DAY,
  /** A refresh whose answer was lost may be repeated within this time. */
  refreshGraceMs: 10 * SECOND,
  /**
   * How long a sign-in is recent. A device left open must not allow others to add a sign-in method, or to delete an
   * account without a password.
   */
  freshMs: 10 * MINUTE,
} as const;

/** How a browser maintains its session (specification 2, 4, 8, 9). */
export const SESSION_CLIENT = {
  /** The interval of the periodic check. 9.1 */
  checkEveryMs: 5 * MINUTE,
  /** The session is refreshed when less than this remains. 9.2 */
  refreshBelowMs: 10 * MINUTE,
  /** The same limit when the person returns to the page. 4.8 */
  refreshBelowOnResumeMs: 30 * MINUTE,
  /** A check on return to the page may take this long. 4.6 */
  resumeTimeoutMs: 3 * SECOND,
  /** At most one check on return within this time. 4.9 */
  resumeEveryMs: 3 * SECOND,
  /** A check after a return that never ends blocks the next one no longer than this. 4.10 */
  resumeGuardMs: 5 * SECOND,
  /** The delay before each attempt to recover; there are as many attempts as delays. 8.21, 9.3 */
  recoveryDelaysMs: [1 * SECOND, 3 * SECOND, 5 * SECOND],
  /** The reconnecting banner shows after this time. 2.53, 9.6 */
  bannerAfterMs: 500,
  /** The server may refuse this many checks in a row; one more ends the session. 8.23 */
  mostRefusedChecks: 3,
  /** How often the leading tab renews its lead. 9.5 */
  heartbeatMs: 5 * SECOND,
  /** A leader that was silent for longer is replaced. 9.6 */
  leaderStaleMs: 15 * SECOND,
  /** Lifetime of a backup of the session. 9.3 */
  backupMs: 7 * DAY,
  /** Lifetime of the cached profile and the cached admin flag. 9.4 */
  cacheMs: 24 * HOUR,
  /** The version of the cached profile; an older one is ignored. 3.21 */
  profileCacheVersion: 1,
  /** From an explicit sign-out to the sign-in page. 2.59 */
  signOutRedirectMs: 100,
} as const;
