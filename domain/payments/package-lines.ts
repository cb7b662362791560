import { type Piastres, piastres } from './piastres.ts';
import { NO_LINES, type PriceLines, priceLines } from './price-lines.ts';
import type { Rates } from './rates.ts';

/** Splits an amount into parts that differ by one piastre at most, the larger ones first; their sum is the amount. */
export function splitEvenly(amount: Piastres, parts: number): Piastres[] {
  const least = Math.floor(amount / parts);
  const larger = amount - least * parts;
  return Array.from({ length: parts }, (_, index) => piastres(least + (index < larger ? 1 : 0)));
}

/** The sum of each line. */
export function sumOfLines(all: readonly PriceLines[]): PriceLines {
  const sum = (line: keyof PriceLines) => piastres(all.reduce((total, lines) => total + lines[line], 0));
  return {
    subtotal: sum('subtotal'),
    platform_fee: sum('platform_fee'),
    vat: sum('vat'),
    referral_bonus: sum('referral_bonus'),
    provider_commission: sum('provider_commission'),
    provider_payout: sum('provider_payout'),
    customer_total: sum('customer_total'),
  };
}

/**
 * The lines of each booking of a package at its price before fee and VAT: the price is split evenly, and each booking
 * has the lines of its share. Those of the package are their sums, so that nothing is lost by rounding, and each
 * booking can be split, kept or refunded as any other one. The database computes them again (`package_agrees`).
 */
export function packageLines(price: Piastres, bookings: number, rates: Rates): { all: PriceLines; each: PriceLines[] } {
  const each = splitEvenly(price, bookings).map((share) => priceLines(share, rates));
  return { all: each.length === 0 ? NO_LINES : sumOfLines(each), each };
}

/**
 * What a bank has taken of a charge that several bookings share, by booking: the last ones first, as much as is held of
 * each. What is more was refunded before, and counts for the first.
 * @param held what the rail holds of each booking, the first one first
 */
export function sharesOfTaken(held: readonly Piastres[], taken: Piastres): Piastres[] {
  let rest: number = taken;
  const shares = held
    .toReversed()
    .map((most) => {
      const share = Math.min(most, rest);
      rest -= share;
      return share;
    })
    .toReversed();
  return shares.map((share, index) => piastres(share + (index === 0 ? rest : 0)));
}
