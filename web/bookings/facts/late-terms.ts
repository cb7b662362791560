import type { Price } from '@hirfa/contract/payments';
import { fromDecimal, fromRateText, lateCancellationCost, piastres, toDecimal } from '@hirfa/domain/payments';

/** What is kept of a price, and what goes back, when the customer cancels too late for it to be free. */
export function lateTerms({ subtotal, referral_bonus, customer_total, vat_rate }: Price) {
  const lines = { subtotal: fromDecimal(subtotal), referral_bonus: fromDecimal(referral_bonus) };
  const kept = lateCancellationCost(lines, fromRateText(vat_rate));
  return { kept: toDecimal(kept), refund: toDecimal(piastres(fromDecimal(customer_total) - kept)) };
}
