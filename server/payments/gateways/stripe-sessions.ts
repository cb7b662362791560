import { type ChargebackReason, type ChargebackState, piastres } from '@hirfa/domain/payments';
import type { Stripe } from 'stripe';
import type { Checkout, ReportedCard, ReportedChargeback } from '../gateway.ts';
import { tokenOf } from './stripe-tokens.ts';
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
/**
 * A session of Stripe's hosted page with its payment, which has a charge once a card was charged or authorized; or
 * the payment of a saved card, which has no session.
 */
export interface Paid {
  session: Stripe.Checkout.Session | null;
  payment: Stripe.PaymentIntent | null;
}

/** Whether a checkout is a payment of a saved card. */
export const isPayment = (id: string): boolean => id.startsWith('pi_');

/** A checkout as Stripe knows it: its session, its payment with the charge, what went back, what a bank has taken. */
export async function readPaid(stripe: Stripe, id: string): Promise<Checkout> {
  const { session, payment } = await findPaid(stripe, id);
  const charge = payment && objectOf(payment.latest_charge);
  const isCaptured = charge !== null && payment?.status === 'succeeded';
  const { sent, failed } = isCaptured ? await refundsOf(stripe, payment.id) : { sent: 0, failed: [] };
  const dispute = charge?.disputed === true ? await lastDispute(stripe, payment?.id ?? '') : undefined;
  return {
    id,
    state: session === null ? stateOfPayment(payment) : stateOf({ session, payment }),
    amount: piastres(session === null ? (payment?.amount ?? 0) : (session.amount_total ?? 0)),
    held: piastres((charge?.amount_captured ?? 0) - sent),
    ...(failed.length > 0 && { failed_refunds: failed }),
    chargeback: dispute === undefined ? null : chargebackOf(dispute),
    url: session === null ? (payment?.next_action?.redirect_to_url?.url ?? null) : (session.url ?? ''),
    instrument: charge?.payment_method_details?.card?.fingerprint ?? undefined,
    saved_card: cardOf(payment, charge),
  };
}

export async function findPaid(stripe: Stripe, id: string): Promise<Paid> {
  if (isPayment(id))
    return { session: null, payment: await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }) };
  const expand = ['payment_intent', 'payment_intent.latest_charge'];
  const session = await stripe.checkout.sessions.retrieve(id, { expand });
  return { session, payment: objectOf(session.payment_intent) };
}

/** The card that has paid, where the session has asked to save it. */
function cardOf(payment: Stripe.PaymentIntent | null, charge: Stripe.Charge | null): ReportedCard | undefined {
  const card = charge?.payment_method_details?.card;
  if (payment?.setup_future_usage !== 'on_session' || card?.fingerprint == null) return undefined;
  if (!/^\d{4}$/.test(card.last4 ?? '')) return undefined;
  const { customer, payment_method } = payment;
  if (typeof customer !== 'string' || typeof payment_method !== 'string') return undefined;
  return {
    token: tokenOf(customer, payment_method),
    instrument: card.fingerprint,
    brand: card.brand ?? '',
    last_digits: card.last4 ?? '',
    expires: `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`,
  };
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

interface OnPage extends Paid {
  session: Stripe.Checkout.Session;
}

function stateOf({ session, payment }: OnPage): Checkout['state'] {
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

/** The same of a payment of a saved card. One that the bank has declined is not tried again. */
function stateOfPayment(payment: Stripe.PaymentIntent | null): Checkout['state'] {
  switch (payment?.status) {
    case 'requires_capture':
      return 'authorized';
    case 'succeeded':
      return 'captured';
    case 'canceled':
      return objectOf(payment.latest_charge)?.status === 'succeeded' ? 'voided' : 'closed';
    case 'processing':
      return 'processing';
    case 'requires_payment_method':
      return 'declined';
    default:
      return 'open';
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
