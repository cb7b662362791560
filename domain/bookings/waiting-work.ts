import { REFUND_TRANSFER_DAYS } from '../payments/index.ts';
import { DISPUTE } from './limits.ts';

const HOUR_MS = 3_600_000;

/** The work of this room that waits for admins: within which time they decide, and what they decide with an undo. */
export const WAITING_MONEY = {
  dispute: { decidedWithinMs: DISPUTE.decideMs, decisions: {} },
  chargeback: { decidedWithinMs: 7 * 24 * HOUR_MS, decisions: {} },
  payment: { decidedWithinMs: 4 * HOUR_MS, decisions: {} },
  transfer: { decidedWithinMs: REFUND_TRANSFER_DAYS * 24 * HOUR_MS, decisions: {} },
} as const;
