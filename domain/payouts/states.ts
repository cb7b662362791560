import { type LedgerAccount, type LedgerEntry, type Piastres, piastres } from '../payments/index.ts';

/**
 * The life of a payout: cut (`open`), in a file for the bank (`exported`), arrived (`paid`), sent back by the bank
 * (`returned`), or in a file that the bank refused (`refused`). After the last two its money is payable again.
 */
export const PAYOUT_STATES = ['open', 'exported', 'paid', 'returned', 'refused'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

interface PayoutRule {
  step: string;
  from: PayoutState;
  to: PayoutState;
  /** Between which accounts the money of the payout moves: it is owed to the provider until it has arrived. */
  takenFrom: LedgerAccount;
  givenTo: LedgerAccount;
}

/**
 * Every step of a payout, all by admins. A bank may send back what has arrived before. A return or a refusal that was a
 * mistake is corrected, also where the money was sent again since: then the provider has it twice, and owes it. Who has
 * left or is suspended is paid by hand, without a file. The database has these rows.
 */
export const PAYOUT_TABLE = [
  { step: 'export', from: 'open', to: 'exported', takenFrom: 'provider_payable', givenTo: 'payout_sent' },
  { step: 'confirm', from: 'exported', to: 'paid', takenFrom: 'payout_sent', givenTo: 'bank_payouts' },
  { step: 'return', from: 'exported', to: 'returned', takenFrom: 'payout_sent', givenTo: 'provider_payable' },
  { step: 'bounce', from: 'paid', to: 'returned', takenFrom: 'bank_payouts', givenTo: 'provider_payable' },
  { step: 'refuse', from: 'exported', to: 'refused', takenFrom: 'payout_sent', givenTo: 'provider_payable' },
  { step: 'correct', from: 'returned', to: 'paid', takenFrom: 'provider_payable', givenTo: 'bank_payouts' },
  { step: 'correct_refusal', from: 'refused', to: 'paid', takenFrom: 'provider_payable', givenTo: 'bank_payouts' },
  { step: 'by_hand', from: 'open', to: 'paid', takenFrom: 'provider_payable', givenTo: 'bank_payouts' },
] as const satisfies readonly PayoutRule[];

/** The step from one state to another; null where there is none. */
export function payoutStep(from: PayoutState, to: PayoutState) {
  return PAYOUT_TABLE.find((row) => row.from === from && row.to === to) ?? null;
}

/** The entries of a step for one booking of a payout, which sum to zero. */
export function entriesOfPayout(from: PayoutState, to: PayoutState, amount: Piastres): LedgerEntry[] {
  const rule = payoutStep(from, to);
  if (rule === null) throw new RangeError(`a payout does not go from ${from} to ${to}`);
  return [
    { account: rule.takenFrom, amount },
    { account: rule.givenTo, amount: piastres(-amount || 0) },
  ];
}
