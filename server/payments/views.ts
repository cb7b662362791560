import type { Earnings, Price } from '@hirfa/contract/payments';
import type { PriceDecimals } from '@hirfa/domain/payments';

/** The lines that the customer sees. */
export function viewPrice({ subtotal, platform_fee, vat, referral_bonus, customer_total }: PriceDecimals): Price {
  return { subtotal, platform_fee, vat, referral_bonus, customer_total };
}

/** The lines that the provider sees. */
export function viewEarnings({ subtotal, provider_commission, provider_payout }: PriceDecimals): Earnings {
  return { subtotal, provider_commission, provider_payout };
}
