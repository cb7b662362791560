import { type Piastres, piastres } from './piastres.ts';
import type { RailState } from './statuses.ts';

/** The price of a booking is charged once, and each extra that was approved later by a charge of its own. */
export interface Charge {
  /** Null for the charge of what was booked. */
  extra_id: string | null;
  rail_state: RailState;
  /** What the rail is to hold of it before it is captured. */
  amount: Piastres;
  /** What the rail has captured, or charged at once, and not refunded. */
  held: Piastres;
}

/** A request to the rail about one charge. */
export type ChargeStep = { extra_id: string | null } & (
  | { ask: 'capture' | 'refund'; amount: Piastres }
  | { ask: 'void' }
);

/**
 * The requests that make the rail hold the due amount over all charges of a booking, in the order in which they are
 * made. The authorization of what was booked is captured, in part where less is due, or voided. That of an extra is
 * captured whole where it is `added`, and voided otherwise: the booking has changed before it was added. What was
 * charged at once counts as captured when it is due, without a call to the gateway. What is held above the due amount
 * goes back, first that of the newest extra.
 * @param charges the oldest first
 */
export function chargeSteps(charges: readonly Charge[], due: Piastres, added: string | null = null): ChargeStep[] {
  const held = charges.reduce((sum, charge) => sum + charge.held, 0);
  const authorized = charges.filter(({ rail_state }) => rail_state === 'authorized');
  const captures = authorized.map(({ extra_id, amount }): ChargeStep => {
    if (extra_id !== null) return extra_id === added ? { extra_id, ask: 'capture', amount } : { extra_id, ask: 'void' };
    return due === 0 ? { extra_id, ask: 'void' } : { extra_id, ask: 'capture', amount: due };
  });
  const charged = charges.filter(({ rail_state }) => rail_state === 'charged' && due > 0);
  const kept = charged.map(({ extra_id }): ChargeStep => ({ extra_id, ask: 'capture', amount: due }));
  let excess = Math.max(0, held - due);
  const refunds = charges.toReversed().flatMap(({ extra_id, held: most }): ChargeStep[] => {
    const amount = piastres(Math.min(excess, most));
    excess -= amount;
    return amount === 0 ? [] : [{ extra_id, ask: 'refund', amount }];
  });
  return [...captures, ...kept, ...refunds];
}
