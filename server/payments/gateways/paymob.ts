import { randomBytes } from 'node:crypto';
import { CURRENCY, type PaymentMethod, type Piastres, piastres } from '@hirfa/domain/payments';
import * as z from 'zod';
import { type Clock, systemClock } from '../../platform/clock.ts';
import type { PaymobConfig } from '../../platform/config/services.ts';
import { type Checkout, type CheckoutOrder, type Gateway, type GatewayRefusal, UnknownCheckout } from '../gateway.ts';
import { createPaymobClient, type PaymobClient } from './paymob-client.ts';
import { readEvent } from './paymob-events.ts';
import { codeIn, isUnderWay, type PaymobOrder, readOrder, referenceOf, refundableOf } from './paymob-orders.ts';
import { reasonOf, refusalIn } from './paymob-refusals.ts';

/** Paymob refunds no less; a payment of less could never go back. */
const LEAST = piastres(100);
const LONGEST_ITEM = 45;
/** What Paymob reads as no answer. */
const NOTHING = 'NA';
const Intention = z.object({
  client_secret: z.string().min(1),
  intention_order_id: z.int().min(1),
  intention_detail: z.object({ amount: z.int() }),
});

const PaymentKeys = z.object({ payment_keys: z.tuple([z.object({ key: z.string().min(1) })], z.unknown()) });

/**
 * The adapter of Paymob in Egypt: a checkout is the order of an intention, which is paid on the page of the unified
 * checkout, by a card that is authorized and captured later or by a wallet that is charged at once; or at a kiosk, with
 * a reference. Paymob knows no idempotency keys, so the order is read before each operation, and what is already done
 * is not sent again.
 */
export function createPaymobGateway(config: PaymobConfig, clock: Clock = systemClock): Gateway {
  const client = createPaymobClient(config, clock);
  const read = (id: string) => readOrder(client, id, clock());

  /** Acts on an order that was read; afterwards it is read again. */
  async function act(id: string, step: (order: PaymobOrder) => Promise<GatewayRefusal | void>) {
    const order = await read(id);
    if (isUnderWay(order.chain)) throw new Error(`Paymob is still working on order ${id}`);
    return (await step(order)) ?? (await read(id)).checkout;
  }

  return {
    name: 'paymob',
    methods: {
      card: LEAST,
      ...(config.walletIntegration !== null && { wallet: LEAST }),
      ...(config.kioskIntegration !== null && { kiosk: LEAST }),
    },
    // An outage of Paymob must not stop the site: who pays is asked to try again, and jobs wait.
    isReady: async () => true,
    openCheckout: (order) => openIntention(client, config, order, clock()),
    // Its page asks for the code of a saved card.
    payWithCard: null,
    // The documentation has no call that forgets a card.
    forgetCard: null,
    readCheckout: async (id) => (await read(id)).checkout,
    async closeCheckout(id) {
      const { checkout } = await read(id);
      if (checkout.state === 'processing') return { refused: 'payment_under_way', code: 'pending' };
      const isPaid = checkout.state !== 'open' && checkout.state !== 'closed';
      return isPaid ? { refused: 'other', code: 'already_paid' } : checkout;
    },
    capture: (id, amount) => act(id, (order) => capture(client, order, amount)),
    void: (id) => act(id, (order) => release(client, order)),
    async refund(id, amount, _, left) {
      const answer = await act(id, (order) => refund(client, order, { amount, left }));
      // Money has gone back by another way at the same time: the next try refuses to send more.
      if (!('refused' in answer) && answer.held !== left) throw new Error(`Paymob holds another sum of order ${id}`);
      return answer;
    },
    readWebhook: (webhook) => readEvent(webhook, config.hmacSecret),
    checkoutOf: async (about) => (about === '' ? null : about),
    // The documentation has no list of transactions.
    listMovements: null,
  };
}

