/** What a customer says went wrong. `was_there`: they were reported absent. */
export const DISPUTE_REASONS = [
  'not_done',
  'not_as_agreed',
  'damage',
  'left_early',
  'other_price',
  'behaviour',
  'was_there',
  'other',
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** What becomes of a dispute; `superseded`: the booking was cancelled with a full refund, or a bank kept the money. */
export const DISPUTE_OUTCOMES = ['decided', 'given_back', 'withdrawn', 'superseded'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

/** What can be said of a booking that ended so: of one that was cancelled, only that the customer was there. */
export function disputeReasonsOf({ is_cancelled }: { is_cancelled: boolean }): readonly DisputeReason[] {
  return DISPUTE_REASONS.filter((reason) => reason === 'other' || (reason === 'was_there') === is_cancelled);
}
