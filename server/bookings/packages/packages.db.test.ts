import { Booking } from '@hirfa/contract/bookings';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../../testing/calls.ts';
import { bookingOf, hoursFrom, type Market, passHours } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { openPackageMarket, packagesOf } from '../../testing/packages/packages.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();

async function open() {
  const market = await openPackageMarket(product);
  return { market, ...packagesOf(product, market) };
}

const slotsOf = async ({ provider }: Market) => {
  const [row] = await product.owner.execute<{ slots: number }>(
    sql`select count(*)::int as slots from booking_slots where provider_id = ${provider.id}`,
  );
  return row?.slots;
};

test('a package is one request and one payment; once it is accepted and paid, each booking has its own share', async () => {
  const { market, request, read } = await open();
  const first = await request();
  expect(first).toMatchObject({
    status: 'awaiting_acceptance',
    payment_status: 'authorized',
    price: { subtotal: '1000.01', customer_total: '1197.01' },
    package: { kind: 'monthly', number: 1, is_whole: true },
  });
  expect(await slotsOf(market)).toBe(4);
  const waiting = await read('provider', first.id);
  expect(waiting.bookings.map(({ booking }) => booking?.id ?? null)).toEqual([first.id, null, null, null]);
  expect(waiting).toMatchObject({ began_at: null, price: null, earnings: { provider_payout: '750.01' } });
  await market.step('provider', first.id, 'accept');
  await product.work();
  const begun = await read('customer', first.id);
  expect(begun.bookings.map(({ booking }) => [booking?.status, booking?.payment_status])).toEqual(
    Array.from({ length: 4 }, () => ['confirmed', 'captured']),
  );
  expect(begun.bookings.map(({ customer_total }) => customer_total)).toEqual(['299.26', '299.25', '299.25', '299.25']);
  const gateways: string[] = [];
  for (const { booking } of begun.bookings) {
    const { gateway } = await ledgerOf(product, booking?.id ?? '');
    gateways.push(gateway ?? '');
    expect(await market.read('customer', booking?.id ?? '')).toMatchObject({
      package: { id: first.id, is_whole: false },
      start_code: expect.stringMatching(/^\d{4}$/) as string,
      address: '12 Road 9, third floor',
    });
  }
  expect(gateways).toEqual(['299.26', '299.25', '299.25', '299.25']);
  expect(await slotsOf(market)).toBe(4);
});

test('one booking of a package is cancelled, settled and refunded by itself, out of the one charge', async () => {
  const { market, begun, read } = await open();
  const { bookings, id } = await begun();
  const [first, second, third] = bookings.map(({ booking }) => booking?.id ?? '');
  await market.step('customer', second ?? '', 'cancel');
  await product.work();
  expect(await ledgerOf(product, second ?? '')).toEqual({});
  expect((await market.read('customer', second ?? '')).payment_status).toBe('refunded');
  await market.step('provider', third ?? '', 'cancel', { reason: 'I am away.' });
  await product.work();
  expect(await ledgerOf(product, third ?? '')).toEqual({});
  product.clock.now = new Date(bookings[0]?.starts_at ?? '');
  await product.work();
  await market.step('customer', first ?? '', 'start');
  product.clock.now = new Date(bookings[0]?.ends_at ?? '');
  await market.step('provider', first ?? '', 'finish');
  await market.step('customer', first ?? '', 'confirm-completion');
  await product.work();
  expect(await ledgerOf(product, first ?? '')).toMatchObject({ gateway: '299.26', provider_payable: '-187.51' });
  const now = await read('customer', id);
  expect(now.bookings.map(({ booking }) => booking?.status)).toEqual([
    'completed',
    'cancelled',
    'cancelled',
    'confirmed',
  ]);
  expect(now.stop).toEqual({ bookings: 1, refund: '299.25' });
});

test('a package that is declined, withdrawn, not answered or not paid ends as a whole, and frees all of its times', async () => {
  for (const end of ['decline', 'withdraw', 'expire', 'hold'] as const) {
    const { market, request, create, wish } = await open();
    const { id } = end === 'hold' ? bookingOf(await create(await wish())) : await request();
    if (end === 'decline') await market.step('provider', id, 'decline', { reason: 'I have no time.' });
    if (end === 'withdraw') await market.step('customer', id, 'withdraw');
    if (end === 'expire' || end === 'hold') await passHours(product, end === 'hold' ? 1 : 25);
    await product.work();
    expect(await slotsOf(market), end).toBe(0);
    expect(await ledgerOf(product, id), end).toEqual({});
    const [rows] = await product.owner.execute(sql`select count(*)::int as bookings, min(status) as status,
      min(payment_status) as paid, min(rail_state) as rail from bookings join payments on booking_id = id
      where bookings.package_id = ${id}`);
    expect(rows, end).toMatchObject({ bookings: 1, status: 'cancelled', rail: end === 'hold' ? 'none' : 'voided' });
  }
});

