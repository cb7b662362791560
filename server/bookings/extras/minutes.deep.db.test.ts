import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../../testing/calls.ts';
import { disputing } from '../../testing/disputes/sides.ts';
import { extrasOf, jobAtWork } from '../../testing/extras/sides.ts';
import { bookingOf, CARDS, hoursFrom, type Market, openMarket, passHours, payAt } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';
import { answering } from '../../testing/reschedule/sides.ts';

const product = useProduct();

const later = (at: string, hours: number) => new Date(Date.parse(at) + hours * 3_600_000).toISOString();
const HOUR = { minutes: 60 };
const checkoutIn = (body: unknown) => z.object({ checkout_url: z.url() }).parse(body).checkout_url;

/** How long the slot of a booking is: an hour of work and half an hour of travel, before it gets longer. */
async function slotHours(id: string): Promise<number | null> {
  const [row] = await product.owner.execute<{ hours: number }>(
    sql`select extract(epoch from upper(occupied) - lower(occupied))::float / 3600 as hours from booking_slots
      where booking_id = ${id}`,
  );
  return row?.hours ?? null;
}

async function dueOf(id: string, event: string): Promise<string | undefined> {
  const rows = await product.owner.execute<{ due_at: string }>(
    sql`select due_at from deadlines where entity_id = ${id} and kind = ${`booking.${event}`}`,
  );
  return rows[0] && new Date(rows[0].due_at).toISOString();
}

/** Somebody books so many hours after the end of the job; a hold that is made is paid. */
async function bookAfter(market: Market, end: string, hours: number): Promise<string> {
  const answer = await market.tryToBook({ starts_at: later(end, hours) });
  if (answer.status >= 300) return refusalOf(answer);
  await market.pay(bookingOf(answer).id);
  return 'booked';
}

test('a job gets longer by the minutes of an extra once it is paid; they are reserved while it is', async () => {
  const { market, booking, propose, approve, newest } = await jobAtWork(product);
  expect((await propose('100.00', '50.00', HOUR)).status).toBe(200);
  expect([(await newest()).minutes, await slotHours(booking.id)], 'nothing is reserved').toEqual([60, 1.5]);
  const url = checkoutIn((await approve()).body);
  expect(await slotHours(booking.id)).toBe(2.5);
  expect((await market.read('provider', booking.id)).ends_at, 'it is not paid').toBe(booking.ends_at);
  expect(await bookAfter(market, booking.ends_at, 1)).toBe('slot_taken');
  await payAt(url, CARDS.good);
  await product.work();
  const ends_at = later(booking.ends_at, 1);
  expect(await market.read('customer', booking.id)).toMatchObject({ ends_at, extras: [{ outcome: 'added' }] });
  expect([await slotHours(booking.id), await dueOf(booking.id, 'finish')]).toEqual([2.5, later(ends_at, 12)]);
  expect(await bookAfter(market, booking.ends_at, 1)).toBe('slot_taken');
  expect(await bookAfter(market, booking.ends_at, 1.5)).toBe('booked');
  await market.step('provider', booking.id, 'finish');
  expect(await slotHours(booking.id)).toBeNull();
});

test('no more minutes are proposed than are free until the next booking, and the answer says how many', async () => {
  const { market, booking, propose, newest } = await jobAtWork(product);
  expect(await bookAfter(market, booking.ends_at, 1.5)).toBe('booked');
  const refused = await propose('100.00', '0.00', { minutes: 90 });
  expect([refusalOf(refused), refused.body]).toMatchObject(['too_little_time', { data: { minutes: 60 } }]);
  expect((await propose('100.00', '0.00', { minutes: 45 })).status, 'half hours').toBe(400);
  expect((await propose('100.00', '0.00', { minutes: 510 })).status, 'at most eight hours').toBe(400);
  expect((await propose('100.00', '0.00', HOUR)).status).toBe(200);
  expect((await newest()).minutes).toBe(60);
});

test('what was booked after the proposal stays: it can not be approved, and nothing is asked for', async () => {
  const { market, booking, propose, approve, newest } = await jobAtWork(product);
  await propose('100.00', '50.00', HOUR);
  expect(await bookAfter(market, booking.ends_at, 1)).toBe('booked');
  const refused = await approve();
  expect([refusalOf(refused), refused.body]).toMatchObject(['too_little_time', { data: { minutes: 30 } }]);
  expect(await newest()).toMatchObject({ approved_at: null, outcome: null });
  expect(await slotHours(booking.id)).toBe(1.5);
});

test.each(['decline', 'withdraw', 'refuse the card', 'pay too late', 'refuse the capture', 'dispute'] as const)(
  'reserved minutes are free again: %s',
  async (end) => {
    const { market, booking, propose, approve, decline, withdraw, newest } = await jobAtWork(product);
    await propose('100.00', '50.00', HOUR);
    const url = checkoutIn((await approve()).body);
    expect(await slotHours(booking.id)).toBe(2.5);
    if (end === 'decline') await decline();
    if (end === 'withdraw') await withdraw();
    if (end === 'refuse the card') await payAt(url, CARDS.declined);
    if (end === 'refuse the capture') await payAt(url, CARDS.noCapture);
    if (end === 'pay too late') await passHours(product, 0.5);
    if (end === 'dispute') await disputing(product, market, booking.id).open();
    await product.work();
    expect(await slotHours(booking.id)).toBe(1.5);
    expect((await market.read('customer', booking.id)).ends_at).toBe(booking.ends_at);
    if ((await newest()).outcome !== null) return;
    await approve();
    expect(await slotHours(booking.id), 'reserved again').toBe(2.5);
  },
);

