import type { OwnPayout, PayingAccount } from '@hirfa/contract/payouts';
import { bankOf } from '@hirfa/domain/payments';
import { type HoldFacts, holdOf, payableFrom } from '@hirfa/domain/payouts';
import { lastDigits } from '../payments/index.ts';
import type { payingAccounts, payouts } from './tables.ts';

/** Of the number only the last digits leave the server. */
export const viewPayingAccount = ({ name, number }: typeof payingAccounts.$inferSelect): PayingAccount => ({
  name,
  last_digits: lastDigits(number),
});

/** The account to which a payout went; null while it is open. */
export const viewSentTo = ({ account_kind: kind, account_number: number }: typeof payouts.$inferSelect) =>
  kind === null || number === null ? null : { kind, last_digits: lastDigits(number), bank: bankOf(number) };

/** A payout as its provider reads it. */
export const viewOwnPayout = (payout: typeof payouts.$inferSelect): OwnPayout => ({
  id: payout.id,
  week: payout.week,
  amount: payout.amount,
  state: payout.state,
  account: viewSentTo(payout),
  reference: payout.reference ?? payout.hand_reference,
  exported_at: payout.exported_at?.toISOString() ?? null,
  paid_at: payout.paid_at?.toISOString() ?? null,
  returned_at: payout.returned_at?.toISOString() ?? null,
  paid_on: payout.paid_on,
});

/** What holds the payouts of a provider, and until when, if it ends by itself. */
export function viewHold(facts: HoldFacts, now: Date) {
  const hold = holdOf(facts, now);
  const ends = hold === 'account_changed' && facts.changed_at !== null ? payableFrom(facts.changed_at) : null;
  return { hold, held_until: ends?.toISOString() ?? null };
}
