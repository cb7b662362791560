import { CURRENCY } from '@hirfa/domain/payments';
import type { Stripe } from 'stripe';
import type { Checkout, CheckoutOrder, GatewayRefusal, PayWithCard } from '../gateway.ts';
import { readPaid } from './stripe-sessions.ts';
import { readToken } from './stripe-tokens.ts';

/** Opens the payment of a saved card, with which nothing is paid yet. Stripe may have forgotten the card. */
export async function openPayment(
  stripe: Stripe,
  { attempt_id, booking_id, amount, description, card_token }: CheckoutOrder & { card_token: string },
): Promise<Checkout | GatewayRefusal> {
  const payment = await stripe.paymentIntents
    .create(
      {
        ...readToken(card_token),
        amount,
        currency: CURRENCY.toLowerCase(),
        allowed_payment_method_types: ['card'],
        capture_method: 'manual',
        description,
        metadata: { attempt_id, booking_id },
      },
      { idempotencyKey: attempt_id },
    )
    .catch((error: unknown) => {
      if (isForgotten(error)) return null;
      throw error;
    });
  return payment === null ? { refused: 'other', code: 'card_forgotten' } : readPaid(stripe, payment.id);
}

/** Pays it, once for each attempt. That the bank has declined it, is in the payment. */
export async function payOnce(
  errors: typeof Stripe.errors,
  stripe: Stripe,
  id: string,
  { attempt_id, return_url }: Parameters<PayWithCard>[1],
): Promise<Checkout> {
  await stripe.paymentIntents
    .confirm(id, { return_url }, { idempotencyKey: `pay-${attempt_id}` })
    .catch((error: unknown) => {
      if (!(error instanceof errors.StripeCardError)) throw error;
    });
  return readPaid(stripe, id);
}

/** Deletes the customer of Stripe that has a saved card, unless that was done before. */
export async function forgetCard(stripe: Stripe, token: string): Promise<void> {
  await stripe.customers.del(readToken(token).customer).catch((error: unknown) => {
    if (!isForgotten(error)) throw error;
  });
}

const isForgotten = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'resource_missing';
