import { type Piastres, piastres } from './piastres.ts';
import { NO_LINES, type PriceLines } from './price-lines.ts';

/**
 * The accounts of the ledger. `gateway`: held by the rail for the platform; `promotions`: paid by the platform, less
 * what it got for credit; `provider_pending`: earned but not settled; `provider_payable`: settled, to be paid out;
 * `payout_sent`: on its way to the provider; `bank_payouts`: left the bank account of the platform to providers;
 * `prepaid`: charged at once, and not earned by anybody yet; `customer_owed`: refunds that the rail can not send back;
 * `bank`: left the bank account of the platform; `charged_back`: taken back by the bank of a customer, until it is
 * known who loses it; `losses`: lost by the platform in this way; the others belong to the platform (`commission`,
 * `platform_fee`) and the state (`vat`).
 */
export const LEDGER_ACCOUNTS = [
  'gateway',
  'promotions',
  'provider_pending',
  'provider_payable',
  'payout_sent',
  'bank_payouts',
  'prepaid',
  'customer_owed',
  'bank',
  'charged_back',
  'losses',
  'commission',
  'platform_fee',
  'vat',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** The accounts that together have what a provider has earned, paid or not. */
export const EARNED_ACCOUNTS = [
  'provider_pending',
  'provider_payable',
  'payout_sent',
  'bank_payouts',
] as const satisfies readonly LedgerAccount[];

/** Received amounts are positive, owed amounts negative. */
export interface LedgerEntry {
  account: LedgerAccount;
  amount: Piastres;
}

/**
 * The entries that lead from the present lines to the target lines; they sum to zero. Before a capture the present
 * lines are NO_LINES. Once the earnings are released, what the provider loses is taken from what is payable.
 */
export function entriesBetween(present: PriceLines, target: PriceLines = NO_LINES, isReleased = false): LedgerEntry[] {
  const change = (line: keyof PriceLines, sign: 1 | -1) => piastres(sign * (target[line] - present[line]) || 0);
  const entries: LedgerEntry[] = [
    { account: 'gateway', amount: change('customer_total', 1) },
    { account: 'promotions', amount: change('referral_bonus', 1) },
    { account: isReleased ? 'provider_payable' : 'provider_pending', amount: change('provider_payout', -1) },
    { account: 'commission', amount: change('provider_commission', -1) },
    { account: 'platform_fee', amount: change('platform_fee', -1) },
    { account: 'vat', amount: change('vat', -1) },
  ];
  return entries.filter(({ amount }) => amount !== 0);
}

/** The entries of a charge that was made before the provider accepts. */
export function entriesOfCharge(amount: Piastres): LedgerEntry[] {
  return [
    { account: 'gateway', amount },
    { account: 'prepaid', amount: piastres(-amount) },
  ];
}

/** The entries that make a charge the money of these lines; the rest of it goes back. They sum to zero. */
export function entriesOfCharged(amount: Piastres, target: PriceLines): LedgerEntry[] {
  const others = entriesBetween(NO_LINES, target).filter(({ account }) => account !== 'gateway');
  const back = piastres(target.customer_total - amount || 0);
  return [
    ...(back === 0 ? [] : [{ account: 'gateway' as const, amount: back }]),
    { account: 'prepaid', amount },
    ...others,
  ];
}

/** The entries that make the provider's earnings payable; they sum to zero. */
export function entriesOfRelease({ provider_payout }: Pick<PriceLines, 'provider_payout'>): LedgerEntry[] {
  if (provider_payout === 0) return [];
  return [
    { account: 'provider_pending', amount: provider_payout },
    { account: 'provider_payable', amount: piastres(-provider_payout) },
  ];
}
