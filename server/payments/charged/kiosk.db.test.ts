import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/calls.ts';
import { problemsOf } from '../../testing/lives/check.ts';
import {
  CARDS,
  hoursFrom,
  type Market,
  openMarket,
  passHours,
  payAt,
  payAtKiosk,
  WALLETS,
} from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const MINUTE_MS = 60_000;
const PAID = { gateway: '538.65', prepaid: '-538.65' };
const OWED = { gateway: '538.65', customer_owed: '-538.65' };

/** A booking with a reference that can be paid for four hours. */
async function withReference(hours = 48) {
  const market = await openMarket(product);
  const { id } = await market.book({ starts_at: hoursFrom(product.clock.now, hours) });
  return { market, id, ...(await market.openReference(id)) };
}

const checkOf = async (market: Market, id: string) =>
  (await market.ask('customer', 'POST', `/api/v1/bookings/${id}/check-payment`)).body;
const stateOf = async (market: Market, id: string) => {
  const { status, payment_status } = await market.read('customer', id);
  return [status, payment_status];
};
const passMinutes = (minutes: number) => passHours(product, minutes / 60);
const eventsOf = async (id: string) => {
  const rows = await product.owner.execute<{ event: string }>(
    sql`select event from booking_history where booking_id = ${id} order by id`,
  );
  return rows.map(({ event }) => event);
};

test('a reference holds the slot for four hours, and once the cash is there the provider is asked', async () => {
  const before = product.clock.now;
  const { market, id, code, pay_by, page_url } = await withReference();
  expect(code).toMatch(/^\d{10}$/);
  const until = new Date(before.getTime() + 240 * MINUTE_MS).toISOString();
  expect(pay_by).toBe(until);
  expect(await market.read('customer', id)).toMatchObject({ hold_until: until, authorized_at: null });
  expect(await market.openReference(id), 'again').toMatchObject({ code, pay_by });
  expect(await eventsOf(id)).toEqual(['book', 'choose_method']);
  await passMinutes(200);
  expect(await stateOf(market, id)).toEqual(['awaiting_acceptance', 'pending']);
  await payAtKiosk(page_url);
  await product.work();
  expect(await checkOf(market, id)).toMatchObject({ attempt: 'none', reference: null });
  const { authorized_at, respond_by, is_charged } = await market.read('customer', id);
  expect(authorized_at, 'the time of the provider begins').toBe(product.clock.now.toISOString());
  expect([respond_by, is_charged]).toEqual([
    new Date(product.clock.now.getTime() + 24 * 60 * MINUTE_MS).toISOString(),
    true,
  ]);
  expect(await ledgerOf(product, id)).toEqual(PAID);
  await market.step('provider', id, 'accept');
  await product.work();
  expect(await stateOf(market, id)).toEqual(['confirmed', 'captured']);
  expect(await problemsOf(product, id)).toEqual([]);
});

test.each(['decline', 'withdraw', 'no answer'])('cash is owed to the customer after this: %s', async (end) => {
  const { market, id, page_url } = await withReference();
  await payAtKiosk(page_url);
  await product.work();
  if (end === 'decline') await market.step('provider', id, 'decline', { reason: 'I am away that week.' });
  else if (end === 'withdraw') await market.step('customer', id, 'withdraw');
  else await passHours(product, 24);
  await product.work();
  expect(await stateOf(market, id)).toEqual(['cancelled', 'refunded']);
  expect(await ledgerOf(product, id)).toEqual(OWED);
  expect((await market.read('customer', id)).refund).toMatchObject({ is_surplus: false, owed: { state: 'open' } });
});

test('a reference that nobody pays ends with its time, and the slot is free', async () => {
  const { market, id } = await withReference();
  await passMinutes(239);
  expect(await stateOf(market, id)).toEqual(['awaiting_acceptance', 'pending']);
  await passMinutes(1);
  expect(await stateOf(market, id)).toEqual(['cancelled', 'pending']);
  const { starts_at } = await market.read('customer', id);
  expect((await market.tryToBook({ starts_at })).status).toBe(201);
});

test('cash that comes after the hold is owed at once, and the slot stays with who booked it meanwhile', async () => {
  const { market, id, page_url } = await withReference();
  const { starts_at } = await market.read('customer', id);
  await passMinutes(240);
  const second = await market.request({ starts_at });
  await payAtKiosk(page_url);
  await product.work();
  expect(await stateOf(market, id)).toEqual(['cancelled', 'refunded']);
  expect(await ledgerOf(product, id)).toEqual(OWED);
  expect(await stateOf(market, second.id)).toEqual(['awaiting_acceptance', 'authorized']);
  const refund = (await market.read('customer', id)).refund?.id ?? '';
  expect((await market.ask('customer', 'POST', `/api/v1/refunds/${refund}/credit`)).status).toBe(200);
  expect(await ledgerOf(product, id)).toEqual({ gateway: '538.65', promotions: '-538.65' });
});

