import type { PayoutDetails } from '@hirfa/contract/payments';
import type { payoutDetails } from './tables.ts';

const SHOWN_DIGITS = 4;

/** Of the number only the last digits leave the server: enough to know which account it is. */
export function viewPayoutDetails(details: Omit<typeof payoutDetails.$inferSelect, 'user_id'>): PayoutDetails {
  const { kind, number, holder, changed_at } = details;
  return { kind, last_digits: number.slice(-SHOWN_DIGITS), holder, changed_at: changed_at.toISOString() };
}
