import type { Discount, DiscountKind } from './discounts.ts';
import { fromDecimal, toDecimal } from './piastres.ts';
import type { PriceLines } from './price-lines.ts';
import { fromRateText, type Rates, toRateText } from './rates.ts';

/** Price lines as tables and calls write them: decimal texts under the same names. */
export type PriceDecimals = Record<keyof PriceLines, string>;

/**
 * Reads price lines from a row or an answer; its other properties are ignored.
 * @throws RangeError when a text is not an amount.
 */
export function linesFromDecimals(row: PriceDecimals): PriceLines {
  return {
    subtotal: fromDecimal(row.subtotal),
    platform_fee: fromDecimal(row.platform_fee),
    vat: fromDecimal(row.vat),
    referral_bonus: fromDecimal(row.referral_bonus),
    provider_commission: fromDecimal(row.provider_commission),
    provider_payout: fromDecimal(row.provider_payout),
    customer_total: fromDecimal(row.customer_total),
  };
}

/** Writes price lines as decimal texts. */
export function linesToDecimals(lines: PriceLines): PriceDecimals {
  return {
    subtotal: toDecimal(lines.subtotal),
    platform_fee: toDecimal(lines.platform_fee),
    vat: toDecimal(lines.vat),
    referral_bonus: toDecimal(lines.referral_bonus),
    provider_commission: toDecimal(lines.provider_commission),
    provider_payout: toDecimal(lines.provider_payout),
    customer_total: toDecimal(lines.customer_total),
  };
}

/** Writes discounts as decimal texts. */
export function discountsToDecimals(discounts: readonly Discount[]): { kind: DiscountKind; amount: string }[] {
  return discounts.map(({ kind, amount }) => ({ kind, amount: toDecimal(amount) }));
}

/** The amounts that a booking repeats from the lines of its payment (specification 3: bookings). */
export function bookingAmounts({ customer_total, platform_fee, vat }: PriceLines) {
  return { total_amount: toDecimal(customer_total), platform_fee: toDecimal(platform_fee), vat_amount: toDecimal(vat) };
}

/** Rates as the columns of a payment. */
export type RateColumns = Record<'platform_fee_rate' | 'vat_rate' | 'commission_rate', string>;

/**
 * Reads the rates of a payment from its columns.
 * @throws RangeError when a text is not a rate.
 */
export function ratesFromColumns(row: RateColumns): Rates {
  return {
    platform_fee: fromRateText(row.platform_fee_rate),
    vat: fromRateText(row.vat_rate),
    commission: fromRateText(row.commission_rate),
  };
}

/** Writes rates as the columns of a payment. */
export function ratesToColumns({ platform_fee, vat, commission }: Rates): RateColumns {
  return {
    platform_fee_rate: toRateText(platform_fee),
    vat_rate: toRateText(vat),
    commission_rate: toRateText(commission),
  };
}