test('stopping ends what is more than a day away, on the terms that were shown, and tells both once', async () => {
  const { market, begun, stop, read } = await open();
  const { id, stop: shown } = await begun();
  expect(shown).toEqual({ bookings: 4, refund: '1197.01' });
  await passHours(product, 24);
  const terms = (await read('customer', id)).stop;
  expect(terms).toEqual({ bookings: 3, refund: '897.75' });
  const old = await stop(id, '1197.01');
  expect([refusalOf(old), old.body]).toMatchObject(['state_changed', { data: { amount: '897.75' } }]);
  expect((await stop(id, '897.75')).status).toBe(200);
  await product.work();
  const stopped = await read('customer', id);
  expect(stopped.bookings.map(({ booking }) => [booking?.status, booking?.payment_status])).toEqual([
    ['confirmed', 'captured'],
    ...Array.from({ length: 3 }, () => ['cancelled', 'refunded']),
  ]);
  expect(stopped.stop).toBeNull();
  expect(refusalOf(await stop(id, '299.26'))).toBe('state_changed');
  const told = await product.owner.execute(sql`select type, message_en from notifications
    where type in ('package_stopped', 'job_package_stopped', 'job_cancelled', 'refund_issued')
      and metadata ->> 'booking_id' in (select id::text from bookings where package_id = ${id}) order by type`);
  expect(told.map(({ type }) => type)).toEqual(['job_package_stopped', 'package_stopped']);
  expect(told[1]?.['message_en']).toBe(
    '3 bookings are cancelled. EGP 897.75 goes back to you. 1 booking is not affected.',
  );
  expect(await slotsOf(market)).toBe(1);
});

test('a year has 48 bookings within 52 weeks; those that are taken are left out', async () => {
  const { market, preview, create, wish, read } = await open();
  const inThird = new Date(Date.parse(hoursFrom(product.clock.now, 48)) + 14 * 24 * 3_600_000).toISOString();
  await market.confirmed({ starts_at: inThird });
  const shown = await preview('yearly');
  expect(shown).toMatchObject({ is_complete: true, left_out: [inThird], price: { customer_total: '11491.20' } });
  expect(shown.dates).toHaveLength(48);
  const booking = bookingOf(await create(await wish('yearly')));
  await market.pay(booking.id);
  await market.step('provider', booking.id, 'accept');
  await product.work();
  const begun = await read('customer', booking.id);
  expect(begun.bookings.filter((each) => each.booking?.payment_status === 'captured')).toHaveLength(48);
  const [sums] = await product.owner.execute(sql`select sum(held)::text as held,
    (select sum(amount)::text from ledger_entries join payments on payments.booking_id = ledger_entries.booking_id
      where package_id = ${booking.id} and account = 'gateway') as gateway
    from payments where package_id = ${booking.id}`);
  expect(sums).toEqual({ held: '11491.20', gateway: '11491.20' });
});

test('a list has one date of a package, the next one or the last one, and says how many others there are', async () => {
  const { market, begun, read } = await open();
  const { id, bookings } = await begun();
  const ids = bookings.map(({ booking }) => booking?.id ?? '');
  const single = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 60) });
  const Listed = z.object({ items: z.array(Booking), next_cursor: z.string().nullable() });
  const listOf = async (who: 'customer' | 'provider', list: string, more = '') => {
    const path = who === 'customer' ? '/api/v1/bookings' : '/api/v1/provider/bookings';
    return Listed.parse((await market.ask(who, 'GET', `${path}?list=${list}${more}`)).body);
  };
  const shown = async (who: 'customer' | 'provider', list: string) =>
    (await listOf(who, list)).items.map((booking) => [booking.id, booking.package?.ahead, booking.package?.over]);
  const unlike = [single.id, undefined, undefined];
  for (const who of ['customer', 'provider'] as const)
    expect(await shown(who, 'upcoming')).toEqual([[ids[0], 3, 0], unlike]);
  // A page has as many as it is asked for, and the next one begins after them.
  const page = await listOf('customer', 'upcoming', '&limit=1');
  expect(page.items.map((booking) => booking.id)).toEqual([ids[0]]);
  const next = await listOf('customer', 'upcoming', `&limit=1&cursor=${page.next_cursor}`);
  expect([next.items.map((booking) => booking.id), next.next_cursor]).toEqual([[single.id], null]);
  for (const date of [ids[0], ids[2]]) await market.step('provider', date ?? '', 'cancel', { reason: 'I am away.' });
  for (const who of ['customer', 'provider'] as const) {
    expect(await shown(who, 'upcoming')).toEqual([unlike, [ids[1], 1, 2]]);
    expect(await shown(who, 'past')).toEqual([[ids[2], 2, 1]]);
  }
  expect((await read('customer', id)).bookings).toHaveLength(4);
});