test('of two people who want the same time, the customer of the job and who books it, exactly one gets it', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { market, booking, propose, approve } = await jobAtWork(product);
    await propose('100.00', '50.00', HOUR);
    const [approved, booked] = await Promise.all([approve(), bookAfter(market, booking.ends_at, 1)]);
    const answers = [approved.status < 300 ? 'approved' : refusalOf(approved), booked];
    expect([
      ['approved', 'slot_taken'],
      ['too_little_time', 'booked'],
    ]).toContainEqual(answers);
  }
});

test('a booking that is moved while an extra is paid gives its minutes back; they are found at the new time', async () => {
  for (const isTaken of [false, true]) {
    const market = await openMarket(product);
    const booking = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 72) });
    const { propose, approve, newest } = extrasOf(market, booking.id);
    const { propose: proposeTime, accept } = answering(market, booking.id);
    const to = later(booking.starts_at, 5);
    await proposeTime('provider', [to]);
    await propose('100.00', '50.00', HOUR);
    const url = checkoutIn((await approve()).body);
    expect((await accept('customer', to)).status).toBe(200);
    expect(await slotHours(booking.id)).toBe(1.5);
    if (isTaken) expect(await bookAfter(market, later(to, 1), 0.5)).toBe('booked');
    await payAt(url, CARDS.good);
    await product.work();
    const ends_at = later(to, isTaken ? 1 : 2);
    expect(await market.read('customer', booking.id)).toMatchObject({ starts_at: to, ends_at });
    const outcome = isTaken ? 'time_taken' : 'added';
    expect([(await newest()).outcome, await slotHours(booking.id)]).toEqual([outcome, isTaken ? 1.5 : 2.5]);
  }
});

test('where the time was booked before the money arrived, nothing is charged, and both people are told why', async () => {
  const { market, booking, propose, approve, newest } = await jobAtWork(product);
  const before = await market.read('customer', booking.id);
  await propose('100.00', '50.00', HOUR);
  const url = checkoutIn((await approve()).body);
  await product.owner.execute(sql`update booking_extras set holds_time = false where booking_id = ${booking.id}`);
  expect(await bookAfter(market, booking.ends_at, 1)).toBe('booked');
  await payAt(url, CARDS.good);
  await product.work();
  expect(await newest()).toMatchObject({ outcome: 'time_taken', costs: null, is_secured: false });
  const { price, ends_at, payment_status } = await market.read('customer', booking.id);
  expect({ price, ends_at, payment_status }).toEqual({
    price: before.price,
    ends_at: before.ends_at,
    payment_status: 'captured',
  });
  expect(await ledgerOf(product, booking.id)).toMatchObject({ gateway: '538.65' });
  const [charge] = await product.owner.execute(
    sql`select rail_state, held::text from extra_charges where booking_id = ${booking.id}`,
  );
  expect(charge).toEqual({ rail_state: 'voided', held: '0.00' });
  const told = await product.owner.execute(sql`select user_id, type from notifications
    where metadata ->> 'booking_id' = ${booking.id} and type like '%extra_time_taken' order by type`);
  expect(told).toEqual([
    { user_id: market.customer.id, type: 'extra_time_taken' },
    { user_id: market.provider.user_id, type: 'job_extra_time_taken' },
  ]);
  const lines = await product.owner.execute(sql`select data ->> 'line' as line from messages
    where booking_id = ${booking.id} and kind = 'system' order by seq desc limit 1`);
  expect(lines).toEqual([{ line: 'extra_time_taken' }]);
  expect((await propose('100.00', '50.00', { minutes: 30 })).status, 'it can be proposed again').toBe(200);
});

test('a longer job is moved with its new length', async () => {
  const market = await openMarket(product);
  const booking = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 72) });
  const { propose, pay } = extrasOf(market, booking.id);
  await propose('100.00', '50.00', HOUR);
  await pay();
  await product.work();
  const { propose: proposeTime, accept } = answering(market, booking.id);
  const to = later(booking.starts_at, 5);
  await proposeTime('customer', [to]);
  expect((await accept('provider', to)).status).toBe(200);
  expect(await market.read('customer', booking.id)).toMatchObject({ starts_at: to, ends_at: later(to, 2) });
  expect(await slotHours(booking.id)).toBe(2.5);
});

test('what is paid after the job has ended leaves its end as it was', async () => {
  const { market, booking, propose, approve, newest } = await jobAtWork(product);
  await propose('100.00', '50.00', HOUR);
  const url = checkoutIn((await approve()).body);
  await market.step('provider', booking.id, 'finish');
  await payAt(url, CARDS.good);
  await product.work();
  expect((await newest()).outcome).toBe('lapsed');
  expect((await market.read('customer', booking.id)).ends_at).toBe(booking.ends_at);
});

test('the database refuses a later end that no extra gives, and minutes that nobody has approved', async () => {
  const { booking, propose, newest } = await jobAtWork(product);
  await propose('100.00', '50.00', HOUR);
  const { id } = await newest();
  const refused = (statement: ReturnType<typeof sql>, constraint: string) =>
    expect(product.owner.execute(statement)).rejects.toMatchObject({ cause: { constraint } });
  await refused(
    sql`update bookings set ends_at = ends_at + interval '1 hour' where id = ${booking.id}`,
    'moved_as_agreed',
  );
  await refused(sql`update booking_extras set holds_time = true where id = ${id}`, 'booking_extras_holds_time');
  await refused(sql`update booking_extras set minutes = 45 where id = ${id}`, 'booking_extras_minutes');
});