test.each([0, 600])('cash of which no event comes is found %d minutes after the hold', async (late) => {
  const { market, id, page_url } = await withReference();
  await passMinutes(late === 0 ? 60 : 240);
  await passMinutes(late);
  await payAtKiosk(page_url, 'lost_webhook');
  await passMinutes(11);
  expect(await stateOf(market, id)).toEqual(
    late === 0 ? ['awaiting_acceptance', 'authorized'] : ['cancelled', 'refunded'],
  );
});

test('who chooses another method has the usual time, and cash that comes besides is owed, once', async () => {
  const { market, id, page_url } = await withReference();
  await passMinutes(60);
  const card = await market.openCheckout(id, 'card');
  const until = new Date(product.clock.now.getTime() + 15 * MINUTE_MS).toISOString();
  expect((await market.read('customer', id)).hold_until).toBe(until);
  expect(await checkOf(market, id)).toMatchObject({ attempt: 'open', reference: null });
  await payAt(card, CARDS.good);
  await product.work();
  await market.step('provider', id, 'accept');
  await product.work();
  const before = await ledgerOf(product, id);
  await payAtKiosk(page_url);
  await product.work();
  await passMinutes(30);
  const after = await market.read('customer', id);
  expect(after).toMatchObject({ status: 'confirmed', payment_status: 'captured', refund: null });
  expect(after.earlier_refunds).toMatchObject([
    { is_surplus: true, amount: '538.65', state: 'failed', owed: { state: 'open', amount: '538.65' } },
  ]);
  expect(await ledgerOf(product, id)).toEqual({ ...before, gateway: '1077.30', customer_owed: '-538.65' });
  expect((await eventsOf(id)).filter((event) => event === 'owe_surplus')).toHaveLength(1);
  expect(await problemsOf(product, id)).toEqual([]);
  const [{ id: owed } = { id: '' }] = after.earlier_refunds;
  expect((await market.ask('customer', 'POST', `/api/v1/refunds/${owed}/credit`)).status).toBe(200);
  await market.step('customer', id, 'cancel');
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({ payment_status: 'refunded', refund: { state: 'done' } });
  expect(await ledgerOf(product, id)).toEqual({ gateway: '538.65', promotions: '-538.65' });
});

test('a reference is not offered within a day of the start, nor beside another one of the same customer', async () => {
  const { market, id } = await withReference();
  expect(await checkOf(market, id)).toMatchObject({ methods: ['kiosk', 'card', 'wallet'] });
  const other = await market.book({ starts_at: hoursFrom(product.clock.now, 72) });
  expect(await checkOf(market, other.id)).toMatchObject({ methods: ['card', 'wallet'] });
  const open = (of: string) =>
    market.ask('customer', 'POST', `/api/v1/bookings/${of}/checkout`, { language: 'en', method: 'kiosk' });
  expect(refusalOf(await open(other.id))).toBe('invalid_input');
  await market.step('customer', id, 'withdraw');
  await product.work();
  await market.openReference(other.id);
  const soon = await openMarket(product);
  const { id: early } = await soon.book({ starts_at: hoursFrom(product.clock.now, 22) });
  expect(await checkOf(soon, early)).toMatchObject({ methods: ['card', 'wallet'] });
});

test('a customer who asks for several references at the same moment gets one', async () => {
  const market = await openMarket(product);
  const days = [48, 72, 96];
  const booked = [];
  for (const hours of days) booked.push(await market.book({ starts_at: hoursFrom(product.clock.now, hours) }));
  const answers = await Promise.all(
    booked.map(({ id }) =>
      market.ask('customer', 'POST', `/api/v1/bookings/${id}/checkout`, { language: 'en', method: 'kiosk' }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
});

test('a wallet in place of a reference is charged once, whatever arrives first', async () => {
  const { market, id, page_url } = await withReference();
  await payAt(await market.openCheckout(id, 'wallet'), WALLETS.good);
  await payAtKiosk(page_url);
  await product.work();
  expect(await stateOf(market, id)).toEqual(['awaiting_acceptance', 'authorized']);
  expect(await ledgerOf(product, id)).toEqual({ ...PAID, gateway: '1077.30', customer_owed: '-538.65' });
  await market.step('provider', id, 'decline', { reason: 'I am away that week.' });
  await product.work();
  expect(await ledgerOf(product, id)).toEqual(OWED);
  expect(await problemsOf(product, id)).toEqual([]);
});
