import type { Piastres } from '../payments/index.ts';
import type { BookingFacts } from './facts.ts';
import { type MoneyEffect, transition } from './state-table.ts';

/** What an admin who cancels can leave to the provider: nothing, or as much as a late cancellation would. */
export const LEFT_TO_PROVIDER = ['nothing', 'late_lines'] as const;
export type LeftToProvider = (typeof LEFT_TO_PROVIDER)[number];

/**
 * What happens to the money of a booking; with a subtotal, this much of the price stays and the rest goes back. Of cash
 * it was decided, too, how much the customer had paid (`collected`).
 */
export type DecidedMoney = Exclude<MoneyEffect, 'as_decided'> | { subtotal: Piastres; collected?: Piastres };
const EFFECTS = { nothing: 'release', late_lines: 'keep_late_lines' } as const satisfies Record<
  LeftToProvider,
  DecidedMoney
>;

/** What happens to the money when an admin cancels and leaves this to the provider. */
export const effectOf = (left: LeftToProvider): DecidedMoney => EFFECTS[left];

/** Between what an admin can choose when they cancel now; empty where the table does not let them cancel. */
export function cancelChoices(facts: BookingFacts, now: Date): readonly LeftToProvider[] {
  const step = transition(facts, 'cancel', 'admin', now);
  if (step === null) return [];
  return step.money === 'as_decided' && facts.payment_status === 'captured' ? LEFT_TO_PROVIDER : ['nothing'];
}
