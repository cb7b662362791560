import { type Piastres, piastres } from './piastres.ts';
import { type PriceLines, refundOf, withTotals } from './price-lines.ts';
import { type Rates, shareOf } from './rates.ts';

/**
 * The lines after an extra was added to the subtotal: fee, VAT and commission of the whole at the rates of the booking.
 * Discounts pay as much as before. The database refuses other lines (`operation_lines_allowed`).
 */
export function raisedLines(present: PriceLines, rates: Rates, extra: Piastres): PriceLines {
  const subtotal = piastres(present.subtotal + extra);
  const platform_fee = shareOf(subtotal, rates.platform_fee);
  const vat = shareOf(piastres(subtotal + platform_fee), rates.vat);
  return withTotals({ subtotal, platform_fee, vat, referral_bonus: present.referral_bonus }, rates);
}

/** What an extra of this subtotal costs the customer, and what the provider earns by it. */
export function costsOfExtra(present: PriceLines, rates: Rates, extra: Piastres): Record<'total' | 'payout', Piastres> {
  const raised = raisedLines(present, rates, extra);
  return {
    total: refundOf(raised, present),
    payout: piastres(raised.provider_payout - present.provider_payout),
  };
}
