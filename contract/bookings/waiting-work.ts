import { EXTRA } from '@hirfa/domain/bookings';
import * as z from 'zod';
import { Amount } from '../lists.ts';
import { NewAccount, PriceLineAmounts, PriceRates } from '../payments/index.ts';
import { failed, waits } from '../waiting-work.ts';
import { Dispute, Extra } from './booking.ts';

/** A problem that a customer reported, for which the provider was heard: the work queue of admins. */
export const waitingDisputes = [
  z.strictObject({
    kind: z.literal('dispute'),
    ...waits,
    title_en: z.string(),
    title_ar: z.string(),
    starts_at: z.iso.datetime(),
    customer_name: z.string(),
    /** The Arabic one is the other where the provider gave none. */
    provider_name_en: z.string(),
    provider_name_ar: z.string(),
    dispute: Dispute,
    /** The job was to be paid in cash. */
    is_cash: z.boolean(),
    /** Extra work of the booking, with the receipts: a part of the price that is decided about. */
    extras: z.array(Extra).max(EXTRA.proposed),
    /** The present lines, and the rates by which a part of the price becomes lines (`splitLines`). */
    lines: PriceLineAmounts,
    rates: PriceRates,
  }),
] as const;

/**
 * Which admin orders a transfer at the bank; `name` is null for an account that has ended. `can_give_up`: theirs, or
 * after a day.
 */
const OrderedTransfer = z.strictObject({
  name: z.string().nullable(),
  at: z.iso.datetime(),
  is_own: z.boolean(),
  can_give_up: z.boolean(),
});
export type OrderedTransfer = z.infer<typeof OrderedTransfer>;

/** The money of bookings that does not move, in the work queue of admins. */
export const waitingMoney = [
  z.strictObject({
    kind: z.literal('payment'),
    ...waits,
    ...failed,
    booking_id: z.uuid(),
    title_en: z.string(),
    title_ar: z.string(),
    step: z.enum(['capture', 'release', 'refund']),
    refund: Amount,
  }),
  /** A refund that an admin transfers: the person, and their account as they gave it. */
  z.strictObject({
    kind: z.literal('transfer'),
    ...waits,
    booking_id: z.uuid(),
    title_en: z.string(),
    title_ar: z.string(),
    name: z.string(),
    amount: Amount,
    /** The refunds of which it is the sum: several of a package, which go by one transfer. */
    parts: z.array(z.strictObject({ booking_id: z.uuid(), starts_at: z.iso.datetime(), amount: Amount })).min(1),
    /** Null where the account of the person has ended. */
    account: NewAccount.nullable(),
    ordered: OrderedTransfer.nullable(),
    /** The bank of the customer has the money: nothing is ordered until it has decided. */
    waits_for_bank: z.boolean(),
  }),
] as const;
