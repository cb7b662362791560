import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../testing/calls.ts';
import { CARDS, hoursFrom, openMarket, payAt } from '../testing/market.ts';
import { ledgerOf } from '../testing/money.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function at(instant: string, afterMs = 0): void {
  product.clock.now = new Date(Date.parse(instant) + afterMs);
}

test('a booking is paid, accepted, started, finished and settled, and the ledger is right to the piastre', async () => {
  const market = await openMarket(product);
  const booked = await market.book();
  expect(booked).toMatchObject({
    part: 'customer',
    status: 'awaiting_acceptance',
    payment_status: 'pending',
    start_code: null,
  });
  expect(booked.price).toEqual({
    subtotal: '450.00',
    platform_fee: '22.50',
    vat: '66.15',
    vat_rate: '0.14',
    referral_bonus: '0.00',
    discounts: [],
    customer_total: '538.65',
  });
  expect(await ledgerOf(product, booked.id)).toEqual({});

  await market.pay(booked.id);
  const request = await market.read('provider', booked.id);
  expect(request).toMatchObject({
    part: 'provider',
    payment_status: 'authorized',
    price: null,
    address: null,
    start_code: null,
  });
  expect(request.earnings).toEqual({ subtotal: '450.00', provider_commission: '112.50', provider_payout: '337.50' });

  await market.step('provider', booked.id, 'accept');
  await product.work();
  const confirmed = await market.read('customer', booked.id);
  expect(confirmed).toMatchObject({ status: 'confirmed', payment_status: 'captured' });
  expect(confirmed.start_code).toMatch(/^\d{4}$/);
  expect(await market.read('provider', booked.id)).toMatchObject({
    address: '12 Road 9, third floor',
    start_code: null,
  });
  const captured = {
    gateway: '538.65',
    provider_pending: '-337.50',
    commission: '-112.50',
    platform_fee: '-22.50',
    vat: '-66.15',
  };
  expect(await ledgerOf(product, booked.id)).toEqual(captured);

  at(booked.starts_at, -20 * MINUTE);
  const wrong = confirmed.start_code === '0000' ? '0001' : '0000';
  const refused = await market.ask('provider', 'POST', `/api/v1/bookings/${booked.id}/start`, { code: wrong });
  expect([refused.status, refusalOf(refused)]).toEqual([400, 'invalid_input']);
  await market.step('provider', booked.id, 'start', { code: confirmed.start_code });
  at(booked.starts_at, -9 * MINUTE);
  await product.work();
  expect((await market.read('customer', booked.id)).status).toBe('in_progress');
  at(booked.ends_at);
  expect((await market.step('provider', booked.id, 'finish')).status).toBe('completed');
  const settled = await market.step('customer', booked.id, 'confirm-completion');
  expect(settled.completed_at).toBe(product.clock.now.toISOString());
  await product.work();
  const { provider_pending: _, ...rest } = captured;
  expect(await ledgerOf(product, booked.id)).toEqual({ ...rest, provider_payable: '-337.50' });
});

test('the clock expires holds and requests, and finishes and settles bookings', async () => {
  const market = await openMarket(product);
  const held = await market.book();
  at(held.hold_until, 1);
  await product.work();
  expect(await market.read('customer', held.id)).toMatchObject({ status: 'cancelled', cancel_reason: 'hold_expired' });

  const asked = await market.request({ starts_at: hoursFrom(product.clock.now, 72) });
  at(asked.respond_by ?? '', 1);
  await product.work();
  expect(await market.read('customer', asked.id)).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'request_expired',
    payment_status: 'voided',
  });
  expect(await ledgerOf(product, asked.id)).toEqual({});

  const done = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 30) });
  at(done.starts_at);
  await market.step('customer', done.id, 'start');
  at(done.ends_at, 12 * HOUR);
  await product.work();
  expect(await market.read('customer', done.id)).toMatchObject({ status: 'completed', completed_at: null });
  at(done.ends_at, 36 * HOUR + 1);
  await product.work();
  expect((await market.read('customer', done.id)).completed_at).not.toBeNull();
});

