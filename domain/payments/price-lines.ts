import { type Piastres, piastres } from './piastres.ts';
import { DEFAULT_RATES, type Rate, type Rates, REPORTED_SHARE_OF_SUBTOTAL, shareOf } from './rates.ts';

/** The amounts of one booking, under the specification's names (3: payments). */
export interface PriceLines {
  subtotal: Piastres;
  platform_fee: Piastres;
  vat: Piastres;
  /** The discounts that the platform pays: invitation, credit, promotion. */
  referral_bonus: Piastres;
  provider_commission: Piastres;
  provider_payout: Piastres;
  customer_total: Piastres;
}

const ZERO = piastres(0);

/** Nobody owes anything: the lines of a booking whose money was released in full. */
export const NO_LINES: PriceLines = {
  subtotal: ZERO,
  platform_fee: ZERO,
  vat: ZERO,
  referral_bonus: ZERO,
  provider_commission: ZERO,
  provider_payout: ZERO,
  customer_total: ZERO,
};

/** The price of a number of half hours at an hourly rate, rounded up to the piastre. */
export function priceOfTime(hourlyRate: Piastres, halfHours: number): Piastres {
  return piastres(Math.floor((hourlyRate * halfHours + 1) / 2));
}

/**
 * All lines of a booking (product decision: money). The discount never exceeds the total, and is reduced where the
 * rest would be more than nothing but less than the rail can charge (`leastCharge`).
 */
export function priceLines(
  subtotal: Piastres,
  rates: Rates,
  discount: Piastres = ZERO,
  leastCharge: Piastres = ZERO,
): PriceLines {
  const platform_fee = shareOf(subtotal, rates.platform_fee);
  const vat = shareOf(piastres(subtotal + platform_fee), rates.vat);
  const gross = subtotal + platform_fee + vat;
  const wanted = Math.min(discount, gross);
  const rest = gross - wanted;
  const referral_bonus = rest > 0 && rest < leastCharge ? Math.max(0, gross - leastCharge) : wanted;
  return withTotals({ subtotal, platform_fee, vat, referral_bonus: piastres(referral_bonus) }, rates);
}

/**
 * The lines after a late cancellation, or if the customer was absent: half of the subtotal, rounded up, and no fee
 * (product decision: money).
 */
export function lateCancellationLines(
  lines: Pick<PriceLines, 'subtotal' | 'referral_bonus'>,
  rates: Rates,
): PriceLines {
  const subtotal = piastres(Math.floor((lines.subtotal + 1) / 2));
  const vat = shareOf(subtotal, rates.vat);
  const referral_bonus = piastres(Math.min(lines.referral_bonus, subtotal + vat));
  return withTotals({ subtotal, platform_fee: ZERO, vat, referral_bonus }, rates);
}

/** What a late cancellation costs the customer: a part of the total, which depends on no other rate than the VAT's. */
export function lateCancellationCost(lines: Pick<PriceLines, 'subtotal' | 'referral_bonus'>, vat: Rate): Piastres {
  return lateCancellationLines(lines, { ...DEFAULT_RATES, vat }).customer_total;
}

/** What a customer pays at a price without a discount: the service fee and the VAT are inside. */
export function customerPrice(price: Piastres, rates: Rates): Piastres {
  return priceLines(price, rates).customer_total;
}

export function withTotals(
  lines: Pick<PriceLines, 'subtotal' | 'platform_fee' | 'vat' | 'referral_bonus'>,
  rates: Rates,
): PriceLines {
  const provider_commission = shareOf(lines.subtotal, rates.commission);
  return {
    ...lines,
    provider_commission,
    provider_payout: piastres(lines.subtotal - provider_commission),
    customer_total: piastres(lines.subtotal + lines.platform_fee + lines.vat - lines.referral_bonus),
  };
}

/** The refund to the customer when the target lines replace the present ones. */
export function refundOf(present: PriceLines, target: PriceLines): Piastres {
  return piastres(present.customer_total - target.customer_total);
}

/**
 * A figure of reports, which is not in the ledger: commission, fee and 8 % of the subtotal. The database counts it in
 * `figures_of_bookings`, and a test compares both. 9.15
 */
export function businessRevenue({
  provider_commission,
  platform_fee,
  subtotal,
}: Pick<PriceLines, 'provider_commission' | 'platform_fee' | 'subtotal'>): Piastres {
  return piastres(provider_commission + platform_fee + shareOf(subtotal, REPORTED_SHARE_OF_SUBTOTAL));
}
