const DAY_MS = 86_400_000;

/** The work of this part that waits for admins: within which time they decide, and what they decide with an undo. */
export const WAITING_DIFFERENCES = {
  difference: { decidedWithinMs: 3 * DAY_MS, decisions: { close: { needsReason: true } } },
} as const;