test('a customer who is paying when the hold ends gets five more minutes, and their screen learns it', async () => {
  const market = await openMarket(product);
  const held = await market.book();
  const page = await market.openCheckout(held.id);
  at(held.hold_until, -1000);
  await payAt(page, CARDS.slow);
  at(held.hold_until, 1);
  await product.work();
  const extended = await market.read('customer', held.id);
  expect(extended).toMatchObject({
    status: 'awaiting_acceptance',
    hold_until: new Date(product.clock.now.getTime() + 5 * MINUTE).toISOString(),
  });
  const history = await product.owner.execute(
    sql`select event, part from booking_history where booking_id = ${held.id} order by at, id`,
  );
  expect([...history]).toEqual([
    { event: 'book', part: 'customer' },
    { event: 'extend_hold', part: 'clock' },
  ]);
  const hints = await product.owner.execute(sql`select version from stream_events
    where stream = ${`user:${market.customer.id}`} and entity_id = ${held.id} order by seq desc limit 1`);
  expect([...hints]).toEqual([{ version: extended.version }]);
  at(held.hold_until, 8000);
  await product.work();
  expect((await market.read('customer', held.id)).payment_status).toBe('authorized');
});

test('decline, withdrawal, early and late cancellation and absence each refund the right amount', async () => {
  const market = await openMarket(product);
  const declined = await market.request({ starts_at: hoursFrom(product.clock.now, 50) });
  await market.step('provider', declined.id, 'decline', { reason: 'I am travelling that day' });
  await product.work();
  expect(await market.read('customer', declined.id)).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'declined',
    cancel_note: 'I am travelling that day',
    payment_status: 'voided',
    refund: { amount: '538.65', state: 'done' },
  });

  const withdrawn = await market.request({ starts_at: hoursFrom(product.clock.now, 50) });
  await market.step('customer', withdrawn.id, 'withdraw');
  await product.work();
  expect(await market.read('customer', withdrawn.id)).toMatchObject({
    cancel_reason: 'withdrawn',
    payment_status: 'voided',
  });

  const early = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 50) });
  expect(early.cancellation).toMatchObject({ is_free: true, refund: '538.65', kept: '0.00' });
  await market.step('customer', early.id, 'cancel');
  expect((await market.read('provider', early.id)).earnings).toMatchObject({ provider_payout: '0.00' });
  await product.work();
  expect(await market.read('customer', early.id)).toMatchObject({
    payment_status: 'refunded',
    refund: { amount: '538.65', state: 'done' },
  });
  expect(await ledgerOf(product, early.id)).toEqual({});

  const late = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 10) });
  product.clock.now = new Date(product.clock.now.getTime() + 31 * MINUTE);
  const shown = (await market.read('customer', late.id)).cancellation;
  expect(shown).toMatchObject({ is_free: false, refund: '282.15', kept: '256.50' });
  await market.step('customer', late.id, 'cancel');
  await product.work();
  const kept = await market.read('customer', late.id);
  expect(kept).toMatchObject({
    payment_status: 'partially_refunded',
    refund: { amount: '282.15', state: 'done' },
    price: { customer_total: '256.50' },
  });
  const [booked] = await product.owner.execute(
    sql`select total_amount, platform_fee, vat_amount from bookings where id = ${late.id}`,
  );
  expect(booked, 'the booking has the amounts that are kept').toEqual({
    total_amount: '256.50',
    platform_fee: '0.00',
    vat_amount: '31.50',
  });
  expect(await ledgerOf(product, late.id)).toEqual({
    gateway: '256.50',
    commission: '-56.25',
    provider_pending: '-168.75',
    vat: '-31.50',
  });
  product.clock.now = new Date(product.clock.now.getTime() + 24 * HOUR);
  await product.work();
  expect(await ledgerOf(product, late.id)).toMatchObject({ provider_payable: '-168.75' });

  const absent = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 50) });
  at(absent.starts_at, 20 * MINUTE);
  const reported = await market.step('provider', absent.id, 'customer-absent');
  expect(reported.earnings).toEqual({ subtotal: '225.00', provider_commission: '56.25', provider_payout: '168.75' });
  await product.work();
  expect((await market.read('provider', absent.id)).earnings).toEqual(reported.earnings);
  expect(await market.read('customer', absent.id)).toMatchObject({
    cancel_reason: 'customer_absent',
    payment_status: 'partially_refunded',
  });
});

