const HOUR_MS = 3_600_000;

/** The work of this room that waits for admins: within which time they decide, and what they decide with an undo. */
export const WAITING_WEBHOOKS = {
  webhook: { decidedWithinMs: 4 * HOUR_MS, decisions: { put_aside: { needsReason: true } } },
} as const;

/** After so many failed tries, about ten minutes, work on money waits for an admin; other work when it is given up. */
export const MONEY_TRIES = 6;
