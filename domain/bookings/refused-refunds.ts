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
