/**
 * What a gateway lists: money that was captured or charged at once, that went back, that a bank has taken or returned,
 * and refunds that failed later, whose money is there again.
 */
export const MOVEMENT_KINDS = [
  'capture',
  'charge',
  'refund',
  'refund_failed',
  'chargeback',
  'chargeback_returned',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];
