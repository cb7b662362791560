import type { Earnings, Price, PriceDiscount, PriceRates } from '@hirfa/contract/payments';
import { fromRateText, type PriceDecimals, type RateColumns, toRateText } from '@hirfa/domain/payments';

/** The lines that the customer sees, with the rate of the VAT. */
export function viewPrice(
  payment: PriceDecimals & Pick<RateColumns, 'vat_rate'>,
  discounts: readonly PriceDiscount[] = [],
): Price {
  const { subtotal, platform_fee, vat, referral_bonus, customer_total } = payment;
  const vat_rate = toRateText(fromRateText(payment.vat_rate));
  return { subtotal, platform_fee, vat, vat_rate, referral_bonus, discounts: [...discounts], customer_total };
}

/** The lines that the provider sees. */
export function viewEarnings({ subtotal, provider_commission, provider_payout }: PriceDecimals): Earnings {
  return { subtotal, provider_commission, provider_payout };
}

/** The rates of a payment. */
export function viewRates({ commission_rate, platform_fee_rate, vat_rate }: RateColumns): PriceRates {
  const text = (rate: string) => toRateText(fromRateText(rate));
  return {
    commission_rate: text(commission_rate),
    platform_fee_rate: text(platform_fee_rate),
    vat_rate: text(vat_rate),
  };
}
