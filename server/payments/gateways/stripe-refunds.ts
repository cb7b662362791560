import type { Stripe } from 'stripe';
import type { GatewayRefusal } from '../gateway.ts';

/** A refund in one of these states has not taken the money. */
const FAILED = ['failed', 'canceled'];
const isFailed = ({ status }: Stripe.Refund) => FAILED.includes(status ?? '');

interface Wanted {
  payment_intent: string;
  amount: number;
  key: string;
}

/** What went back of a payment, or is on its way. */
export async function refundsOf(stripe: Stripe, payment_intent: string): Promise<number> {
  let sum = 0;
  for await (const refund of stripe.refunds.list({ payment_intent, limit: 100 }))
    if (!isFailed(refund)) sum += refund.amount;
  return sum;
}

/**
 * Gives a part of a payment back, once for each key. Stripe forgets keys after a day, and jobs repeat for longer: each
 * refund names its key, and is looked for first.
 */
export async function refundOnce(
  stripe: Stripe,
  { payment_intent, amount, key }: Wanted,
): Promise<GatewayRefusal | void> {
  for await (const refund of stripe.refunds.list({ payment_intent, limit: 100 }))
    if (refund.metadata?.operation === key && !isFailed(refund)) return;
  const made = await stripe.refunds.create(
    { payment_intent, amount, metadata: { operation: key } },
    { idempotencyKey: key },
  );
  if (isFailed(made)) return { refused: 'not_refundable', code: made.failure_reason ?? 'failed' };
}
