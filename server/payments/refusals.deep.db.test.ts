import { sql } from 'drizzle-orm';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { hoursFrom, CARDS, openMarket, payAt } from '../testing/market.ts';
import { ledgerOf } from '../testing/money.ts';
import { TEST_GATEWAY, useProduct } from '../testing/product.ts';
import { createSandboxGateway } from './gateways/sandbox.ts';
import { OPERATIONS_JOB, WEBHOOK_JOB } from './jobs.ts';

const product = useProduct();
const MINUTE = 60_000;

const later = (ms: number) => void (product.clock.now = new Date(product.clock.now.getTime() + ms));

async function attemptOf(bookingId: string) {
  const [row] = await product.owner.execute(
    sql`select checkout_id, state from payment_attempts where booking_id = ${bookingId} order by created_at desc limit 1`,
  );
  return z.object({ checkout_id: z.string(), state: z.string() }).parse(row);
}

/** What the people of the platform do at the gateway itself, past the product. */
async function atGateway(bookingId: string, action: 'void' | 'capture' | 'read', amount?: string): Promise<string> {
  const { checkout_id } = await attemptOf(bookingId);
  const isRead = action === 'read';
  const response = await fetch(`${product.gateway}/v1/checkouts/${checkout_id}${isRead ? '' : `/${action}`}`, {
    method: isRead ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${TEST_GATEWAY.key}`,
      'content-type': 'application/json',
      'idempotency-key': `by-hand-${action}-${checkout_id}`,
    },
    ...(!isRead && { body: JSON.stringify(amount === undefined ? {} : { amount: Number(amount) * 100 }) }),
  });
  const { state } = z.object({ state: z.string() }).parse(await response.json());
  return state;
}

/** A gateway that answers everything as if it knew no checkout, as one of another account does. */
async function startForgetful(): Promise<string> {
  const body = JSON.stringify({ error: { code: 'not_found', message: '' } });
  const server = createServer((_, response) => response.writeHead(404).end(body));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Works while the gateway knows no checkout; afterwards it knows all of them again. */
async function whileForgotten(work: () => Promise<unknown>): Promise<void> {
  const { gateway } = product.services;
  product.services.gateway = createSandboxGateway({ ...TEST_GATEWAY, url: await startForgetful() });
  try {
    await work();
  } finally {
    product.services.gateway = gateway;
  }
}

const Webhooks = z.array(z.object({ id: z.string(), worked_at: z.unknown() }));
const webhooksOf = async (bookingId: string) =>
  Webhooks.parse([
    ...(await product.owner.execute(sql`select webhooks.id, worked_at from webhooks
      join payment_attempts on payment_attempts.checkout_id = webhooks.checkout_id where booking_id = ${bookingId}`)),
  ]);

/** The notifications of a person about a booking: the English message by type. */
async function notificationsOf(userId: string, bookingId: string): Promise<Record<string, string>> {
  const rows = await product.owner.execute(sql`select type, message_en as message from notifications
    where user_id = ${userId} and metadata->>'booking_id' = ${bookingId}`);
  const found = z.array(z.object({ type: z.string(), message: z.string() })).parse([...rows]);
  return Object.fromEntries(found.map(({ type, message }) => [type, message]));
}

test('a capture that is refused for any final reason ends the booking as unpaid, and releases the hold', async () => {
  const market = await openMarket(product);
  const voided = await market.request();
  await market.step('provider', voided.id, 'accept');
  await atGateway(voided.id, 'void');

  const tooMuch = await market.request({ starts_at: hoursFrom(product.clock.now, 56) });
  await market.step('provider', tooMuch.id, 'accept');
  await product.owner.execute(sql`update payment_operations set subtotal = subtotal + 100,
    provider_payout = provider_payout + 100, customer_total = customer_total + 100 where booking_id = ${tooMuch.id}`);

  await product.work();
  for (const { id } of [voided, tooMuch]) {
    expect(await market.read('customer', id)).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'capture_failed',
      payment_status: 'failed',
    });
    expect(await ledgerOf(product, id)).toEqual({});
    expect((await attemptOf(id)).state).toBe('closed');
  }
  expect(await atGateway(tooMuch.id, 'read')).toBe('voided');
  const customer = await notificationsOf(market.customer.id, tooMuch.id);
  expect(customer.booking_cancelled).toMatch(/^Your payment .* could not be completed/);
  expect(customer, 'it was never confirmed').not.toHaveProperty('booking_confirmed');
  const provider = await notificationsOf(market.provider.user_id, tooMuch.id);
  expect(provider.job_cancelled).toMatch(/^The payment of .* could not be completed/);
});

test('a capture that the gateway has done already counts as done, although it is refused', async () => {
  const market = await openMarket(product);
  const { id, price } = await market.request();
  await atGateway(id, 'capture', price?.customer_total);
  await market.step('provider', id, 'accept');
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({ status: 'confirmed', payment_status: 'captured' });
  expect(await ledgerOf(product, id)).toMatchObject({ gateway: price?.customer_total });
});

test('a refund that the gateway refuses is neither recorded nor forgotten', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  await whileForgotten(async () => {
    await market.step('customer', id, 'cancel');
    await product.work();
  });
  expect(await market.read('customer', id)).toMatchObject({
    status: 'cancelled',
    payment_status: 'captured',
    refund: { state: 'sent' },
  });
  expect(await ledgerOf(product, id)).toHaveProperty('gateway');
});

test('an unpaid hold whose checkout is unknown gets more time once, and a payment there is found and released', async () => {
  const market = await openMarket(product);
  const { id, hold_until } = await market.book();
  await payAt(await market.openCheckout(id), CARDS.noWebhook);
  await whileForgotten(async () => {
    later(20_000);
    await product.work();
    product.clock.now = new Date(Date.parse(hold_until) + 1);
    await product.work();
    const extended = await market.read('customer', id);
    expect(extended).toMatchObject({ status: 'awaiting_acceptance', payment_status: 'pending' });
    product.clock.now = new Date(Date.parse(extended.hold_until) + 1);
    await product.work();
  });
  expect(await market.read('customer', id)).toMatchObject({ status: 'cancelled', cancel_reason: 'hold_expired' });
  expect((await attemptOf(id)).state, 'nothing is concluded from it').toBe('open');
  expect(await atGateway(id, 'read')).toBe('authorized');
  later(10 * MINUTE);
  await product.work();
  expect(await atGateway(id, 'read')).toBe('voided');
  expect(await ledgerOf(product, id)).toEqual({});
});

test.each([
  ['accept', 'provider', 'confirmed', 'captured'],
  ['withdraw', 'customer', 'cancelled', 'voided'],
] as const)(
  'an answer to a request (%s) waits for a gateway that does not know its checkout',
  async (step, who, status, money) => {
    const market = await openMarket(product);
    const { id } = await market.request();
    await whileForgotten(async () => {
      later(30 * MINUTE);
      await product.work();
      expect(await market.read('customer', id)).toMatchObject({ payment_status: 'authorized' });
      await market.step(who, id, step);
      await product.work();
    });
    expect(await market.read('customer', id)).toMatchObject({ status, payment_status: 'authorized' });
    expect(await atGateway(id, 'read'), 'the money is still held').toBe('authorized');
    const [job] = await product.owner.execute(sql`select last_error from graphile_worker.jobs
    where task_identifier = ${OPERATIONS_JOB} and key like ${`%${id}%`}`);
    expect(job?.last_error, 'it is tried again').toMatch(/does not know the checkout/);
    await product.runJob(OPERATIONS_JOB, id);
    await product.work();
    expect(await market.read('customer', id)).toMatchObject({ status, payment_status: money });
    expect(await atGateway(id, 'read')).toBe(money);
  },
);

test('a webhook about a checkout that the gateway does not know is worked on again', async () => {
  const market = await openMarket(product);
  const { id } = await market.book();
  const page = await market.openCheckout(id);
  await whileForgotten(async () => {
    await payAt(page, CARDS.good);
    await vi.waitFor(async () => expect(await webhooksOf(id)).toHaveLength(1), { timeout: 15_000 });
    await product.work();
  });
  expect((await market.read('customer', id)).payment_status).toBe('pending');
  const [webhook] = await webhooksOf(id);
  expect(webhook?.worked_at).toBeNull();
  await product.runJob(WEBHOOK_JOB, webhook?.id ?? '');
  expect((await market.read('customer', id)).payment_status).toBe('authorized');
});

test('the operations of an attempt go to the gateway with which it was made', async () => {
  const market = await openMarket(product);
  const { id } = await market.request();
  const { gateway } = product.services;
  onTestFinished(() => void Object.assign(product.services, { gateway, earlierGateways: [] }));
  const elsewhere = createSandboxGateway({ ...TEST_GATEWAY, url: 'http://127.0.0.1:1' });
  Object.assign(product.services, { gateway: { ...elsewhere, name: 'other' }, earlierGateways: [gateway] });
  await market.step('provider', id, 'accept');
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({ status: 'confirmed', payment_status: 'captured' });
  await market.step('customer', id, 'cancel');
  await product.work();
  expect((await market.read('customer', id)).payment_status).toBe('refunded');
});

test('a request ends when the gateway releases its money, with or without a webhook', async () => {
  const market = await openMarket(product);
  const told = await market.request();
  expect(await atGateway(told.id, 'void')).toBe('voided');
  await product.work();

  const untold = await market.book({ starts_at: hoursFrom(product.clock.now, 52) });
  await payAt(await market.openCheckout(untold.id), CARDS.noWebhook);
  later(20_000);
  await product.work();
  expect((await market.read('customer', untold.id)).payment_status).toBe('authorized');
  await atGateway(untold.id, 'void');
  later(30 * MINUTE);
  await product.work();

  for (const { id } of [told, untold]) {
    expect(await market.read('customer', id)).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'capture_failed',
      payment_status: 'voided',
    });
    expect((await attemptOf(id)).state).toBe('closed');
    expect(await notificationsOf(market.customer.id, id)).toHaveProperty('booking_cancelled');
    expect(await notificationsOf(market.provider.user_id, id)).toHaveProperty('job_cancelled');
  }
  later(30 * MINUTE);
  await product.work();
  const due = await product.owner.execute(sql`select kind from deadlines where entity_id in
    (select id from payment_attempts where booking_id in (${told.id}, ${untold.id}) union values (${told.id}::uuid), (${untold.id}::uuid))`);
  expect([...due]).toEqual([]);
});

test('a refused capture of a booking that is cancelled meanwhile notifies nobody again', async () => {
  const market = await openMarket(product);
  const booking = await market.book();
  await market.pay(booking.id, CARDS.noCapture);
  await market.step('provider', booking.id, 'accept');
  await market.step('customer', booking.id, 'cancel');
  await product.work();
  expect(await market.read('customer', booking.id)).toMatchObject({
    cancel_reason: 'customer_cancelled',
    payment_status: 'voided',
  });
  expect(await notificationsOf(market.customer.id, booking.id)).not.toHaveProperty('booking_cancelled');
});
