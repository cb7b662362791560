import { type MovementKind, piastres } from '@hirfa/domain/payments';
import type { Stripe } from 'stripe';
import type { Movement, MovementPage } from '../gateway.ts';

/**
 * Where Stripe's reporting categories are money of customers; others are its fees and what it pays to the bank. Of a
 * capture of less than was authorized it lists the whole, and the rest as money that went back.
 */
const KINDS: ReadonlyMap<string, MovementKind> = new Map([
  ['charge', 'capture'],
  ['partial_capture_reversal', 'refund'],
  ['refund', 'refund'],
  ['refund_failure', 'refund_failed'],
  ['dispute', 'chargeback'],
  ['dispute_reversal', 'chargeback_returned'],
]);

const PAGE = 100;
const seconds = (at: Date) => Math.ceil(at.getTime() / 1000);

/** A page of the balance transactions of a period, the newest first. */
export async function listMovements(
  stripe: Stripe,
  { from, until }: { from: Date; until: Date },
  cursor: string | null,
): Promise<MovementPage> {
  const { data, has_more } = await stripe.balanceTransactions.list({
    created: { gte: seconds(from), lt: seconds(until) },
    limit: PAGE,
    expand: ['data.source'],
    ...(cursor !== null && { starting_after: cursor }),
  });
  const last = data.at(-1);
  return { movements: data.flatMap(movementOf), next: has_more && last !== undefined ? last.id : null };
}

/** The amount of what caused it: that of the balance is in the currency of the account. */
function movementOf({ id, reporting_category, amount, created, source }: Stripe.BalanceTransaction): Movement[] {
  const kind = KINDS.get(reporting_category);
  if (kind === undefined) return [];
  // What was charged by hand in the dashboard may have no payment.
  const cause = source !== null && typeof source === 'object' && 'payment_intent' in source ? source : null;
  const payment = cause?.payment_intent ?? '';
  const about = typeof payment === 'string' ? payment : payment.id;
  const moved = cause === null ? amount : Math.sign(amount) * cause.amount;
  return [{ id, kind, about, amount: piastres(moved), at: new Date(created * 1000) }];
}
