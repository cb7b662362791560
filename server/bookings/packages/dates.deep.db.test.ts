import { SlotDay, BookedDate, Package } from '@hirfa/contract/bookings';
import { addDays, cairoDay, cairoMinute, weekdayOf } from '@hirfa/domain/market';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../../testing/calls.ts';
import { hoursFrom, openMarket, passHours } from '../../testing/market.ts';
import { begunPackage, moneyOfPackage, openPackageMarket, packagesOf } from '../../testing/packages/packages.ts';
import { useProduct } from '../../testing/product.ts';
import { answering } from '../../testing/reschedule/sides.ts';

const product = useProduct();
const OtherTimes = z.looseObject({ items: z.array(SlotDay), last_day: z.string() });

const begun = () => begunPackage(product);
type Begun = Awaited<ReturnType<typeof begun>>;

const cancelling = ({ market, id }: Begun, bookings: readonly string[], reason = 'A holiday.') =>
  market.ask('provider', 'POST', `/api/v1/packages/${id}/cancel-dates`, { bookings, reason });
const proposing = ({ market, id }: Begun, bookings: readonly string[]) =>
  market.ask('provider', 'POST', `/api/v1/packages/${id}/propose-times`, { bookings });
const told = (types: readonly string[]) =>
  product.owner.execute(sql`select type, message_en from notifications where type = any(${sql.param(types)}::text[])
    order by id`);

/** The provider does not work from one day to another. */
async function closed({ market }: Begun, first: string, last: string) {
  const address = '/api/v1/provider/availability';
  const { feed_address: _, import: __, ...stored } = Object((await market.ask('provider', 'GET', address)).body);
  const template = { kind: 'other', name_en: 'Away', name_ar: '', first_day: first, last_day: last, hours: [] };
  const saved = await market.ask('provider', 'PUT', address, { ...stored, templates: [template] });
  expect(saved.status).toBe(200);
}

test('a date that is far ahead is moved by up to a week, whatever the horizon is', async () => {
  const market = await openPackageMarket(product);
  const { bookings } = await packagesOf(product, market).begun('yearly');
  const date = bookings[40];
  const id = date?.booking?.id ?? '';
  const own = cairoDay(new Date(date?.starts_at ?? ''));
  const times = async (from: string, days: number) =>
    OtherTimes.parse(
      (await market.ask('customer', 'GET', `/api/v1/bookings/${id}/other-times?from=${from}&days=${days}`)).body,
    );
  const found = await times(addDays(own, -2), 14);
  expect(found.last_day).toBe(addDays(own, 7));
  const all = [...(await times(addDays(own, -12), 10)).items, ...found.items];
  const free = all.filter(({ slots }) => slots.length > 0).map(({ day }) => day);
  expect([free[0], free.at(-1)]).toEqual([addDays(own, -7), addDays(own, 7)]);
  const to = found.items.find(({ day }) => day === addDays(own, 3))?.slots[4]?.starts_at ?? '';
  const { propose, accept } = answering(market, id);
  const tooFar = new Date(Date.parse(to) + 6 * 24 * 3_600_000).toISOString();
  expect(refusalOf(await propose('provider', [tooFar]))).toBe('slot_taken');
  expect((await propose('provider', [to])).status).toBe(200);
  expect((await accept('customer', to)).body).toMatchObject({ starts_at: to, status: 'confirmed' });
  expect(refusalOf(await market.tryToBook({ starts_at: to })), 'nobody else books so far ahead').toBe('invalid_input');
});

test('the provider cancels several dates, all or none: their money goes back, and the customer is told once', async () => {
  const one = await begun();
  const { ids, id, read, market } = one;
  const [second = '', third = ''] = [ids[1], ids[2]];
  await market.step('customer', third, 'cancel');
  expect(refusalOf(await cancelling(one, [second, third]))).toBe('state_changed');
  expect(refusalOf(await cancelling(one, [second, market.offer.id])), 'not one of this package').toBe('state_changed');
  await passHours(product, 1);
  await product.owner.execute(sql`delete from notifications`);
  const answer = await cancelling(one, [second, ids[3] ?? ''], 'I am away.');
  expect(Package.parse(answer.body).bookings.map(({ booking }) => booking?.status)).toEqual([
    'confirmed',
    'cancelled',
    'cancelled',
    'cancelled',
  ]);
  await product.work();
  expect(await moneyOfPackage(product, id)).toEqual({ gateway: '299.26', held: '299.26', open: 0 });
  const { bookings } = await read('customer', id);
  expect(bookings[1]?.booking).toMatchObject({ cancel_reason: 'provider_cancelled', payment_status: 'refunded' });
  const messages = await told(['booking_cancelled', 'job_cancelled', 'package_stopped']);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.message_en).toMatch(
    /^These dates of .* are cancelled: .*, .*\. EGP 598\.50 goes back to you\. Reason: .*I am away\./,
  );
});

