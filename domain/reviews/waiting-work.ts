const DAY_MS = 86_400_000;

/** The work of this room that waits for admins: within which time they decide, and what they decide with an undo. */
export const WAITING_REVIEWS = {
  review_report: {
    decidedWithinMs: DAY_MS,
    decisions: { hide: { needsReason: true }, dismiss: { needsReason: false } },
  },
  held_review: {
    decidedWithinMs: 2 * DAY_MS,
    decisions: { release: { needsReason: false }, hide: { needsReason: true } },
  },
} as const;
