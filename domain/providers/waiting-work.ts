const HOUR_MS = 3_600_000;

/** The work of this room that waits for admins: within which time they decide, and what they decide with an undo. */
export const WAITING_PROVIDERS = {
  application: { decidedWithinMs: 48 * HOUR_MS, decisions: { reject: { needsReason: true } } },
  change: { decidedWithinMs: 48 * HOUR_MS, decisions: { reject: { needsReason: true } } },
  contact: {
    decidedWithinMs: 7 * 24 * HOUR_MS,
    decisions: { ask: { needsReason: false }, leave: { needsReason: false } },
  },
} as const;