test('of each date the nearest free times are proposed, the customer is told once, and nothing moves by itself', async () => {
  const one = await begun();
  const { ids, id, read, market, bookings } = one;
  const dates = bookings.slice(1, 3).map(({ starts_at }) => starts_at);
  const [first = '', last = ''] = dates.map((at) => cairoDay(new Date(at)));
  await closed(one, first, last);
  const named = ids.slice(1, 3);
  const answer = Package.parse((await proposing(one, named)).body);
  expect(answer.bookings.map(({ booking }) => booking?.proposal_by)).toEqual([null, 'provider', 'provider', null]);
  const times = [];
  for (const booking of named) {
    const { proposal, starts_at } = await market.read('customer', booking);
    expect(proposal?.times).toHaveLength(3);
    times.push(...(proposal?.times ?? []).map((time) => time.starts_at));
    expect(dates).toContain(starts_at);
  }
  expect(new Set(times).size, 'no time is proposed for two dates').toBe(6);
  for (const at of times) {
    const day = cairoDay(new Date(at));
    expect(day < first || day > last).toBe(true);
  }
  await product.work();
  expect(await told(['booking_time_proposed'])).toHaveLength(1);
  expect(refusalOf(await proposing(one, named)), 'times are proposed already').toBe('state_changed');
  const [moved = '', kept = ''] = named;
  const to = (await market.read('customer', moved)).proposal?.times[0]?.starts_at ?? '';
  expect((await answering(market, moved).accept('customer', to)).status).toBe(200);
  expect((await read('provider', id)).bookings[1]?.starts_at).toBe(to);
  await passHours(product, 25);
  expect(await market.read('customer', kept)).toMatchObject({ starts_at: dates[1], proposal: null });
});

test('of times that run out together their provider is told once', async () => {
  const one = await begun();
  await proposing(one, one.ids.slice(1, 4));
  await product.work();
  await product.owner.execute(sql`delete from notifications`);
  await passHours(product, 25);
  const messages = await told(['job_time_kept', 'booking_time_kept']);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.message_en).toMatch(/did not answer for all dates/);
});

test('a time that overlaps the date itself is proposed for each date', async () => {
  const one = await begun();
  const address = '/api/v1/provider/availability';
  const { feed_address: _, import: __, ...stored } = Object((await one.market.ask('provider', 'GET', address)).body);
  const [first] = one.bookings;
  const [start, end] = [first?.starts_at, first?.ends_at].map((at) => new Date(at ?? ''));
  if (start === undefined || end === undefined) throw new Error('the package has no dates');
  // From now on they begin half an hour later, on that day of the week only.
  const [from_minute, to_minute] = [cairoMinute(start) + 30, cairoMinute(end) + 30];
  const weekly = [{ weekday: weekdayOf(cairoDay(start)), from_minute, to_minute }];
  expect((await one.market.ask('provider', 'PUT', address, { ...stored, weekly, templates: [] })).status).toBe(200);
  const dates = one.bookings.slice(1, 3);
  expect((await proposing(one, one.ids.slice(1, 3))).status).toBe(200);
  for (const { booking, starts_at } of dates) {
    const { proposal } = await one.market.read('customer', booking?.id ?? '');
    const later = new Date(Date.parse(starts_at) + 30 * 60_000).toISOString();
    expect(proposal?.times.map((time) => time.starts_at)).toEqual([later]);
  }
});

test('near dates where nothing is free, nothing is proposed', async () => {
  const one = await begun();
  const [, second, , last] = one.bookings.map(({ starts_at }) => cairoDay(new Date(starts_at)));
  await closed(one, addDays(second ?? '', -8), addDays(second ?? '', 9));
  const answer = Package.parse((await proposing(one, [one.ids[1] ?? '', one.ids[3] ?? ''])).body);
  expect(answer.bookings.map(({ booking }) => booking?.proposal_by)).toEqual([null, null, null, 'provider']);
  await product.owner.execute(sql`delete from provider_hour_templates`);
  await closed(one, addDays(second ?? '', -20), addDays(last ?? '', 9));
  expect(refusalOf(await proposing(one, [one.ids[1] ?? '']))).toBe('slot_taken');
});

test('a provider reads what is booked from now on, and which dates belong to a package', async () => {
  const { market, ids, id } = await begun();
  const single = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 30) });
  const list = async () =>
    z
      .object({ items: z.array(BookedDate) })
      .parse((await market.ask('provider', 'GET', '/api/v1/provider/booked-dates')).body).items;
  const found = await list();
  expect(found.filter(({ package_id }) => package_id === id).map((each) => each.id)).toEqual(ids);
  expect(found.filter(({ package_id }) => package_id === null).map((each) => each.id)).toEqual([single.id]);
  const other = await openMarket(product);
  expect((await other.ask('provider', 'GET', '/api/v1/provider/booked-dates')).body).toEqual({ items: [] });
});
