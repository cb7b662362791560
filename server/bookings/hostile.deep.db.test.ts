import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../testing/calls.ts';
import { CARDS, hoursFrom, openMarket, payAt } from '../testing/market.ts';
import type { Database } from '../platform/db.ts';
import { ledgerOf } from '../testing/money.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const MINUTE = 60_000;
const after = (instant: string, ms: number) => {
  product.clock.now = new Date(Date.parse(instant) + ms);
};

test('the start code can be tried a few times, and only when the booking can start', async () => {
  const market = await openMarket(product);
  const unpaid = await market.book({ starts_at: hoursFrom(product.clock.now, 90) });
  const start = (id: string, code: string) => market.ask('provider', 'POST', `/api/v1/bookings/${id}/start`, { code });
  expect(refusalOf(await start(unpaid.id, '0000'))).toBe('not_found');
  const { id, starts_at, start_code } = await market.confirmed();
  for (let tries = 0; tries < 7; tries += 1) expect(refusalOf(await start(id, '0000'))).toBe('state_changed');
  after(starts_at, -10 * MINUTE);
  const wrong = Array.from({ length: 12 }, (_, index) => String(index).padStart(4, '0')).filter(
    (code) => code !== start_code,
  );
  const answers = await Promise.all(wrong.map((code) => start(id, code)));
  const refusals = answers.map(refusalOf);
  expect(refusals.filter((code) => code === 'invalid_input')).toHaveLength(5);
  expect(refusals.filter((code) => code === 'too_many_requests')).toHaveLength(wrong.length - 5);
  expect(refusalOf(await start(id, start_code ?? ''))).toBe('too_many_requests');
  expect((await market.step('customer', id, 'start')).status).toBe('started');
});

test('a suspended provider can not accept new requests, but can finish accepted ones', async () => {
  const market = await openMarket(product);
  const { id } = await market.request();
  const accepted = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 60) });
  await product.owner.execute(sql`update provider_profiles set is_active = false where id = ${market.provider.id}`);
  expect(refusalOf(await market.ask('provider', 'POST', `/api/v1/bookings/${id}/accept`, {}))).toBe('state_changed');
  expect((await market.read('provider', accepted.id)).status).toBe('confirmed');
  expect(refusalOf(await market.tryToBook({ starts_at: hoursFrom(product.clock.now, 80) }))).toBe('not_found');
});

test('a request is declined without contacts: the customer reads the reason masked, in the product and by mail', async () => {
  const market = await openMarket(product);
  const { id } = await market.request();
  const reason = 'Not that day. Call ٠١٠ 1234 5678 or see https://evil.example/pay, from 450 EGP';
  await market.step('provider', id, 'decline', { reason });
  await product.work();
  const shown = 'Not that day. Call ••• or see •••, from 450 EGP';
  for (const who of ['customer', 'provider', 'admin'] as const)
    expect((await market.read(who, id)).cancel_note).toBe(shown);
  const told = await product.owner.execute(sql`select message_en, message_ar from notifications
    where user_id = ${market.customer.id} and type = 'booking_declined'`);
  const mailed = await product.owner.execute(sql`select text, html from mails
    where user_id = ${market.customer.id} and subject like 'Request declined%'`);
  const stored = await product.owner.execute(sql`select note from booking_history where booking_id = ${id}`);
  expect([told.length, mailed.length]).toEqual([1, 1]);
  for (const rows of [told, mailed, stored]) {
    expect(JSON.stringify(rows)).toContain('Not that day');
    expect(JSON.stringify(rows)).not.toMatch(/1234|evil/);
  }
});

test('a provider can not book their own offer', async () => {
  const market = await openMarket(product);
  expect(refusalOf(await market.tryToBook({}, undefined, market.as.provider))).toBe('invalid_input');
});

test('a cancellation during the capture is accepted once, and all money is refunded', async () => {
  const market = await openMarket(product);
  for (let round = 0; round < 5; round += 1) {
    const { id, price } = await market.request({ starts_at: hoursFrom(product.clock.now, 60 + round * 3) });
    await market.step('provider', id, 'accept');
    const refund = price?.customer_total;
    const [, cancelled] = await Promise.all([
      product.runJob('run_operations', id),
      market.ask('customer', 'POST', `/api/v1/bookings/${id}/cancel`, { refund }),
      product.runJob('run_operations', id),
    ]);
    expect(cancelled.status).toBe(200);
    await product.work();
    expect(['refunded', 'voided']).toContain((await market.read('customer', id)).payment_status);
    expect(await ledgerOf(product, id)).toEqual({});
  }
});

test('a cancellation by an admin during the work refunds everything', async () => {
  const market = await openMarket(product);
  const { id, starts_at } = await market.confirmed();
  after(starts_at, 0);
  await market.step('customer', id, 'start');
  await market.step('customer', id, 'begin');
  expect((await market.cancelAsAdmin(id, 'They fell out')).status).toBe(200);
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({
    cancel_reason: 'admin_cancelled',
    payment_status: 'refunded',
  });
  expect(await ledgerOf(product, id)).toEqual({});
});

