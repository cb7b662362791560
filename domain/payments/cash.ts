import { entriesBetween, type LedgerEntry } from './ledger.ts';
import { type Piastres, piastres } from './piastres.ts';
import type { PriceLines } from './price-lines.ts';

/**
 * Cash (product decision: payment): what a provider may owe at most, open bookings counted as if they were done; how
 * many open cash bookings a customer may have; for how many days somebody who was not there, or did not pay, can not
 * pay in cash; and between which amounts admins set the highest price, where it is not 0, which switches cash off.
 */
export const CASH = {
  mostOwed: piastres(50_000),
  mostOpen: 2,
  barredDays: 180,
  limit: { min: piastres(5_000), max: piastres(1_000_000) },
} as const;

type Totals = Pick<PriceLines, 'customer_total' | 'provider_payout'>;

/** What decides whether a booking can be paid in cash. */
export interface CashFacts {
  lines: Totals;
  /** The highest price that is paid in cash; 0: cash is off. */
  limit: Piastres;
  /** Neither a package, which is paid before, nor a free second visit. */
  is_single: boolean;
  /** Whether the provider takes cash, and what they owe and will owe for open bookings. */
  is_taken: boolean;
  owed: Piastres;
  /**
   * Of the customer: a proven phone number, their open cash bookings, and whether they were absent, or an admin has
   * decided that they did not pay what was due.
   */
  has_phone: boolean;
  open: number;
  is_barred: boolean;
}

/** Why a booking can not be paid in cash; customers are told only what they can change. */
export type CashRefusal = 'not_offered' | 'no_phone' | 'too_many';

/** What the provider of a cash booking owes the platform: commission, fee and VAT, less the discounts. */
export const duesOf = ({ customer_total, provider_payout }: Totals): Piastres =>
  piastres(customer_total - provider_payout);

/**
 * Why a booking can not be paid in cash; null where it can. Where discounts are more than the dues, it can not: cash
 * would cost the platform money that nobody has seen.
 */
export function cashRefusal(facts: CashFacts): CashRefusal | null {
  const { lines, limit, is_single, is_taken, owed, has_phone, open, is_barred } = facts;
  const isOffered =
    is_single &&
    is_taken &&
    !is_barred &&
    lines.customer_total > 0 &&
    lines.customer_total <= limit &&
    duesOf(lines) >= 0 &&
    owed <= CASH.mostOwed;
  if (!isOffered) return 'not_offered';
  if (!has_phone) return 'no_phone';
  return open >= CASH.mostOpen ? 'too_many' : null;
}

/**
 * The entries that lead from the present lines of a settled cash booking to the target lines; they sum to zero. The
 * provider has what the customer paid, in place of a gateway.
 */
export function entriesOfCash(present: PriceLines, target: PriceLines): LedgerEntry[] {
  const entries = entriesBetween(present, target, true);
  const others = entries.filter(({ account }) => account !== 'gateway' && account !== 'provider_payable');
  const owes = piastres(duesOf(target) - duesOf(present) || 0);
  return owes === 0 ? others : [{ account: 'provider_payable', amount: owes }, ...others];
}

/** The entries of what a customer has paid in cash and gets back: the provider has it, and owes it. */
export function entriesOfCashOwed(owed: Piastres): LedgerEntry[] {
  if (owed === 0) return [];
  return [
    { account: 'customer_owed', amount: piastres(-owed) },
    { account: 'provider_payable', amount: owed },
  ];
}
