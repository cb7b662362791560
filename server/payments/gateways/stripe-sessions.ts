import { type ChargebackReason, type ChargebackState, piastres } from '@hirfa/domain/payments';
import type { Stripe } from 'stripe';
import type { Checkout, ReportedChargeback } from '../gateway.ts';
import { refundsOf } from './stripe-refunds.ts';

/** Reasons of banks in the words of this product. */
const REASONS: ReadonlyMap<string, ChargebackReason> = new Map([
  ['fraudulent', 'not_recognised'],
  ['unrecognized', 'not_recognised'],
  ['product_not_received', 'not_done'],
  ['product_unacceptable', 'not_as_agreed'],
]);
/** What banks have decided; all other states are open. */
const DECIDED: ReadonlyMap<string, ChargebackState> = new Map([
  ['won', 'won'],
  ['prevented', 'won'],
  ['lost', 'lost'],
]);
/** A session of Stripe's hosted page with its payment; that has a charge once a card was charged or authorized. */
export interface Paid {
  session: Stripe.Checkout.Session;
  payment: Stripe.PaymentIntent | null;
}

/** A checkout as Stripe knows it: its session, its payment with the charge, what went back, what a bank has taken. */
export async function readSession(stripe: Stripe, id: string): Promise<Checkout> {
  const { session, payment } = await findSession(stripe, id);
  const charge = payment && objectOf(payment.latest_charge);
  const isCaptured = charge !== null && payment?.status === 'succeeded';
  const { sent, failed } = isCaptured ? await refundsOf(stripe, payment.id) : { sent: 0, failed: [] };
  const dispute = charge?.disputed === true ? await lastDispute(stripe, payment?.id ?? '') : undefined;
  return {
    id: session.id,
    state: stateOf({ session, payment }),
    amount: piastres(session.amount_total ?? 0),
    held: piastres((charge?.amount_captured ?? 0) - sent),
    ...(failed.length > 0 && { failed_refunds: failed }),
    chargeback: dispute === undefined ? null : chargebackOf(dispute),
    url: session.url ?? '',
    instrument: charge?.payment_method_details?.card?.fingerprint ?? undefined,
  };
}

export async function findSession(stripe: Stripe, id: string): Promise<Paid> {
  const expand = ['payment_intent', 'payment_intent.latest_charge'];
  const session = await stripe.checkout.sessions.retrieve(id, { expand });
  return { session, payment: objectOf(session.payment_intent) };
}

/** The chargeback of a payment: the last one counts. An inquiry of a bank has taken nothing yet. */
async function lastDispute(stripe: Stripe, payment_intent: string): Promise<Stripe.Dispute | undefined> {
  const { data } = await stripe.disputes.list({ payment_intent, limit: 1 });
  const [last] = data;
  return last?.status.startsWith('warning_') === true ? undefined : last;
}

/** What is expanded is an object; otherwise Stripe answers with its id. */
const objectOf = <Part extends object>(part: string | Part | null | undefined): Part | null =>
  typeof part === 'object' ? part : null;

function stateOf({ session, payment }: Paid): Checkout['state'] {
  switch (payment?.status) {
    case 'requires_capture':
      return 'authorized';
    case 'succeeded':
      return 'captured';
    case 'canceled':
      return session.status === 'expired' ? 'closed' : 'voided';
    case 'processing':
      return 'processing';
    // Until a card is accepted, the page stays open for another one.
    default:
      return session.status === 'open' ? 'open' : 'closed';
  }
}

function chargebackOf({ id, status, amount, reason, evidence_details }: Stripe.Dispute): ReportedChargeback {
  return {
    id,
    state: DECIDED.get(status) ?? 'open',
    amount: piastres(amount),
    reason: REASONS.get(reason) ?? 'other',
    evidence_until: new Date((evidence_details.due_by ?? 0) * 1000),
  };
}
