import { type Piastres, piastres } from './piastres.ts';

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

/** The last thing that the rail did. A rail is the gateway's side of a payment. */
export const RAIL_STATES = ['none', 'authorized', 'captured', 'voided'] as const;
export type RailState = (typeof RAIL_STATES)[number];

/** The next request to the rail. */
export type RailStep = { ask: 'capture' | 'refund'; amount: Piastres } | { ask: 'void' } | { ask: 'nothing' };

/**
 * The request that makes the rail hold the due amount: an authorization is voided or captured (in part where less is
 * due), a captured amount is refunded down. `held` is what the rail has captured and not refunded.
 */
export function railStep(state: RailState, held: Piastres, due: Piastres): RailStep {
  if (state === 'authorized') return due === 0 ? { ask: 'void' } : { ask: 'capture', amount: due };
  if (state === 'captured' && held > due) return { ask: 'refund', amount: piastres(held - due) };
  return { ask: 'nothing' };
}
