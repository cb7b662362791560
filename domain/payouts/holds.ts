/** For how long nothing is paid to an account that was changed. */
export const PAYOUT_HOLD_HOURS = 72;
const HOLD_MS = PAYOUT_HOLD_HOURS * 60 * 60_000;

/**
 * Why an open payout is not exported: the provider has left, is suspended, has not said where to be paid, has changed
 * it a short time ago, or a bank has sent back what was paid to this account.
 */
export const PAYOUT_HOLDS = ['left', 'suspended', 'no_account', 'returned', 'account_changed'] as const;
export type PayoutHold = (typeof PAYOUT_HOLDS)[number];

export interface HoldFacts {
  has_left: boolean;
  is_suspended: boolean;
  /** When the provider said where to be paid; null if they have not. */
  changed_at: Date | null;
  /** When a payout to the provider came back last. */
  returned_at: Date | null;
}

/** When an account may be paid that was given or changed at this instant. */
export const payableFrom = (changedAt: Date): Date => new Date(changedAt.getTime() + HOLD_MS);

/** What holds a payout at an instant; null if it may be exported. The database refuses the same. */
export function holdOf({ has_left, is_suspended, changed_at, returned_at }: HoldFacts, now: Date): PayoutHold | null {
  if (has_left) return 'left';
  if (is_suspended) return 'suspended';
  if (changed_at === null) return 'no_account';
  if (returned_at !== null && changed_at <= returned_at) return 'returned';
  return payableFrom(changed_at) > now ? 'account_changed' : null;
}
