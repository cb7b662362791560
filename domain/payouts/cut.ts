import { type Piastres, piastres } from '../payments/index.ts';

/** Less than this is not paid out, and waits for the next week. */
export const LEAST_PAYOUT = piastres(10_000);

/** What is payable of one booking, from the ledger; negative where the provider owes it. */
export interface Payable {
  booking_id: string;
  /** What was payable when the week ended. */
  at_cut: Piastres;
  now: Piastres;
  /** It is disputed, or a bank has the money. */
  is_disputed: boolean;
}

interface PayoutEntry {
  booking_id: string;
  amount: Piastres;
}

export interface Cut {
  entries: readonly PayoutEntry[];
  amount: Piastres;
}

/**
 * What the cut takes of a booking. What the provider owes is taken as it is now, what they are paid only as far as it
 * was payable when the week ended and still is. Disputed money is left out, debts are not.
 */
export function takenOf({ at_cut, now, is_disputed }: Payable): Piastres {
  if (now <= 0) return now;
  return is_disputed ? piastres(0) : piastres(Math.max(0, Math.min(at_cut, now)));
}

/** What the bookings of one provider pay for a week. */
export function cutOf(payables: readonly Payable[]): Cut {
  const entries = payables
    .map((payable) => ({ booking_id: payable.booking_id, amount: takenOf(payable) }))
    .filter(({ amount }) => amount !== 0);
  return { entries, amount: piastres(entries.reduce((sum, { amount }) => sum + amount, 0)) };
}

/** Whether a cut is paid out; what is less than the least payout, or owed, is carried over to the next week. */
export const isPaidOut = ({ amount }: Pick<Cut, 'amount'>): boolean => amount >= LEAST_PAYOUT;
