/** The payment status of a booking. `authorized`: the money is secured, in whichever way the rail does it. */
export const PAYMENT_STATUSES = [
  'pending',
  'authorized',
  'captured',
  'voided',
  'refunded',
  'partially_refunded',
  'failed',
  'charged_back',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The states of an operation: `sent` to the gateway, `done` when the gateway confirms it. */
export const OPERATION_STATES = ['requested', 'sent', 'done', 'failed'] as const;
export type OperationState = (typeof OPERATION_STATES)[number];

/** Within how many days banks and wallets show money that was sent back, after it was asked for. */
export const REFUND_ARRIVES_DAYS = 14;

/**
 * The last thing that the rail did. A rail is the gateway's side of a payment. `charged`: it has taken the money at
 * once, and nobody has earned it yet.
 */
export const RAIL_STATES = ['none', 'authorized', 'charged', 'captured', 'voided'] as const;
export type RailState = (typeof RAIL_STATES)[number];
