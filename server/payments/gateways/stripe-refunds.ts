import type { Stripe } from 'stripe';
import type { GatewayRefusal } from '../gateway.ts';

/** A refund in one of these states has not taken the money. */
const FAILED = ['failed', 'canceled'];
const isFailed = ({ status }: Stripe.Refund) => FAILED.includes(status ?? '');

interface Wanted {
  payment_intent: string;
  amount: number;
  key: string;
  now: Date;
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
export async function refundOnce(stripe: Stripe, wanted: Wanted): Promise<GatewayRefusal | void> {
  const { payment_intent, key, now } = wanted;
  for await (const refund of stripe.refunds.list({ payment_intent, limit: 100 }))
    if (refund.metadata?.operation === key && !isFailed(refund)) return;
  // Stripe repeats for a day that a balance did not suffice: nothing was sent, and another key asks again each hour.
  const made = await create(stripe, wanted, key).catch((error: unknown) => {
    if (!isWithoutBalance(error)) throw error;
    return create(stripe, wanted, `${key}-${Math.floor(now.getTime() / HOUR_MS)}`);
  });
  if (isFailed(made)) return { refused: 'not_refundable', code: made.failure_reason ?? 'failed' };
}

const HOUR_MS = 3_600_000;

const create = (stripe: Stripe, { payment_intent, amount, key }: Wanted, idempotencyKey: string) =>
  stripe.refunds.create({ payment_intent, amount, metadata: { operation: key } }, { idempotencyKey });

const isWithoutBalance = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'balance_insufficient';
