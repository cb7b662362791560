import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { hoursFrom, CARDS, openMarket, payAt } from '../testing/market.ts';
import { ledgerOf } from '../testing/money.ts';
import { TEST_GATEWAY, useProduct } from '../testing/product.ts';

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

/** The gateway has lost the checkout of a booking. */
const forget = (bookingId: string) =>
  product.owner.execute(
    sql`update payment_attempts set checkout_id = 'chk_gone_' || id where booking_id = ${bookingId}`,
  );

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

  const unknown = await market.request({ starts_at: hoursFrom(product.clock.now, 52) });
  await market.step('provider', unknown.id, 'accept');
  await forget(unknown.id);

  const tooMuch = await market.request({ starts_at: hoursFrom(product.clock.now, 56) });
  await market.step('provider', tooMuch.id, 'accept');
  await product.owner.execute(sql`update payment_operations set subtotal = subtotal + 100,
    provider_payout = provider_payout + 100, customer_total = customer_total + 100 where booking_id = ${tooMuch.id}`);

  await product.work();
  for (const { id } of [voided, unknown, tooMuch]) {
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
  await forget(id);
  await market.step('customer', id, 'cancel');
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({
    status: 'cancelled',
    payment_status: 'captured',
    refund: { state: 'sent' },
  });
  expect(await ledgerOf(product, id)).toHaveProperty('gateway');
});

test('a booking whose checkout the gateway does not know ends like one with a closed checkout', async () => {
  const market = await openMarket(product);
  const unpaid = await market.book();
  await market.openCheckout(unpaid.id);
  await forget(unpaid.id);
  later(20_000);
  await product.work();
  expect((await attemptOf(unpaid.id)).state).toBe('closed');
  await market.pay(unpaid.id);
  expect(await market.read('customer', unpaid.id)).toMatchObject({ payment_status: 'authorized' });

  const expired = await market.book({ starts_at: hoursFrom(product.clock.now, 52) });
  await market.openCheckout(expired.id);
  await forget(expired.id);
  product.clock.now = new Date(Date.parse(expired.hold_until) + 1);
  await product.work();
  expect(await market.read('customer', expired.id)).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'hold_expired',
  });
});

test('a request whose checkout the gateway does not know is not ended for that, but can end', async () => {
  const market = await openMarket(product);
  const { id } = await market.request();
  await forget(id);
  later(30 * MINUTE);
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({ payment_status: 'authorized' });
  await market.step('customer', id, 'withdraw');
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({ status: 'cancelled', payment_status: 'voided' });
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
