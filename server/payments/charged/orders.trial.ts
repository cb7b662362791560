import { signWebhook } from '@hirfa/sandbox/gateway';
import type { PaymentMethod } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { startFakePaymob } from '../../testing/fakes/paymob.ts';
import { PAYMOB_ACCOUNT } from '../../testing/fakes/paymob-account.ts';
import { startFakeStripe } from '../../testing/fakes/stripe.ts';
import { STRIPE_ACCOUNT } from '../../testing/fakes/stripe-account.ts';
import { sequencesOf } from '../../testing/gateways/sequences.ts';
import { CARDS, hoursFrom, type Market, openMarket, payAt, payAtKiosk, WALLETS } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { TEST_GATEWAY, useProduct } from '../../testing/product.ts';
import { createPaymobGateway, type Gateway, openStripeGateway } from '../index.ts';

/** `npm run trial:orders`: five events around a payment in all their orders, for each way to pay at each gateway. */
const product = useProduct();
const now = () => product.clock.now;
let stripe: Awaited<ReturnType<typeof startFakeStripe>>;
let paymob: Awaited<ReturnType<typeof startFakePaymob>>;
let gateways: Record<'sandbox' | 'stripe' | 'paymob', Gateway>;

beforeAll(async () => {
  stripe = await startFakeStripe(now);
  paymob = await startFakePaymob(now);
  gateways = {
    sandbox: product.services.gateway,
    stripe: await openStripeGateway({ ...STRIPE_ACCOUNT, url: stripe.url }, now),
    paymob: createPaymobGateway({ ...PAYMOB_ACCOUNT, url: paymob.url }, now),
  };
});
afterAll(() => {
  stripe.close();
  paymob.close();
});

interface Page {
  checkout: string;
  url: string;
}
interface Signed {
  body: string;
  headers?: Headers;
  query?: URLSearchParams;
}
interface Way {
  adapter: keyof typeof gateways;
  method: PaymentMethod;
  /** Pays; the gateway sends no event by itself. */
  pay(page: Page): Promise<void> | void;
  /** An event about the checkout; the same one if it is asked for again and nothing has changed. */
  event(page: Page, id: string): Signed;
}

function eventOfSandbox({ checkout: id }: Page, event: string): Signed {
  const body = JSON.stringify({ id: event, type: 'payment', data: { checkout: { id } } });
  const headers = new Headers({ 'sandbox-signature': signWebhook(TEST_GATEWAY.webhookSecret, body, now()) });
  return { body, headers };
}
const ofSandbox = { adapter: 'sandbox', event: eventOfSandbox } as const;
const ofPaymob = {
  adapter: 'paymob',
  event: ({ checkout }: Page) => paymob.webhookOf(checkout),
  pay: ({ checkout }: Page) => paymob.account.pay(checkout, 'accepted'),
} as const;

const WAYS: readonly Way[] = [
  { ...ofSandbox, method: 'card', pay: ({ url }) => payAt(url, CARDS.noWebhook) },
  { ...ofSandbox, method: 'wallet', pay: ({ url }) => payAt(url, WALLETS.noWebhook) },
  { ...ofSandbox, method: 'kiosk', pay: ({ url }) => payAtKiosk(url, 'lost_webhook') },
  {
    adapter: 'stripe',
    method: 'card',
    pay: ({ checkout }) => stripe.account.pay(checkout, 'accepted'),
    event: ({ checkout }) => stripe.webhookOf(checkout, now()),
  },
  { ...ofPaymob, method: 'card' },
  { ...ofPaymob, method: 'wallet' },
  { ...ofPaymob, method: 'kiosk', pay: ({ checkout }) => paymob.account.settle(checkout) },
];

async function openPage(market: Market, id: string, { method }: Way): Promise<Page> {
  await market.openCheckout(id, method);
  const [row] = await product.owner.execute<{ checkout: string; url: string | null }>(
    sql`select checkout_id as checkout, checkout_url as url from payment_attempts where booking_id = ${id}`,
  );
  return { checkout: row?.checkout ?? '', url: row?.url ?? '' };
}

async function send({ adapter }: Way, { body, headers, query }: Signed): Promise<void> {
  const address = `${product.address}/api/v1/webhooks/${adapter}?${query?.toString() ?? ''}`;
  const { status } = await fetch(address, { method: 'POST', body, ...(headers && { headers }) });
  expect(status).toBe(204);
}

/** Five things that happen around a payment; events of the gateway may be early, late or repeated. */
function happenings(market: Market, way: Way, { id, page }: { id: string; page: Page }) {
  const event = `evt_${newId()}`;
  const tell = () => send(way, way.event(page, event));
  return [
    tell,
    () => tell(),
    () => way.pay(page),
    () => market.ask('customer', 'POST', `/api/v1/bookings/${id}/check-payment`),
    () => product.work(),
  ];
}

test.each(WAYS.map((way) => [way.adapter, way.method, way] as const))(
  'each of the 120 orders of five events secures the money once: %s, %s',
  async (adapter, method, way) => {
    product.services.gateway = gateways[adapter];
    product.services.earlierGateways = Object.values(gateways).filter(({ name }) => name !== adapter);
    const orders = sequencesOf([0, 1, 2, 3, 4]);
    expect(orders).toHaveLength(120);
    const isHeld = method === 'card';
    const wanted = isHeld
      ? { state: 'authorized', held: 0, books: {} }
      : { state: 'captured', held: 53_865, books: { gateway: '538.65', prepaid: '-538.65' } };
    let market = await openMarket(product);
    for (const [index, order] of orders.entries()) {
      // Nobody books more than a dozen times an hour.
      if (index > 0 && index % 10 === 0) market = await openMarket(product);
      const { id } = await market.book({ starts_at: hoursFrom(now(), 48 + 3 * (index % 10)) });
      const page = await openPage(market, id, way);
      const all = happenings(market, way, { id, page });
      for (const event of order) await all[event]?.();
      // What no event has told is found by the clock.
      product.clock.now = new Date(now().getTime() + 60_000);
      await product.work();
      expect(await market.read('customer', id), order.join()).toMatchObject({
        status: 'awaiting_acceptance',
        payment_status: 'authorized',
      });
      const { state, held, books } = wanted;
      expect(await ledgerOf(product, id), order.join()).toEqual(books);
      expect(await gateways[adapter].readCheckout(page.checkout), order.join()).toMatchObject({ state, held });
    }
  },
  600_000,
);