test('a slow payment extends the hold by five minutes, once; a later payment is refunded', async () => {
  const market = await openMarket(product);
  const booking = await market.book();
  const page = await market.openCheckout(booking.id);
  after(booking.hold_until, -1000);
  await payAt(page, CARDS.slow);
  after(booking.hold_until, 1);
  await product.work();
  const longer = await market.read('customer', booking.id);
  expect([longer.status, longer.hold_until]).toEqual([
    'awaiting_acceptance',
    new Date(product.clock.now.getTime() + 5 * MINUTE).toISOString(),
  ]);
  after(longer.hold_until, 1);
  await expect
    .poll(async () => {
      await product.work();
      return (await market.read('customer', booking.id)).payment_status;
    })
    .toBe('authorized');
  expect((await market.read('provider', booking.id)).status).toBe('awaiting_acceptance');
});

test('the gateway receives the language of the attempt, even when the call is repeated in another', async () => {
  const market = await openMarket(product);
  const { id } = await market.book();
  const ask = (language: string) => market.ask('customer', 'POST', `/api/v1/bookings/${id}/checkout`, { language });
  const [arabic, english] = await Promise.all([ask('ar'), ask('en')]);
  expect([arabic.status, english.status]).toEqual([200, 200]);
  expect(arabic.body).toEqual(english.body);
});

test('a second press on "Pay" while the answer of the gateway is stored gets the same page', async () => {
  const market = await openMarket(product);
  const { id } = await market.book();
  const press = () => market.ask('customer', 'POST', `/api/v1/bookings/${id}/checkout`, { language: 'en' });
  async function waiting(db: Database, count: number) {
    const inLine = async () => {
      await db.execute(sql`select pg_stat_clear_snapshot()`);
      return db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    };
    await expect.poll(inLine).toHaveLength(count);
  }
  let first: ReturnType<typeof press> | undefined;
  let second: ReturnType<typeof press> | undefined;
  // The second press waits for the booking before the first one does, which has changed the attempt by then.
  await product.owner.transaction(async (booking) => {
    await product.owner.transaction(async (payment) => {
      await payment.execute(sql`select from payments where booking_id = ${id} for no key update`);
      first = press();
      await waiting(payment, 1);
      await booking.execute(sql`select from bookings where id = ${id} for update`);
      second = press();
      await waiting(payment, 2);
    });
    await waiting(booking, 2);
  });
  const [one, other] = await Promise.all([first, second]);
  expect([one?.status, other?.status]).toEqual([200, 200]);
  expect(other?.body).toEqual(one?.body);
});

test('a checkout that was opened for a booking that ended meanwhile can not be paid', async () => {
  const market = await openMarket(product);
  const { id } = await market.book();
  const [opened] = await Promise.all([
    market.ask('customer', 'POST', `/api/v1/bookings/${id}/checkout`, { language: 'en' }),
    market.ask('customer', 'POST', `/api/v1/bookings/${id}/withdraw`, {}),
  ]);
  await product.work();
  const page = z.object({ checkout_url: z.string() }).safeParse(opened.body);
  if (page.success) await payAt(page.data.checkout_url, CARDS.good);
  product.clock.now = new Date(product.clock.now.getTime() + MINUTE);
  await product.work();
  await product.work();
  expect(['pending', 'voided']).toContain((await market.read('customer', id)).payment_status);
  const [attempt] = await product.owner.execute(sql`select state from payment_attempts where booking_id = ${id}`);
  expect([undefined, 'closed']).toContain(attempt?.state);
});

test('a late cancellation after a refused capture refunds everything, and shows the refund', async () => {
  const market = await openMarket(product);
  const booking = await market.book({ starts_at: hoursFrom(product.clock.now, 5) });
  await market.pay(booking.id, CARDS.noCapture);
  await market.step('provider', booking.id, 'accept');
  product.clock.now = new Date(product.clock.now.getTime() + 31 * MINUTE);
  await market.step('customer', booking.id, 'cancel');
  await product.work();
  expect(await market.read('customer', booking.id)).toMatchObject({
    payment_status: 'voided',
    refund: { amount: '538.65', state: 'done' },
  });
  expect(await ledgerOf(product, booking.id)).toEqual({});
});

test('days and times far outside the calendar are refused, not answered with an internal error', async () => {
  const market = await openMarket(product);
  expect(refusalOf(await market.tryToBook({ starts_at: '9999-12-31T22:00:00Z' }))).toBe('invalid_input');
  const { status, body } = await market.ask(
    'customer',
    'GET',
    `/api/v1/service-cards/${market.offer.id}/slots?mode=online&from=9999-12-31`,
  );
  expect([status, body]).toMatchObject([200, { items: [] }]);
});
