import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PaymentCheck } from '@hirfa/contract/bookings';
import { expect, onTestFinished, test } from 'vitest';
import { createSandboxGateway } from '../payments/index.ts';
import { refusalOf } from '../testing/calls.ts';
import { CARDS, hoursFrom, openMarket, payAt } from '../testing/market.ts';
import { TEST_GATEWAY, useProduct } from '../testing/product.ts';

const product = useProduct();
type Market = Awaited<ReturnType<typeof openMarket>>;

const path = (id: string) => `/api/v1/bookings/${id}/check-payment`;

/** What the customer is told, without any job or deadline being run. */
async function check(market: Market, id: string) {
  const { body } = await market.ask('customer', 'POST', path(id));
  const { attempt, booking } = PaymentCheck.parse(body);
  return { attempt, status: booking.status, payment: booking.payment_status };
}

const UNPAID = { status: 'awaiting_acceptance', payment: 'pending' };

/** The product's gateway is at this address until the test ends. */
function moveGatewayTo(url: string): void {
  const { services } = product;
  const before = services.gateway;
  services.gateway = createSandboxGateway({ ...TEST_GATEWAY, url });
  onTestFinished(() => void (services.gateway = before));
}

test('who left the gateway’s page is told that nothing was paid, and can open the same page again', async () => {
  const market = await openMarket(product);
  const { id } = await market.book();
  expect(await check(market, id)).toEqual({ attempt: 'none', ...UNPAID });
  const page = await market.openCheckout(id);
  expect(await check(market, id)).toEqual({ attempt: 'open', ...UNPAID });
  expect(await market.openCheckout(id)).toBe(page);
});

test('a payment is known at once, also without a webhook', async () => {
  const market = await openMarket(product);
  const { id } = await market.book();
  await payAt(await market.openCheckout(id), CARDS.noWebhook);
  const known = { attempt: 'none', status: 'awaiting_acceptance', payment: 'authorized' };
  expect(await check(market, id)).toEqual(known);
  expect(await check(market, id)).toEqual(known);
  await market.step('provider', id, 'accept');
  expect(await check(market, id)).toMatchObject({ attempt: 'none', status: 'confirmed' });
});

test('a declined payment is known at once; while it is tried again, the new attempt counts', async () => {
  const market = await openMarket(product);
  const { id } = await market.book();
  await payAt(await market.openCheckout(id), CARDS.declined);
  const declined = { ...UNPAID, payment: 'failed' };
  expect(await check(market, id)).toEqual({ attempt: 'none', ...declined });
  const again = await market.openCheckout(id);
  expect(await check(market, id)).toEqual({ attempt: 'open', ...declined });
  await payAt(again, CARDS.good);
  expect(await check(market, id)).toMatchObject({ attempt: 'none', payment: 'authorized' });
});

test('a payment that is being processed is under way until the gateway decides', async () => {
  const market = await openMarket(product);
  const { id } = await market.book();
  await payAt(await market.openCheckout(id), CARDS.slow);
  expect(await check(market, id)).toEqual({ attempt: 'under_way', ...UNPAID });
  product.clock.now = new Date(product.clock.now.getTime() + 8000);
  expect(await check(market, id)).toMatchObject({ attempt: 'none', payment: 'authorized' });
});

test('a hold that is over ends when somebody looks; a payment under way extends it once', async () => {
  const market = await openMarket(product);
  const left = await market.book();
  const page = await market.openCheckout(left.id);
  const slow = await market.book({ starts_at: hoursFrom(product.clock.now, 52) });
  const slowPage = await market.openCheckout(slow.id);
  product.clock.now = new Date(Date.parse(slow.hold_until) - 1000);
  await payAt(slowPage, CARDS.slow);
  product.clock.now = new Date(Date.parse(slow.hold_until) + 1000);
  expect(await check(market, left.id)).toEqual({ attempt: 'none', status: 'cancelled', payment: 'pending' });
  expect(await check(market, slow.id)).toEqual({ attempt: 'under_way', ...UNPAID });
  expect(Date.parse((await market.read('customer', slow.id)).hold_until)).toBeGreaterThan(product.clock.now.getTime());
  await payAt(page, CARDS.good);
  expect(await check(market, left.id)).toMatchObject({ status: 'cancelled', payment: 'pending' });
});

test('only its customer can ask about a payment', async () => {
  const market = await openMarket(product);
  const { id } = await market.request();
  const other = await openMarket(product);
  for (const [asking, who] of [
    [market, 'provider'],
    [market, 'admin'],
    [other, 'customer'],
  ] as const)
    expect(refusalOf(await asking.ask(who, 'POST', path(id)))).toBe('not_found');
  expect((await market.ask('customer', 'POST', path('xyz'))).status).toBe(400);
  expect((await market.ask('customer', 'POST', path(id), undefined, { authorization: '' })).status).toBe(401);
});

test('without an answer of the gateway it is unknown, and a gateway that hangs is asked once', async () => {
  const market = await openMarket(product);
  const { id } = await market.book();
  await market.openCheckout(id);
  let asked = 0;
  const hanging = createServer(() => void (asked += 1));
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    hanging.closeAllConnections();
    hanging.close();
  });
  moveGatewayTo(`http://127.0.0.1:${(hanging.address() as AddressInfo).port}`);
  const unknown = { attempt: 'unknown', ...UNPAID };
  expect(await Promise.all([check(market, id), check(market, id)])).toEqual([unknown, unknown]);
  expect(asked).toBe(1);
});
