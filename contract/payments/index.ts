import { INVISIBLE_IN_NAMES } from '@hirfa/domain/market';
import {
  BANK_CODES,
  DISCOUNT_KINDS,
  HOLDER_LENGTH,
  OPERATION_STATES,
  OWED_STATES,
  PAYOUT_KINDS,
} from '@hirfa/domain/payments';
import * as z from 'zod';
import { call, MINUTE, personCall, providerCall } from '../calls.ts';
import { ERRORS } from '../errors.ts';
import { Amount, RateText, Slug } from '../lists.ts';
import { ledger } from './ledger.ts';
import { savedCards } from './saved-cards.ts';

export { adminOfPayments, RateSetting } from './admin.ts';
export { Ledger, LEDGER_FILTER, type RecordedEntry } from './ledger.ts';
export { SavedCard } from './saved-cards.ts';
export { waitingWebhooks } from './waiting-work.ts';

const Instant = z.iso.datetime();

/** A promotion code as people type it. */
export const PromotionCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{3,20}$/);

/** A part of the price that the platform pays. */
export const PriceDiscount = z.strictObject({ kind: z.enum(DISCOUNT_KINDS), amount: Amount });
export type PriceDiscount = z.infer<typeof PriceDiscount>;

/**
 * What the customer pays, in EGP: subtotal + platform_fee + vat − referral_bonus = customer_total.
 * `vat_rate` is the rate of this booking's VAT, whatever the settings say later. `discounts` sum to `referral_bonus`;
 * of a refunded booking both say what was booked.
 */
export const Price = z.strictObject({
  subtotal: Amount,
  platform_fee: Amount,
  vat: Amount,
  vat_rate: RateText,
  referral_bonus: Amount,
  discounts: z.array(PriceDiscount),
  customer_total: Amount,
});
export type Price = z.infer<typeof Price>;

/** All lines of a payment, for admins. */
export const PriceLineAmounts = z.strictObject({
  subtotal: Amount,
  platform_fee: Amount,
  vat: Amount,
  referral_bonus: Amount,
  provider_commission: Amount,
  provider_payout: Amount,
  customer_total: Amount,
});

/** What the provider receives, in EGP: subtotal − provider_commission = provider_payout. */
export const Earnings = z.strictObject({ subtotal: Amount, provider_commission: Amount, provider_payout: Amount });
export type Earnings = z.infer<typeof Earnings>;

/** Of an account only the last digits are shown; `holder` is empty for wallets that were saved without one. */
const AccountBrief = { kind: z.enum(PAYOUT_KINDS), last_digits: z.string(), holder: z.string() };

/**
 * What became of a refund that could not go back to where it came from. `chosen_at`: when the customer chose credit or
 * a transfer; `given_at`: when they had it. After a transfer came back (`returned_at`) they choose again. `account` is
 * null for credit, and some time after the transfer. That an admin orders the transfer is shown to admins alone.
 */
export const OwedRefund = z.strictObject({
  /** What could not go back and is given in another way: the whole refund, or a part of it. */
  amount: Amount,
  /** What of it the bank of the customer has kept besides, which counts as paid. */
  by_bank: Amount,
  /** While the bank of the customer has the money, nothing is chosen or given. */
  waits_for_bank: z.boolean(),
  state: z.enum(OWED_STATES).exclude(['transfer_ordered']),
  chosen_at: Instant.nullable(),
  given_at: Instant.nullable(),
  reference: z.string().nullable(),
  returned_at: Instant.nullable(),
  return_reason: z.string().nullable(),
  account: z.strictObject(AccountBrief).nullable(),
  /** All that is to be chosen at once with it, where its package has several: how many refunds, and their sum. */
  together: z.strictObject({ refunds: z.int(), amount: Amount }).nullable(),
});
export type OwedRefund = z.infer<typeof OwedRefund>;