test('after a declined card another can pay; a refused capture cancels the booking', async () => {
  const market = await openMarket(product);
  const booking = await market.book();
  await market.pay(booking.id, CARDS.declined);
  expect((await market.read('customer', booking.id)).payment_status).toBe('failed');
  await market.pay(booking.id, CARDS.noCapture);
  expect((await market.read('customer', booking.id)).payment_status).toBe('authorized');
  await market.step('provider', booking.id, 'accept');
  await product.work();
  expect(await market.read('customer', booking.id)).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'capture_failed',
    payment_status: 'failed',
  });
  expect(await ledgerOf(product, booking.id)).toEqual({});
});

test('a payment whose webhook is lost is found by reading the checkout', async () => {
  const market = await openMarket(product);
  const booking = await market.book();
  await market.pay(booking.id, CARDS.noWebhook);
  expect((await market.read('customer', booking.id)).payment_status).toBe('pending');
  product.clock.now = new Date(product.clock.now.getTime() + 20_000);
  await product.work();
  expect((await market.read('customer', booking.id)).payment_status).toBe('authorized');
});

test('lists contain only the upcoming or past bookings of the caller', async () => {
  const market = await openMarket(product);
  const soon = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 40) });
  const asked = await market.request({ starts_at: hoursFrom(product.clock.now, 50) });
  const unpaid = await market.book({ starts_at: hoursFrom(product.clock.now, 60) });
  const over = await market.request({ starts_at: hoursFrom(product.clock.now, 70) });
  await market.step('customer', over.id, 'withdraw');
  const list = async (who: 'customer' | 'provider', path: string) => {
    const page = z.object({ items: z.array(z.object({ id: z.string() })), next_cursor: z.string().nullable() });
    const { items, next_cursor } = page.parse((await market.ask(who, 'GET', path)).body);
    return { ids: items.map(({ id }) => id), next_cursor };
  };
  expect((await list('customer', '/api/v1/bookings')).ids).toEqual([soon.id, asked.id, unpaid.id]);
  expect((await list('customer', '/api/v1/bookings?list=past')).ids).toEqual([over.id]);
  const first = await list('customer', '/api/v1/bookings?limit=2');
  expect((await list('customer', `/api/v1/bookings?limit=2&cursor=${first.next_cursor}`)).ids).toEqual([unpaid.id]);
  for (const [name, ids] of [
    ['requests', [asked.id]],
    ['upcoming', [soon.id]],
    ['today', []],
    ['past', [over.id]],
  ] as const) {
    expect((await list('provider', `/api/v1/provider/bookings?list=${name}`)).ids, name).toEqual(ids);
  }
});

test('strangers do not see a booking, and each part can take only its own steps', async () => {
  const [market, others] = [await openMarket(product), await openMarket(product)];
  const { id } = await market.request();
  for (const who of ['customer', 'provider'] as const) {
    expect(refusalOf(await others.ask(who, 'GET', `/api/v1/bookings/${id}`))).toBe('not_found');
    expect(refusalOf(await others.ask(who, 'POST', `/api/v1/bookings/${id}/accept`, {}))).toBe('not_found');
  }
  for (const [who, verb] of [
    ['customer', 'accept'],
    ['provider', 'withdraw'],
    ['provider', 'confirm-completion'],
    ['admin', 'accept'],
  ] as const) {
    expect(refusalOf(await market.ask(who, 'POST', `/api/v1/bookings/${id}/${verb}`, {})), `${who} ${verb}`).toBe(
      'state_changed',
    );
  }
  expect(refusalOf(await market.ask('customer', 'GET', '/api/v1/provider/bookings?list=requests'))).toBe(
    'provider_required',
  );
  const unpaid = await market.book({ starts_at: hoursFrom(product.clock.now, 90) });
  expect(refusalOf(await market.ask('provider', 'GET', `/api/v1/bookings/${unpaid.id}`))).toBe('not_found');
});
