import { type Piastres, piastres } from './piastres.ts';
import { NO_LINES, type PriceLines } from './price-lines.ts';

/**
 * Where money stands. `gateway`: with the rail, for us; `promotions`: given by the platform; `provider_pending`: earned but
 * not settled; `provider_payable`: settled, to be paid out; the rest is ours or the state's.
 */
export const LEDGER_ACCOUNTS = [
  'gateway',
  'promotions',
  'provider_pending',
  'provider_payable',
  'commission',
  'platform_fee',
  'vat',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** What came in is positive, what is owed is negative. */
export interface LedgerEntry {
  account: LedgerAccount;
  amount: Piastres;
}

/** The entries that turn present lines into others; they sum to zero. Lines that never held money count as NO_LINES. */
export function entriesBetween(present: PriceLines, target: PriceLines = NO_LINES): LedgerEntry[] {
  const change = (line: keyof PriceLines, sign: 1 | -1) => piastres(sign * (target[line] - present[line]) || 0);
  const entries: LedgerEntry[] = [
    { account: 'gateway', amount: change('customer_total', 1) },
    { account: 'promotions', amount: change('referral_bonus', 1) },
    { account: 'provider_pending', amount: change('provider_payout', -1) },
    { account: 'commission', amount: change('provider_commission', -1) },
    { account: 'platform_fee', amount: change('platform_fee', -1) },
    { account: 'vat', amount: change('vat', -1) },
  ];
  return entries.filter(({ amount }) => amount !== 0);
}

/** What the provider has earned may be paid out from now on. */
export function entriesOfRelease({ provider_payout }: PriceLines): LedgerEntry[] {
  if (provider_payout === 0) return [];
  return [
    { account: 'provider_pending', amount: provider_payout },
    { account: 'provider_payable', amount: piastres(-provider_payout) },
  ];
}
