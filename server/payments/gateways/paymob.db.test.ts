import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakePaymob } from '../../testing/fakes/paymob.ts';
import { openCardMarket } from '../../testing/gateways/card-market.ts';
import { PAYMOB_ACCOUNT } from '../../testing/fakes/paymob-account.ts';
import { hoursFrom, openMarket, passHours } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { expectPaidAndCancelled } from '../../testing/gateways/paid-and-cancelled.ts';
import { useProduct } from '../../testing/product.ts';
import { createPaymobGateway } from '../index.ts';

const product = useProduct();
let fake: Awaited<ReturnType<typeof startFakePaymob>>;

beforeAll(async () => {
  const clock = () => product.clock.now;
  fake = await startFakePaymob(clock);
  product.services.gateway = createPaymobGateway({ ...PAYMOB_ACCOUNT, url: fake.url }, clock);
});
afterAll(() => fake.close());

async function send({ body, query }: { body: string; query: URLSearchParams }): Promise<number> {
  const address = `${product.address}/api/v1/webhooks/paymob?${query.toString()}`;
  return (await fetch(address, { method: 'POST', body })).status;
}
const tell = (order: string) => send(fake.webhookOf(order));

/** A booking whose page is open. */
async function opened() {
  const market = await openMarket(product);
  const { id } = await market.book();
  return { market, id, order: fake.account.orderAt(await market.openCheckout(id)) };
}

test('a booking is paid with Paymob, captured when it is accepted, and given back when it is cancelled', () => {
  const { account } = fake;
  return expectPaidAndCancelled(product, {
    checkoutAt: (url) => account.orderAt(url),
    pay: (id) => account.pay(id, 'accepted'),
    tell,
    amountOf: (id) => account.order(id).amount,
    held: (id) => account.held(id),
  });
});

test('a late cancellation gives a part back once', async () => {
  const market = await openMarket(product);
  const { id } = await market.book({ starts_at: hoursFrom(product.clock.now, 10) });
  const order = fake.account.orderAt(await market.openCheckout(id));
  fake.account.pay(order, 'accepted');
  await tell(order);
  await product.work();
  await market.step('provider', id, 'accept');
  await passHours(product, 1);
  await market.step('customer', id, 'cancel');
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({
    payment_status: 'partially_refunded',
    refund: { amount: '282.15', state: 'done' },
  });
  expect(fake.account.held(order)).toBe(fake.account.order(order).amount - 28_215);
});

test('two calls that open a page at once show the same one', async () => {
  const market = await openMarket(product);
  const { id } = await market.book();
  const before = fake.account.orders.length;
  const pages = await Promise.all([1, 2, 3].map(() => market.openCheckout(id)));
  expect(new Set(pages).size).toBe(1);
  expect(fake.account.orders.length).toBeGreaterThan(before);
  const [page = ''] = pages;
  fake.account.pay(fake.account.orderAt(page), 'accepted');
  await tell(fake.account.orderAt(page));
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({ payment_status: 'authorized' });
});

test('forged events are refused, repeated ones change nothing, and a declined request releases the hold', async () => {
  const { market, id, order } = await opened();
  fake.account.pay(order, 'accepted');
  const real = fake.webhookOf(order);
  expect(await send({ ...real, body: real.body.replace(`"success":true`, `"success":false`) })).toBe(400);
  expect(await send({ ...real, query: new URLSearchParams() })).toBe(400);
  for (const _ of [1, 2]) expect(await send(real)).toBe(204);
  await product.work();
  const [stored] = await product.owner.execute(
    sql`select count(*)::int as copies, max(body) as body from webhooks where checkout_id = ${order}`,
  );
  expect(stored).toMatchObject({ copies: 1, body: expect.not.stringContaining('2346') });
  await market.step('provider', id, 'decline', { reason: 'too_busy' });
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({ status: 'cancelled', payment_status: 'voided' });
  expect(fake.account.order(order).transactions[0]).toMatchObject({ is_voided: true });
});

test('a payment after the booking has ended is found without an event, and released', async () => {
  const { market, id, order } = await opened();
  await market.step('customer', id, 'withdraw');
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({ status: 'cancelled', payment_status: 'pending' });
  // The page can not be closed, and is asked about while nobody has paid there.
  await passHours(product, 0.05);
  fake.account.pay(order, 'accepted');
  await passHours(product, 0.2);
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({ status: 'cancelled', payment_status: 'voided' });
  expect(fake.account.order(order).transactions[0]).toMatchObject({ is_voided: true });
  expect(await ledgerOf(product, id)).toEqual({});
});

test('a card that its customer saves on the page is shown there for the next booking, and saved once', async () => {
  const market = await openCardMarket(product);
  const saved = async (saves_card: boolean) => {
    const order = fake.account.orderAt(await market.pageFor(await market.hold(), { method: 'card', saves_card }));
    fake.account.pay(order, 'accepted');
    const event = fake.savedCardOf(order);
    expect(await send(event)).toBe(204);
    await product.work();
    return event;
  };
  await saved(false);
  expect(await market.cards()).toEqual([]);
  const event = await saved(true);
  const [card] = await market.cards();
  expect(card).toMatchObject({ brand: 'MasterCard', last_digits: '2346', expires: null });
  const card_id = card?.id ?? '';
  const next = await market.hold();
  const order = fake.account.orderAt(await market.pageFor(next, { card_id }));
  expect(fake.account.cards.shown).toHaveLength(1);
  fake.account.pay(order, 'accepted');
  await tell(order);
  await product.work();
  expect(await market.read('customer', next)).toMatchObject({ payment_status: 'authorized' });
  await market.remove(card_id);
  expect(await send(event)).toBe(204);
  await product.work();
  expect(await market.cards()).toEqual([]);
});

test('the page of a booking that nobody pays ends with its hold, and is asked about no more', async () => {
  const { market, id } = await opened();
  for (const _ of [1, 2, 3, 4]) await passHours(product, 0.25);
  expect(await market.read('customer', id)).toMatchObject({ status: 'cancelled' });
  const [left] = await product.owner.execute(
    sql`select count(*)::int as checks from deadlines where kind = 'attempt.check'
      and entity_id in (select id from payment_attempts where booking_id = ${id})`,
  );
  expect(left).toEqual({ checks: 0 });
});
