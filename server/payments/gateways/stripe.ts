import { CURRENCY, piastres } from '@hirfa/domain/payments';
import type { Stripe } from 'stripe';
import { type Clock, systemClock } from '../../platform/clock.ts';
import type { StripeConfig } from '../../platform/config/services.ts';
import { outgoingFetch } from '../../platform/outgoing.ts';
import type { Checkout, CheckoutOrder, Gateway, GatewayRefusal } from '../gateway.ts';
import { answerOf } from './stripe-refusals.ts';
import { listMovements } from './stripe-movements.ts';
import { refundOnce } from './stripe-refunds.ts';
import { forgetCard, openPayment, payOnce } from './stripe-cards.ts';
import { findPaid, isPayment, readPaid } from './stripe-sessions.ts';

const TIMEOUT_MS = 10_000;
const SIGNATURE_AGE_S = 300;
/** Stripe takes no less than about 0.50 USD in the currency of the account: 50 EGP is above that. */
const LEAST_CHARGE = piastres(5000);
/** Stripe closes a page not before this time has passed; the product closes it when the hold ends. */
const LEAST_OPEN_MS = 30 * 60_000;
const LANGUAGES = { en: 'en', ar: 'auto' } as const;

/**
 * The adapter of Stripe: a checkout is a session of its hosted page, whose payment is captured later. Its SDK sends the
 * idempotency keys, and is loaded only where Stripe is configured: it is large.
 */
export async function openStripeGateway(
  { url, secretKey, webhookSecret }: StripeConfig,
  clock: Clock = systemClock,
): Promise<Gateway> {
  const { Stripe: Client } = await import('stripe');
  const stripe = new Client(secretKey, {
    ...addressOf(url),
    httpClient: Client.createFetchHttpClient(outgoingFetch),
    // Jobs repeat what has failed.
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });

  const answer = (id: string, ask: () => Promise<Checkout | GatewayRefusal>) => answerOf(Client.errors, id, ask);

  /** Acts on the payment of a checkout, which is read again afterwards. */
  async function act(id: string, step: Step): Promise<Checkout | GatewayRefusal> {
    return answer(id, async () => {
      const { payment } = await findPaid(stripe, id);
      if (payment === null) return { refused: 'other', code: 'no_payment' };
      return (await step(payment.id)) ?? readPaid(stripe, id);
    });
  }

  return {
    name: 'stripe',
    methods: { card: LEAST_CHARGE },
    // An outage of Stripe must not stop the site: who pays is asked to try again, and jobs wait.
    isReady: async () => true,
    openCheckout: (order) =>
      answer(order.attempt_id, async () => {
        const { attempt_id: idempotencyKey, card_token } = order;
        if (card_token !== null) return openPayment(stripe, { ...order, card_token });
        const session = await stripe.checkout.sessions.create(sessionOf(order), { idempotencyKey });
        return readPaid(stripe, session.id);
      }),
    payWithCard: (id, order) => answer(id, () => payOnce(Client.errors, stripe, id, order)),
    forgetCard: (token) => forgetCard(stripe, token),
    readCheckout: (id) => answer(id, () => readPaid(stripe, id)),
    closeCheckout: (id) => answer(id, () => close(stripe, id)),
    capture: (id, amount, key) => act(id, (payment) => capture(stripe, { payment, amount, key })),
    void: (id, key) => act(id, (payment) => cancel(stripe, { payment, key })),
    refund: (id, amount, key) =>
      act(id, (payment_intent) => refundOnce(stripe, { payment_intent, amount, key, now: clock() })),
    readWebhook: ({ body, headers }, now) => {
      const event = eventOf(stripe, webhookSecret, { body, signature: headers.get('stripe-signature') ?? '', now });
      if (event === null) return null;
      const about = subjectOf(event);
      return { event_id: event.id, about, kept: JSON.stringify({ id: event.id, type: event.type, about }) };
    },
    /** Events about money name the payment, whose session Stripe finds. */
    checkoutOf: (about) => sessionAbout(stripe, about),
    listMovements: (period, cursor) => listMovements(stripe, period, cursor),
  };
}

/** What is done to a payment; a refusal that Stripe reports in its answer. */
type Step = (paymentId: string) => Promise<GatewayRefusal | void>;

interface Keyed {
  payment: string;
  key: string;
}

async function capture(stripe: Stripe, { payment, amount, key }: Keyed & { amount: number }): Promise<void> {
  await stripe.paymentIntents.capture(payment, { amount_to_capture: amount }, { idempotencyKey: key });
}

async function cancel(stripe: Stripe, { payment, key }: Keyed): Promise<void> {
  await stripe.paymentIntents.cancel(payment, {}, { idempotencyKey: key });
}

/** Closes what can still be paid: a page, or a payment that waits for the bank of a saved card. */
async function close(stripe: Stripe, id: string): Promise<Checkout | GatewayRefusal> {
  const { session, payment } = await findPaid(stripe, id);
  if (payment?.status === 'processing') return { refused: 'payment_under_way', code: 'processing' };
  if (session?.status === 'complete' || isTaken(payment)) return { refused: 'other', code: 'already_paid' };
  // What is closed cannot be closed again.
  if (session?.status === 'open') await stripe.checkout.sessions.expire(id);
  if (session === null && payment?.status !== 'canceled') await cancel(stripe, { payment: id, key: `close-${id}` });
  return readPaid(stripe, id);
}

const isTaken = (payment: Stripe.PaymentIntent | null) =>
  payment?.status === 'requires_capture' || payment?.status === 'succeeded';

/** The session of a payment, or the payment itself where a saved card has made it for this product. */
async function sessionAbout(stripe: Stripe, about: string): Promise<string | null> {
  if (about.startsWith('cs_')) return about;
  if (!isPayment(about)) return null;
  const { data } = await stripe.checkout.sessions.list({ payment_intent: about, limit: 1 });
  return data[0]?.id ?? about;
}

function addressOf(url: string) {
  const { hostname, port, protocol } = new URL(url);
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}

function sessionOf(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const { attempt_id, booking_id, amount, description, saves_card, language, return_url, expires_at } = order;
  const metadata = { attempt_id, booking_id };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: booking_id,
    metadata,
    payment_intent_data: {
      capture_method: 'manual',
      metadata,
      ...(saves_card && { setup_future_usage: 'on_session' }),
    },
    // A customer of Stripe for each saved card: to forget the card, it is deleted.
    ...(saves_card && { customer_creation: 'always' }),
    line_items: [
      {
        quantity: 1,
        price_data: { currency: CURRENCY.toLowerCase(), unit_amount: amount, product_data: { name: description } },
      },
    ],
    locale: LANGUAGES[language],
    success_url: return_url,
    cancel_url: return_url,
    // The same in each repetition, which Stripe would refuse otherwise.
    expires_at: Math.ceil((expires_at.getTime() + LEAST_OPEN_MS) / 1000),
  };
}

interface Signed {
  body: string;
  signature: string;
  now: Date;
}

function eventOf({ webhooks }: Stripe, secret: string, { body, signature, now }: Signed): Stripe.Event | null {
  try {
    return webhooks.constructEvent(body, signature, secret, SIGNATURE_AGE_S, undefined, now.getTime());
  } catch {
    return null;
  }
}

/** What an event is about: a session, or a payment; of others nothing is known here. */
function subjectOf({ data: { object } }: Stripe.Event): string {
  if ('payment_intent' in object && typeof object.payment_intent === 'string' && object.object !== 'checkout.session')
    return object.payment_intent;
  return 'id' in object && typeof object.id === 'string' ? object.id : '';
}
