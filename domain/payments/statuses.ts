import { type Piastres, piastres } from './piastres.ts';

/** What a payment means for its booking. authorized: the money is secured, in whatever way the rail does it. */
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

/** How far a change of a payment's lines is: `sent` to the gateway, `done` when the gateway says so. */
export const OPERATION_STATES = ['requested', 'sent', 'done', 'failed'] as const;
export type OperationState = (typeof OPERATION_STATES)[number];

/** What the rail itself did last. */
export const RAIL_STATES = ['none', 'authorized', 'captured', 'voided'] as const;
export type RailState = (typeof RAIL_STATES)[number];

/** The one thing to ask of the rail so that it holds what it should. */
export type RailStep = { ask: 'capture' | 'refund'; amount: Piastres } | { ask: 'void' } | { ask: 'nothing' };

/**
 * How a rail that holds money is brought from what it holds to what it should: a hold is voided or captured, in part where less
 * is due; what was captured is refunded down. `held` is what the rail has captured and not refunded.
 */
export function railStep(state: RailState, held: Piastres, due: Piastres): RailStep {
  if (state === 'authorized') return due === 0 ? { ask: 'void' } : { ask: 'capture', amount: due };
  if (state === 'captured' && held > due) return { ask: 'refund', amount: piastres(held - due) };
  return { ask: 'nothing' };
}
