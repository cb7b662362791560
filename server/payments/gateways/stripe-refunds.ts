import { piastres } from '@hirfa/domain/payments';
import type { Stripe } from 'stripe';
import type { FailedRefund, GatewayRefusal } from '../gateway.ts';

/** A refund in one of these states has not taken the money. */
const FAILED = ['failed', 'canceled'];
const isFailed = ({ status }: Stripe.Refund) => FAILED.includes(status ?? '');

interface Wanted {
  payment_intent: string;
  amount: number;
  key: string;
  now: Date;
}

/** What went back of a payment, or is on its way, and what has failed. */
export async function refundsOf(
  stripe: Stripe,
  payment_intent: string,
): Promise<{ sent: number; failed: readonly FailedRefund[] }> {
  const failed: FailedRefund[] = [];
  let sent = 0;
  for await (const refund of stripe.refunds.list({ payment_intent, limit: 100 })) {
    const { id, amount, metadata } = refund;
    if (isFailed(refund)) failed.push({ id, key: metadata?.operation ?? '', amount: piastres(amount) });
    else sent += amount;
  }
  return { sent, failed };
}

/**
 * Gives a part of a payment back, once for each key. Stripe forgets keys after a day, and jobs repeat for longer: each
 * refund names its key, and is looked for first. One that has failed since is refused, and not sent again.
 */
export async function refundOnce(stripe: Stripe, wanted: Wanted): Promise<GatewayRefusal | void> {
  const { payment_intent, key, now } = wanted;
  for await (const refund of stripe.refunds.list({ payment_intent, limit: 100 }))
    if (refund.metadata?.operation === key) return refusalOf(refund);
  // Stripe repeats for a day that a balance did not suffice: nothing was sent, and another key asks again each hour.
  const made = await create(stripe, wanted, key).catch((error: unknown) => {
    if (!isWithoutBalance(error)) throw error;
    return create(stripe, wanted, `${key}-${Math.floor(now.getTime() / HOUR_MS)}`);
  });
  return refusalOf(made);
}

function refusalOf(refund: Stripe.Refund): GatewayRefusal | void {
  if (isFailed(refund)) return { refused: 'not_refundable', code: refund.failure_reason ?? 'failed' };
}

const HOUR_MS = 3_600_000;

const create = (stripe: Stripe, { payment_intent, amount, key }: Wanted, idempotencyKey: string) =>
  stripe.refunds.create({ payment_intent, amount, metadata: { operation: key } }, { idempotencyKey });

const isWithoutBalance = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'balance_insufficient';
