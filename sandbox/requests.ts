import * as z from 'zod';
import { LANGUAGES } from '@hirfa/domain/market';
import { PAYMENT_METHODS } from '@hirfa/domain/payments';

const amount = z.int().min(1).max(1_000_000_000_000);
const line = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]*$/u, 'must be one line without control characters');

/** Stored as it was written, so that people return to exactly the address that the product gave. */
const webAddress = z
  .string()
  .max(2_000)
  .refine((text) => /^https?:\/\/[\x21-\x7e]+$/i.test(text) && URL.canParse(text), 'must be an http(s) URL');

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

export const CreateCheckout = z.strictObject({
  reference: line(200),
  method: z.enum(PAYMENT_METHODS).default('card'),
  saves_card: z.boolean().default(false),
  amount,
  currency: z.literal('EGP'),
  description: line(500),
  language: z.enum(LANGUAGES),
  return_url: webAddress,
  webhook_url: webAddress,
  expires_at: instant,
});
/** A checkout that ended before this gateway existed. */
const PastCheckout = CreateCheckout.extend({
  id: z.string().regex(/^chk_[\w-]{1,60}$/),
  state: z.enum(['captured', 'voided']),
  captured_amount: z.int().min(0),
  refunded_amount: z.int().min(0),
  created_at: instant,
}).refine(
  ({ amount: authorized, captured_amount, refunded_amount, state }) =>
    refunded_amount <= captured_amount &&
    captured_amount <= authorized &&
    captured_amount > 0 === (state === 'captured'),
  'the amounts do not fit the state',
);
export type PastCheckout = z.infer<typeof PastCheckout>;
export const History = z.strictObject({ checkouts: z.array(PastCheckout).max(200) });
export const Amount = z.strictObject({ amount });
/** The token of a saved card. */
export const PayWithCard = z.strictObject({ card: line(100) });
export const Nothing = z.strictObject({});
/** Which movements: from an instant until another one, after the one whose id is given. */
export const Movements = z.strictObject({
  from: instant,
  until: instant,
  after: z
    .string()
    .regex(/^mov_\d{1,15}$/)
    .transform((id) => Number(id.slice(4)))
    .default(0),
});

export const IdempotencyKey = z.string().regex(/^[\x21-\x7e]{1,255}$/);
