import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../../testing/calls.ts';
import { openCardMarket } from '../../testing/gateways/card-market.ts';
import { startFakeStripe } from '../../testing/fakes/stripe.ts';
import { STRIPE_ACCOUNT } from '../../testing/fakes/stripe-account.ts';
import { jobAtWork } from '../../testing/extras/sides.ts';
import { openMarket, passHours } from '../../testing/market.ts';
import { expectPaidAndCancelled } from '../../testing/gateways/paid-and-cancelled.ts';
import { useProduct } from '../../testing/product.ts';
import { openStripeGateway } from '../index.ts';

const product = useProduct();
const Checkout = z.object({ checkout_url: z.url() });
let fake: Awaited<ReturnType<typeof startFakeStripe>>;

beforeAll(async () => {
  fake = await startFakeStripe(() => product.clock.now);
  const { services } = product;
  const sandbox = services.gateway;
  services.earlierGateways = [sandbox];
  services.gateway = await openStripeGateway({ ...STRIPE_ACCOUNT, url: fake.url });
});
afterAll(() => fake.close());

/** The id of the session whose page this is. */
const sessionAt = (url: string) => new URL(url).pathname.replace('/pay/', '');

/** Its event names the payment only. */
async function tell(sessionId: string): Promise<number> {
  const { body, headers } = fake.webhookOf(sessionId, product.clock.now);
  const answer = await fetch(`${product.address}/api/v1/webhooks/stripe`, { method: 'POST', body, headers });
  return answer.status;
}

test('a booking is paid with Stripe, captured when it is accepted, and given back when it is cancelled', () => {
  const { account } = fake;
  return expectPaidAndCancelled(product, {
    checkoutAt: sessionAt,
    pay: (id) => account.pay(id, 'accepted'),
    tell,
    amountOf: (id) => account.session(id).amount,
    held: (id) => account.held(id),
  });
});

test('a declined request releases the hold, and events that are false or about others change nothing', async () => {
  const market = await openMarket(product);
  const { id } = await market.book();
  const session = sessionAt(await market.openCheckout(id));
  fake.account.pay(session, 'accepted');
  const { body, headers } = fake.webhookOf(session, product.clock.now);
  const send = (text: string) =>
    fetch(`${product.address}/api/v1/webhooks/stripe`, { method: 'POST', body: text, headers });
  expect((await send(`${body} `)).status).toBe(400);
  const other = fake.webhookAbout({ object: 'product', id: 'prod_1' }, product.clock.now);
  expect((await fetch(`${product.address}/api/v1/webhooks/stripe`, { method: 'POST', ...other })).status).toBe(204);
  await product.work();
  for (const _ of [1, 2]) expect((await send(body)).status).toBe(204);
  await product.work();
  await market.step('provider', id, 'decline', { reason: 'too_busy' });
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({ status: 'cancelled', payment_status: 'voided' });
  expect(fake.account.session(session).payment?.status).toBe('canceled');
});

test('a saved card pays the next booking without a page, and its hold is released as any other', async () => {
  const market = await openCardMarket(product);
  const session = sessionAt(await market.pageFor(await market.hold(), { method: 'card', saves_card: true }));
  fake.account.pay(session, 'accepted');
  expect(await tell(session)).toBe(204);
  await product.work();
  const [card] = await market.cards();
  expect(card).toMatchObject({ brand: 'visa', last_digits: '4242', expires: '2040-03' });
  const card_id = card?.id ?? '';
  const id = await market.hold();
  expect(await market.pageFor(id, { card_id })).toMatch(/\/payment-return/);
  expect(await market.read('customer', id)).toMatchObject({ payment_status: 'authorized' });
  await market.step('provider', id, 'decline', { reason: 'too_busy' });
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({ status: 'cancelled', payment_status: 'voided' });
  fake.account.cards.does = 'declined';
  const other = await market.hold();
  expect(refusalOf(await market.tryToPay(other, { card_id }))).toBe('card_declined');
  await market.remove(card_id);
  await product.work();
  expect(await product.owner.execute(sql`select 1 from removed_cards`)).toEqual([]);
});

/** Pays with the sandbox while this runs, as before the gateway was changed. */
async function withSandbox<Made>(make: () => Promise<Made>): Promise<Made> {
  const { services } = product;
  const stripe = services.gateway;
  const [sandbox] = services.earlierGateways;
  if (sandbox === undefined) throw new Error('there is no sandbox');
  Object.assign(services, { gateway: sandbox, earlierGateways: [stripe] });
  const made = await make();
  Object.assign(services, { gateway: stripe, earlierGateways: [sandbox] });
  return made;
}

test('what was paid with the sandbox before goes on there', async () => {
  const market = await openMarket(product);
  const { id } = await withSandbox(() => market.request());
  await market.step('provider', id, 'accept');
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({ status: 'confirmed', payment_status: 'captured' });
});

test('the page of an extra is closed once it cannot be paid any more, and its minutes are free again', async () => {
  const job = await withSandbox(() => jobAtWork(product));
  await job.propose('100.00', '0.00', { minutes: 30 });
  const { checkout_url } = Checkout.parse((await job.approve()).body);
  const session = sessionAt(checkout_url);
  await passHours(product, 0.1);
  expect(fake.account.session(session).status).toBe('open');
  for (const _ of [1, 2, 3]) await passHours(product, 0.2);
  expect(fake.account.session(session).status).toBe('expired');
  expect((await job.approve()).status, 'it can be approved again').toBe(200);
});
