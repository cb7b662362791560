/**
 * Rows of the state table: the gateway can not send money back, now or later. The provider has lost it all the same;
 * the customer is owed it, and chooses another way.
 */
export const REFUSED_REFUNDS = [
  {
    event: 'refuse_refund',
    who: ['gateway'],
    from: ['completed', 'cancelled'],
    paid: ['authorized', 'captured', 'partially_refunded'],
    to: 'same',
    pays: 'refunded',
  },
  {
    event: 'refuse_refund_part',
    who: ['gateway'],
    from: ['completed', 'cancelled'],
    paid: ['captured', 'partially_refunded'],
    to: 'same',
    pays: 'partially_refunded',
  },
] as const;

/**
 * The rows of money that can not go back the way it came, and is owed to the customer: what was paid besides at a
 * kiosk, after the booking was paid in another way; and a refund that failed days after it was sent. The booking stays
 * as it is.
 */
const OWED = {
  who: ['gateway'],
  from: ['awaiting_acceptance', 'confirmed', 'started', 'in_progress', 'completed', 'cancelled'],
  to: 'same',
} as const;
export const OWED_LATER = [
  { event: 'owe_surplus', ...OWED },
  { event: 'fail_refund', ...OWED },
] as const;
