import { OPERATION_STATES } from '@hirfa/domain/payments';
import * as z from 'zod';
import { call, personCall } from '../calls.ts';
import { Amount, RateText, Slug } from '../lists.ts';

export { adminOfPayments, RateSetting } from './admin.ts';
export { waitingWebhooks } from './waiting-work.ts';

/**
 * What the customer pays, in EGP: subtotal + platform_fee + vat − referral_bonus = customer_total.
 * `vat_rate` is the rate of this booking's VAT, whatever the settings say later.
 */
export const Price = z.strictObject({
  subtotal: Amount,
  platform_fee: Amount,
  vat: Amount,
  vat_rate: RateText,
  referral_bonus: Amount,
  customer_total: Amount,
});
export type Price = z.infer<typeof Price>;

/** What the provider receives, in EGP: subtotal − provider_commission = provider_payout. */
export const Earnings = z.strictObject({ subtotal: Amount, provider_commission: Amount, provider_payout: Amount });
export type Earnings = z.infer<typeof Earnings>;

/** A refund to the customer; `done` when the gateway confirms it. */
export const Refund = z.strictObject({ amount: Amount, state: z.enum(OPERATION_STATES) });
export type Refund = z.infer<typeof Refund>;

/**
 * The share of a subtotal that the platform keeps, and what customers pay on top of it: the fee, and VAT on both. 9.16
 */
export const PriceRates = z.strictObject({
  commission_rate: RateText,
  platform_fee_rate: RateText,
  vat_rate: RateText,
});
export type PriceRates = z.infer<typeof PriceRates>;

/** What people ask about the money of bookings that do not exist yet. */
export const payments = {
  /** Today’s rates where no category and no provider has their own: what visitors know before they join. */
  getPriceRates: call
    .route({ method: 'GET', path: '/api/v1/price-rates', summary: 'Rates of prices', tags: ['payments'] })
    .input(z.strictObject({}))
    .output(PriceRates),
  /** Today’s rates of the caller’s bookings in a category. 9.16 */
  getOwnCommission: personCall
    .route({ method: 'GET', path: '/api/v1/provider/commission', summary: 'My commission', tags: ['payments'] })
    .input(z.strictObject({ category: Slug.optional() }))
    .output(PriceRates),
};
