import type { Stripe } from 'stripe';
import { type Checkout, type GatewayRefusal, UnknownCheckout } from '../gateway.ts';

type Errors = typeof Stripe.errors;

/** Codes that say why a refund is refused for good, or while a bank has the money. */
const REFUSALS: ReadonlyMap<string, GatewayRefusal['refused']> = new Map([
  ['charge_disputed', 'charged_back'],
  ['refund_disputed_payment', 'charged_back'],
  ['charge_not_refundable', 'not_refundable'],
]);

/**
 * Refusals that a repetition would get again. Everything else is thrown: no connection, a wrong key, a gateway that is
 * broken or busy, an account whose balance does not suffice for a refund.
 */
export async function answerOf(
  errors: Errors,
  id: string,
  ask: () => Promise<Checkout | GatewayRefusal>,
): Promise<Checkout | GatewayRefusal> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof errors.StripeError)) throw error;
    if (error.statusCode === 404) throw new UnknownCheckout(id);
    const isFinal = error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError;
    if (!isFinal || error.code === 'balance_insufficient') throw error;
    const code = error.code ?? error.type;
    return { refused: REFUSALS.get(code) ?? 'other', code };
  }
}
