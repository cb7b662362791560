import { type Piastres, piastres } from './piastres.ts';
import { NO_LINES, type PriceLines, refundOf, withTotals } from './price-lines.ts';
import { type Rates, shareOf } from './rates.ts';

/**
 * The lines where only a part of the subtotal stays: fee, VAT and commission at the rates of the booking, and no fee
 * where none was left. The platform pays as much of the price as before, but never more than it. The database refuses
 * other lines (`operation_lines_allowed`), and these for another subtotal than an admin has decided.
 * @throws RangeError for a subtotal that is larger than the present one.
 */
export function splitLines(present: PriceLines, rates: Rates, subtotal: Piastres): PriceLines {
  if (subtotal > present.subtotal) throw new RangeError('more than the present subtotal');
  if (subtotal === 0) return NO_LINES;
  const platform_fee = piastres(Math.min(present.platform_fee, shareOf(subtotal, rates.platform_fee)));
  const vat = shareOf(piastres(subtotal + platform_fee), rates.vat);
  const referral_bonus = piastres(Math.min(present.referral_bonus, subtotal + platform_fee + vat));
  return withTotals({ subtotal, platform_fee, vat, referral_bonus }, rates);
}

/**
 * The subtotal that stays for a refund: the highest with which the customer gets at least so much back. For all that
 * they paid, and for more, nothing stays.
 */
export function subtotalAfterRefund(present: PriceLines, rates: Rates, refund: Piastres): Piastres {
  if (refund >= present.customer_total) return piastres(0);
  let [least, most] = [0, present.subtotal as number];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    const isEnough = refundOf(present, splitLines(present, rates, piastres(middle))) >= refund;
    [least, most] = isEnough ? [middle, most] : [least, middle - 1];
  }
  return piastres(least);
}
