const HOUR_MS = 3_600_000;

/** The work of this room that waits for admins: within which time they decide, and what they decide with an undo. */
export const WAITING_REPORTS = {
  report: {
    decidedWithinMs: 24 * HOUR_MS,
    decisions: { hide: { needsReason: false }, dismiss: { needsReason: false } },
  },
} as const;
