import type { ProposingPart } from './facts.ts';

/** What somebody says went wrong. `was_there`: they were reported absent. `cash`: what was paid is not the price. */
export const DISPUTE_REASONS = [
  'not_done',
  'not_as_agreed',
  'damage',
  'left_early',
  'other_price',
  'cash',
  'behaviour',
  'was_there',
  'other',
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** What becomes of a dispute; `superseded`: the booking was cancelled with a full refund, or a bank kept the money. */
export const DISPUTE_OUTCOMES = ['decided', 'given_back', 'withdrawn', 'superseded'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

interface Reported {
  by: ProposingPart;
  is_cancelled: boolean;
  /** The job has begun, and is to be paid in cash. */
  is_cash_due: boolean;
}

/**
 * What can be said of a booking that ended so: of one that was cancelled, only that the customer was there. Providers
 * report only what was paid in cash.
 */
export function disputeReasonsOf({ by, is_cancelled, is_cash_due }: Reported): readonly DisputeReason[] {
  if (by === 'provider') return ['cash'];
  return DISPUTE_REASONS.filter((reason) => {
    if (reason === 'cash') return is_cash_due;
    return reason === 'other' || (reason === 'was_there') === is_cancelled;
  });
}