/**
 * A refund to the customer: `sent` when the gateway was asked, `done` when it confirms it, `failed` where the money can
 * not go back to where it came from, which is when it is `owed`.
 */
export const Refund = z.strictObject({
  id: z.uuid(),
  amount: Amount,
  state: z.enum(OPERATION_STATES),
  requested_at: Instant,
  sent_at: Instant.nullable(),
  /** When it was done, or failed. */
  ended_at: Instant.nullable(),
  /** It is of money that was paid besides, after the booking was paid in another way. */
  is_surplus: z.boolean(),
  owed: OwedRefund.nullable(),
});
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

/** To what a provider's earnings are paid: of the number only its last digits leave the server. */
export const PayoutDetails = z.strictObject({
  ...AccountBrief,
  /** Null for wallets, and where the bank is not known. */
  bank: z.enum(BANK_CODES).nullable(),
  changed_at: z.iso.datetime(),
});
export type PayoutDetails = z.infer<typeof PayoutDetails>;

/** An account as people type it. */
export const NewAccount = z.strictObject({
  kind: z.enum(PAYOUT_KINDS),
  number: z.string().max(60),
  holder: z
    .string()
    .trim()
    .max(HOLDER_LENGTH.max)
    .regex(new RegExp(`^[^${INVISIBLE_IN_NAMES}]*$`, 'u')),
});
export type NewAccount = z.infer<typeof NewAccount>;

/**
 * Whether a provider takes cash, and the highest price in cash (0: cash is off). `owed`: commission, fee
 * and VAT of cash bookings, open ones too, less what is to be paid out to them; above `most_owed` it `is_paused`.
 */
export const CashTerms = z.strictObject({
  takes_cash: z.boolean(),
  limit: Amount,
  owed: Amount,
  most_owed: Amount,
  is_paused: z.boolean(),
});
export type CashTerms = z.infer<typeof CashTerms>;

const cash = { path: '/api/v1/provider/cash', tags: ['payments'] } as const;
const payoutDetails = { path: '/api/v1/provider/payout-details', tags: ['payments'] } as const;

/** What people ask about the money of bookings that do not exist yet, and where their earnings go. */
export const payments = {
  ...ledger,
  ...savedCards,
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
  /**
   * Null until they are given; applicants have them, too. `names`: of a verified provider, as their documents have
   * them.
   */
  getPayoutDetails: personCall
    .meta({ staleAfter: { any: ['profile_changed', 'provider_changed'] } })
    .route({ ...payoutDetails, method: 'GET', summary: 'Where my earnings are paid' })
    .input(z.strictObject({}))
    .output(z.strictObject({ details: PayoutDetails.nullable(), names: z.array(z.string()) })),
  /**
   * Sets them; to replace earlier ones needs a recent sign-in, is told by mail, and holds payouts for 72 hours.
   * `data.fields` of `invalid_input`: `number` where it is no Egyptian IBAN or mobile number, `holder` where there is
   * none.
   */
  savePayoutDetails: personCall
    .meta({ rate: { times: 20, perMs: 60 * MINUTE } })
    .route({ ...payoutDetails, method: 'PUT', summary: 'Change where my earnings are paid' })
    .input(NewAccount)
    .output(z.strictObject({ details: PayoutDetails }))
    .errors({ fresh_sign_in_required: ERRORS.fresh_sign_in_required }),
  getCashTerms: providerCall
    .meta({ staleAfter: { any: ['profile_changed', 'booking_changed'] } })
    .route({ ...cash, method: 'GET', summary: 'Whether I take cash' })
    .input(z.strictObject({}))
    .output(CashTerms),
  /** Holds for bookings that are paid from now on. */
  saveCashTerms: providerCall
    .meta({ rate: { times: 20, perMs: 60 * MINUTE } })
    .route({ ...cash, method: 'PUT', summary: 'Take cash, or not' })
    .input(z.strictObject({ takes_cash: z.boolean() }))
    .output(CashTerms),
};
