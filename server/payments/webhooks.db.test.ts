import { signWebhook } from '@hirfa/sandbox/gateway';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refusalOf } from '../testing/calls.ts';
import { newId } from '../platform/ids.ts';
import { CARDS, openMarket, payAt } from '../testing/market.ts';
import { ledgerOf } from '../testing/money.ts';
import { TEST_GATEWAY, useProduct } from '../testing/product.ts';

const product = useProduct();

async function send(body: string, signature: string | undefined, adapter = 'sandbox') {
  const response = await fetch(`${product.address}/api/v1/webhooks/${adapter}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...(signature !== undefined && { 'sandbox-signature': signature }) },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

const signed = (body: string, at = product.clock.now) => send(body, signWebhook(TEST_GATEWAY.webhookSecret, body, at));
const event = (checkout: object, type = 'payment.authorized', id = `evt_${newId()}`) =>
  JSON.stringify({ id, type, created_at: product.clock.now.toISOString(), data: { checkout } });

async function checkoutOf(bookingId: string): Promise<string> {
  const [row] = await product.owner.execute(
    sql`select checkout_id as id from payment_attempts where booking_id = ${bookingId}`,
  );
  return String(row?.id);
}

test('a webhook without a valid and recent signature is refused and not stored', async () => {
  const body = event({ id: 'chk_1', state: 'authorized' });
  const good = signWebhook(TEST_GATEWAY.webhookSecret, body, product.clock.now);
  const old = new Date(product.clock.now.getTime() - 301_000);
  for (const signature of [
    undefined,
    '',
    'v1=00',
    good.replace('v1=', 'v1=0'),
    signWebhook('another secret', body, product.clock.now),
    signWebhook(TEST_GATEWAY.webhookSecret, body, old),
  ]) {
    const answer = await send(body, signature);
    expect([answer.status, refusalOf(answer)]).toEqual([400, 'invalid_input']);
  }
  const changed = await send(body.replace('chk_1', 'chk_2'), good);
  expect(changed.status).toBe(400);
  expect(refusalOf(await send(body, good, 'nobody'))).toBe('not_found');
  expect(refusalOf(await signed('{"id":"evt"'))).toBe('invalid_input');
  const [kept] = await product.owner.execute(sql`select count(*)::int as webhooks from webhooks`);
  expect(kept).toEqual({ webhooks: 0 });
});

test('a signed webhook with characters that no id has is refused and not stored', async () => {
  for (const id of ['evt_\u0000', 'evt_\ud800', 'evt 1', 'é', '']) {
    for (const body of [event({ id: 'chk_1' }, 'payment.authorized', id), event({ id })]) {
      const answer = await signed(body);
      expect([answer.status, refusalOf(answer)], JSON.stringify(id)).toEqual([400, 'invalid_input']);
    }
  }
  // Such characters elsewhere in the body are not read.
  expect((await signed(event({ id: 'chk_1', description: '\u0000' }))).status).toBe(204);
  const [kept] = await product.owner.execute(
    sql`select count(*)::int as webhooks from webhooks where checkout_id = 'chk_1'`,
  );
  expect(kept).toEqual({ webhooks: 1 });
  await product.work();
});

test('a signed webhook with false content changes nothing, since the gateway is asked', async () => {
  const market = await openMarket(product);
  const booking = await market.book();
  await market.openCheckout(booking.id);
  const checkout = {
    id: await checkoutOf(booking.id),
    state: 'authorized',
    amount: 1,
    captured_amount: 0,
    refunded_amount: 0,
  };
  expect((await signed(event(checkout))).status).toBe(204);
  await product.work();
  expect((await market.read('customer', booking.id)).payment_status).toBe('pending');
  expect((await signed(event({ id: 'chk_of_nobody', state: 'authorized' }))).status).toBe(204);
  await product.work();
});

test('webhooks that are repeated, late or out of order change nothing', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  const before = await ledgerOf(product, id);
  const checkout = { id: await checkoutOf(id) };
  const replayed = event(checkout);
  for (const body of [
    replayed,
    replayed,
    event(checkout, 'payment.declined'),
    event(checkout, 'checkout.closed'),
    event(checkout, 'payment.captured'),
  ]) {
    expect((await signed(body)).status).toBe(204);
    await product.work();
  }
  const [kept] = await product.owner.execute(
    sql`select count(*)::int as copies from webhooks where body = ${replayed}`,
  );
  expect(kept).toEqual({ copies: 1 });
  expect(await market.read('customer', id)).toMatchObject({ status: 'confirmed', payment_status: 'captured' });
  expect(await ledgerOf(product, id)).toEqual(before);
});

test('a payment after the end of the booking is refunded, and its checkout is closed', async () => {
  const market = await openMarket(product);
  const late = await market.book();
  await payAt(await market.openCheckout(late.id), CARDS.good);
  await market.step('customer', late.id, 'withdraw');
  await product.work();
  expect(await market.read('customer', late.id)).toMatchObject({ status: 'cancelled', payment_status: 'voided' });
  expect(await ledgerOf(product, late.id)).toEqual({});

  const left = await market.book();
  const page = await market.openCheckout(left.id);
  await market.step('customer', left.id, 'withdraw');
  await product.work();
  await payAt(page, CARDS.good);
  await product.work();
  expect(await market.read('customer', left.id)).toMatchObject({ status: 'cancelled', payment_status: 'pending' });
  expect(await (await fetch(page)).text()).not.toContain('name="number"');
});
