const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Lives of a session and its tokens. */
export const SESSION = {
  accessTokenMs: 60 * MINUTE,
  idleMs: 7 * DAY,
  absoluteMs: 30 * DAY,
  /** A refresh whose answer was lost may be asked again within this time. */
  refreshGraceMs: 10 * SECOND,
  /** The browser refreshes when less than this remains. 9.2 */
  refreshBelowMs: 10 * MINUTE,
  /** From an explicit sign-out to the sign-in page (specification 2). 2.59 */
  signOutRedirectMs: 100,
} as const;