/** Opens a new page. One whose answer is lost ends by itself, and nobody has seen its address. */
async function openIntention(
  client: PaymobClient,
  config: PaymobConfig,
  order: CheckoutOrder,
  now: Date,
): Promise<Checkout | GatewayRefusal> {
  const { attempt_id, amount, description, payer, expires_at } = order;
  const [first_name = '', ...others] = payer.name.trim().split(/\s+/);
  const answer = await client.order('/v1/intention/', {
    amount,
    currency: CURRENCY,
    payment_methods: [integrationOf(config, order.method)],
    items: [{ name: description.slice(0, LONGEST_ITEM), amount, description, quantity: 1 }],
    billing_data: {
      first_name: first_name || NOTHING,
      last_name: others.join(' ') || NOTHING,
      email: payer.email ?? NOTHING,
      phone_number: payer.phone ?? NOTHING,
    },
    special_reference: referenceOf(attempt_id, expires_at, randomBytes(4).toString('hex')),
    expiration: Math.max(1, Math.floor((expires_at.getTime() - now.getTime()) / 1000)),
    ...(order.card_token !== null && { card_tokens: [order.card_token] }),
    notification_url: order.webhook_url,
    redirection_url: order.return_url,
  });
  // Also a number of an integration that this account does not have, or not in this mode.
  if (answer.status >= 400) return { refused: 'other', code: reasonOf(answer.body) };
  const { client_secret, intention_order_id, intention_detail } = Intention.parse(answer.body);
  if (intention_detail.amount !== amount) throw new Error('Paymob has opened a page for another amount');
  const id = String(intention_order_id);
  const opened = { id, state: 'open' as const, amount, held: piastres(0), chargeback: null };
  if (order.method === 'kiosk') return askReference(client, answer.body, { ...opened, url: null }, expires_at);
  const page = new URL('/unifiedcheckout/', config.url);
  page.searchParams.set('publicKey', config.publicKey);
  page.searchParams.set('clientSecret', client_secret);
  return { ...opened, url: page.href };
}

const integrationOf = (config: PaymobConfig, method: PaymentMethod): number | null =>
  ({ card: config.cardIntegration, wallet: config.walletIntegration, kiosk: config.kioskIntegration })[method];

/** A reference is a payment that is pending until a kiosk has the cash. It names the order that it pays. */
async function askReference(
  client: PaymobClient,
  intention: unknown,
  opened: Checkout,
  pay_by: Date,
): Promise<Checkout | GatewayRefusal> {
  const [{ key }] = PaymentKeys.parse(intention).payment_keys;
  const source = { identifier: 'AGGREGATOR', subtype: 'AGGREGATOR' };
  const answer = await client.order('/api/acceptance/payments/pay', { source, payment_token: key });
  if (answer.status >= 400) return { refused: 'other', code: reasonOf(answer.body) };
  const code = codeIn(answer.body, opened.id);
  if (code === null) throw new Error('Paymob has given no reference for a kiosk');
  return { ...opened, reference: { code, pay_by } };
}

async function capture(client: PaymobClient, { checkout, chain }: PaymobOrder, amount: Piastres) {
  const { state, held } = checkout;
  if (state === 'captured' && held === amount) return;
  if (state !== 'authorized') return refuse(state);
  return operate(client, checkout.id, 'capture', { transaction_id: chain[0]?.id, amount_cents: amount });
}

async function release(client: PaymobClient, { checkout: { id, state }, chain }: PaymobOrder) {
  if (state === 'voided') return;
  if (state !== 'authorized') return refuse(state);
  return operate(client, id, 'void_refund/void', { transaction_id: chain[0]?.id });
}

interface Refund {
  amount: Piastres;
  left: Piastres;
}

/** Refunds have no ids: whether this one was made is told by what is held. */
async function refund(client: PaymobClient, { checkout, chain }: PaymobOrder, { amount, left }: Refund) {
  const { state, held } = checkout;
  if (state !== 'captured') return refuse(state);
  if (held === left) return;
  if (held !== left + amount) return refuse('another_sum_is_held');
  if (checkout.reference !== undefined) return { refused: 'not_refundable', code: 'paid_in_cash' } as const;
  if (amount < LEAST) return { refused: 'not_refundable', code: 'below_least_refund' } as const;
  const body = { transaction_id: refundableOf(chain), amount_cents: amount };
  return operate(client, checkout.id, 'void_refund/refund', body);
}

const refuse = (code: string): GatewayRefusal => ({ refused: 'other', code });

async function operate(client: PaymobClient, id: string, verb: string, body: object) {
  const answer = await client.order(`/api/acceptance/${verb}`, body);
  if (answer.status === 404) throw new UnknownCheckout(id);
  return refusalIn(answer);
}
