import type { LedgerAccount, LedgerEntry } from './ledger.ts';
import { type Piastres, piastres } from './piastres.ts';

/**
 * What becomes of a refund that the rail can not send back: the customer has not chosen (`open`), has credit for it,
 * has asked for a transfer, which an admin orders at the bank (`transfer_ordered`), or has got it. After a chargeback
 * the bank of the customer may have kept all of it (`paid_by_bank`).
 */
export const OWED_STATES = [
  'open',
  'credited',
  'transfer_asked',
  'transfer_ordered',
  'transferred',
  'paid_by_bank',
] as const;
export type OwedState = (typeof OWED_STATES)[number];

interface OwedRule {
  step: string;
  who: 'customer' | 'admin' | 'bank';
  from: OwedState;
  to: OwedState;
  /** From which account the customer is given what they are owed. */
  givenFrom?: LedgerAccount;
  /** To which account it comes back. */
  backTo?: LedgerAccount;
}

/**
 * The way of such a refund. Credit is money of the promotions account, which pays the discount of a later booking; a
 * transfer leaves the bank account of the platform. One admin takes it over before, so that nobody orders it twice. One
 * that is not possible, or comes back from the bank, is chosen again. What the bank of the customer has kept of a lost
 * chargeback counts as paid (of the loss, where somebody has borne that already). The database has the same rows.
 */
export const OWED_TABLE = [
  { step: 'take_credit', who: 'customer', from: 'open', to: 'credited', givenFrom: 'promotions' },
  { step: 'ask_transfer', who: 'customer', from: 'open', to: 'transfer_asked' },
  { step: 'order', who: 'admin', from: 'transfer_asked', to: 'transfer_ordered' },
  { step: 'give_up', who: 'admin', from: 'transfer_ordered', to: 'transfer_asked' },
  { step: 'execute', who: 'admin', from: 'transfer_ordered', to: 'transferred', givenFrom: 'bank' },
  { step: 'return', who: 'admin', from: 'transfer_ordered', to: 'open' },
  { step: 'bounce', who: 'admin', from: 'transferred', to: 'open', backTo: 'bank' },
  { step: 'bank_keeps', who: 'bank', from: 'open', to: 'paid_by_bank', givenFrom: 'charged_back' },
  { step: 'bank_keeps', who: 'bank', from: 'transfer_asked', to: 'paid_by_bank', givenFrom: 'charged_back' },
] as const satisfies readonly OwedRule[];
export type OwedStep = (typeof OWED_TABLE)[number]['step'];

/** The state after a step; null where it is not possible. */
export function owedAfter(state: OwedState, step: OwedStep): OwedState | null {
  return OWED_TABLE.find((row) => row.step === step && row.from === state)?.to ?? null;
}

/**
 * The entries of a refund of which the rail can not send back a part: the gateway keeps that, and the customer is owed
 * it.
 */
export function owedInstead(entries: readonly LedgerEntry[], refused: Piastres): LedgerEntry[] {
  const others = entries.filter(({ account }) => account !== 'gateway');
  const sent = entries.reduce((sum, { account, amount }) => (account === 'gateway' ? sum + amount : sum), 0) + refused;
  return [
    ...(sent === 0 ? [] : [{ account: 'gateway' as const, amount: piastres(sent) }]),
    { account: 'customer_owed', amount: piastres(-refused) },
    ...others,
  ];
}

/** The entries of money that was paid besides and can not go back: the gateway keeps it, the customer is owed it. */
export function entriesOfSurplus(amount: Piastres): LedgerEntry[] {
  return [
    { account: 'gateway', amount },
    { account: 'customer_owed', amount: piastres(-amount) },
  ];
}

/** The entries of a step, which sum to zero; none where nothing is given or comes back. */
export function entriesOfOwed(step: OwedStep, amount: Piastres): LedgerEntry[] {
  const rule: OwedRule | undefined = OWED_TABLE.find((row) => row.step === step);
  const account = rule?.givenFrom ?? rule?.backTo;
  if (account === undefined) return [];
  const given = rule?.backTo === undefined ? amount : piastres(-amount);
  return [
    { account: 'customer_owed', amount: given },
    { account, amount: piastres(-given) },
  ];
}

/** Within how many days admins execute a transfer that a customer has asked for. */
export const REFUND_TRANSFER_DAYS = 3;

/** After how many hours another admin may take over a transfer that somebody has said to order. */
export const TRANSFER_ORDER_HOURS = 24;

/** How long a reference of a transfer is, in characters. */
export const TRANSFER_REFERENCE_LENGTH = { min: 3, max: 60 } as const;
