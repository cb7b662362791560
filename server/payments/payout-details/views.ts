import type { PayoutDetails } from '@hirfa/contract/payments';
import { bankOf } from '@hirfa/domain/payments';
import type { payoutDetails } from './tables.ts';

const SHOWN_DIGITS = 4;

/** Of the number of an account only these leave the server: enough to know which one it is. */
export const lastDigits = (number: string): string => number.slice(-SHOWN_DIGITS);

export function viewPayoutDetails(details: Omit<typeof payoutDetails.$inferSelect, 'user_id'>): PayoutDetails {
  const { kind, number, holder, changed_at } = details;
  return { kind, last_digits: lastDigits(number), bank: bankOf(number), holder, changed_at: changed_at.toISOString() };
}
