import { AdminBooking } from '@hirfa/contract/bookings';
import type { Rescue } from '@hirfa/contract/discovery';
import { mostForRescue, RESCUE } from '@hirfa/domain/bookings';
import { fromDecimal, toDecimal } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/calls.ts';
import { bookingOf, hoursFrom, type Market, openMarket } from '../../testing/market.ts';
import { openPackageMarket, packagesOf } from '../../testing/packages/packages.ts';
import { useProduct } from '../../testing/product.ts';
import { addOther, declined, rescueOf } from '../../testing/rescue/others.ts';
import { signedIn } from '../../testing/signed-in.ts';

const product = useProduct();
const MINUTE = 60_000;

const at = (hours: number) => hoursFrom(product.clock.now, hours);
const laterBy = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * MINUTE).toISOString();

const idsOf = ({ items }: Rescue) => items.map(({ provider }) => provider.id);

test('who is free at that very time in that area is offered, those with the most jobs first, five at most', async () => {
  const market = await openMarket(product);
  const others = [];
  for (const jobs of [60, 50, 40, 30, 20, 10]) others.push(await addOther(market, { jobs }));
  const booking = await declined(product, market);
  const found = await rescueOf(market, booking.id);
  expect(found).toMatchObject({ is_open: true, is_same_time: true, customer_total: booking.price?.customer_total });
  expect(idsOf(found)).toEqual(others.slice(0, RESCUE.most).map(({ id }) => id));
  for (const { starts_at, ends_at, customer_total, half_hours } of found.items)
    expect([starts_at, ends_at, customer_total, half_hours]).toEqual([
      booking.starts_at,
      booking.ends_at,
      booking.price?.customer_total,
      null,
    ]);
});

test('never the same provider, the customer, or who is blocked by, suspended, busy, elsewhere or for fewer people', async () => {
  const market = await openMarket(product, {}, { allow_group_booking: true });
  const groups = { allow_group_booking: true };
  const [fits, blocking, suspended, busy, away, alone, unlisted] = await Promise.all(
    [groups, groups, groups, groups, groups, {}, groups].map((profile) => addOther(market, { profile })),
  );
  if (!fits || !blocking || !suspended || !busy || !away || !alone || !unlisted) throw new Error('no others');
  const own = await addOther(market, { profile: groups });
  await product.owner.execute(sql`update provider_profiles set user_id = ${market.customer.id} where id = ${own.id}`);
  const time = at(48);
  const taken = await market.request({ service_card_id: busy.card.id, starts_at: laterBy(time, -30) });
  const blocked = await market.request({ service_card_id: blocking.card.id, starts_at: at(80) });
  await product.owner.execute(sql`insert into blocked_customers (provider_id, customer_id, booking_id, created_at)
    values (${blocking.id}, ${market.customer.id}, ${blocked.id}, now())`);
  await product.owner.execute(sql`update provider_profiles set is_active = false, suspension_reason = 'x'
    where id = ${suspended.id}`);
  await product.owner.execute(sql`delete from provider_weekly_hours where provider_id = ${unlisted.id}`);
  await market.world.worksIn(away, await market.world.area());
  await product.owner.execute(sql`delete from provider_service_areas where provider_id = ${away.id}
    and service_area_id = ${market.area.id}`);
  expect(taken.status).toBe('awaiting_acceptance');
  const booking = await declined(product, market, 48, { starts_at: time, people: 3 });
  expect(idsOf(await rescueOf(market, booking.id))).toEqual([fits.id]);
});

test('another one may cost a tenth more, to the piastre, whatever was discounted', async () => {
  const market = await openMarket(product, { base_price: '1000.00' });
  const { customer_total } = (await market.book({ starts_at: at(30) })).price ?? { customer_total: '0' };
  const most = mostForRescue(fromDecimal(customer_total));
  const fits = await addOther(market, { price: '1100.00' });
  const tooDear = await addOther(market, { price: '1100.01', jobs: 20 });
  const cheap = await addOther(market, { price: '20.00', jobs: 1 });
  const prices = await Promise.all([fits, tooDear].map(({ card }) => market.total(card.id)));
  expect(prices[0]).toBe(toDecimal(most));
  expect(fromDecimal(prices[1] ?? '')).toBeGreaterThan(most);
  const booking = await declined(product, market);
  expect(idsOf(await rescueOf(market, booking.id))).toEqual([fits.id, cheap.id]);
  await product.owner.execute(sql`update payments set customer_total = customer_total - 100, referral_bonus = 100
    where booking_id = ${booking.id}`);
  expect(idsOf(await rescueOf(market, booking.id))).toEqual([fits.id, cheap.id]);
});

test('the same service by the hour is offered for as many hours', async () => {
  const market = await openMarket(product, { base_price: '200.00' });
  const [category] = await product.owner.execute<{ id: string }>(
    sql`select id from categories where slug = ${market.offer.category_slug}`,
  );
  const service = await market.world.service({ id: category?.id ?? '' });
  const fits = await addOther(market, { price: '220.00' });
  await addOther(market, { price: '220.01', jobs: 20 });
  const otherService = await addOther(market, { price: '200.00', jobs: 30 });
  await product.owner.execute(sql`update service_cards set service_id = ${service.id}
    where category_slug = ${market.offer.category_slug} and id <> ${otherService.card.id}`);
  await product.work();
  const starts_at = at(48);
  const total = await market.ask('customer', 'GET', `/api/v1/service-cards/${market.offer.id}/price?half_hours=5`);
  const { customer_total } = Object(total.body);
  const booking = await declined(product, market, 48, { starts_at, half_hours: 5, customer_total });
  const [item, ...rest] = (await rescueOf(market, booking.id)).items;
  expect(rest).toEqual([]);
  expect(item).toMatchObject({ half_hours: 5, starts_at, ends_at: laterBy(starts_at, 150) });
  expect([item?.provider.id, item?.card.id]).toEqual([fits.id, fits.card.id]);
});

test('where nobody is free then, the nearest later times are offered, the soonest first', async () => {
  const market = await openMarket(product);
  const [late, soon] = [await addOther(market, { jobs: 60 }), await addOther(market, { jobs: 5 })];
  const time = at(48);
  for (const [{ card }, starts_at] of [
    [late, time],
    [late, laterBy(time, 90)],
    [soon, time],
  ] as const) {
    const { id } = await market.request({ service_card_id: card.id, starts_at });
    expect(id).toBeTruthy();
    await product.owner.execute(sql`update bookings set created_at = created_at - interval '2 hours' where id = ${id}`);
  }
  const booking = await declined(product, market, 48, { starts_at: time });
  const found = await rescueOf(market, booking.id);
  expect(found).toMatchObject({ is_open: true, is_same_time: false });
  // Both need half an hour for the way after each booking.
  expect(found.items.map(({ provider, starts_at }) => [provider.id, starts_at])).toEqual([
    [soon.id, laterBy(time, 90)],
    [late.id, laterBy(time, 180)],
  ]);
});

test('who does not come is replaced from now on; who was asked is not offered again, and both bookings say so', async () => {
  const market = await openMarket(product);
  const [first, second] = [await addOther(market, { jobs: 60 }), await addOther(market, { jobs: 5 })];
  const booking = await market.confirmed({ starts_at: at(24) });
  expect(await rescueOf(market, booking.id)).toMatchObject({ is_open: false, items: [] });
  product.clock.now = new Date(Date.parse(booking.starts_at) + 20 * MINUTE);
  await market.step('customer', booking.id, 'provider-absent');
  await product.work();
  const found = await rescueOf(market, booking.id);
  expect([found.is_same_time, idsOf(found)]).toEqual([false, [first.id, second.id]]);
  const [item] = found.items;
  if (item === undefined) throw new Error('nobody is offered');
  expect(Date.parse(item.starts_at)).toBeGreaterThan(product.clock.now.getTime());
  const again = { service_card_id: item.card.id, starts_at: item.starts_at, rescues: booking.id };
  const rescuing = bookingOf(await market.tryToBook(again));
  expect(rescuing.rescue).toEqual({ of: booking.id, by: null });
  expect((await market.read('customer', booking.id)).rescue).toEqual({ of: null, by: null });
  await market.pay(rescuing.id);
  for (const who of ['customer', 'admin'] as const) {
    expect((await market.read(who, booking.id)).rescue).toEqual({ of: null, by: rescuing.id });
    expect((await market.read(who, rescuing.id)).rescue).toEqual({ of: booking.id, by: null });
  }
  expect((await market.read('provider', booking.id)).rescue).toBe(null);
  const provider = await signedIn(product, first.user_id);
  const { id } = rescuing;
  await market.ask('customer', 'POST', `/api/v1/bookings/${id}/decline`, { reason: 'not mine' }, await provider());
  expect((await market.read('customer', id)).cancel_reason).toBe('declined');
  expect(idsOf(await rescueOf(market, id))).toEqual([second.id]);
  expect(idsOf(await rescueOf(market, booking.id))).toEqual([second.id]);
});

test('a booking is in the place of nothing but an own one that another provider has let down', async () => {
  const market = await openMarket(product);
  const other = await addOther(market);
  const stranger = await openMarket(product);
  const strange = await declined(product, stranger);
  const confirmed = await market.confirmed({ starts_at: at(72) });
  const ended = await declined(product, market);
  const book = async (card: string, rescues: string, hours: number) =>
    bookingOf(await market.tryToBook({ service_card_id: card, starts_at: at(hours), rescues }));
  const rows = [
    [other.card.id, strange.id],
    [other.card.id, confirmed.id],
    [market.offer.id, ended.id],
  ] as const;
  for (const [index, [card, rescues]] of rows.entries()) {
    const made = await book(card, rescues, 100 + index * 5);
    expect(made.rescue?.of).toBe(null);
    await market.step('customer', made.id, 'withdraw');
    const change = sql`update bookings set rescued_booking_id = ${rescues} where id = ${made.id}`;
    await expect(product.owner.execute(change)).rejects.toMatchObject({ cause: { constraint: 'refuse_false_rescue' } });
  }
  for (const id of [strange.id, other.id])
    expect(refusalOf(await market.ask('customer', 'GET', `/api/v1/bookings/${id}/rescue`))).toBe('not_found');
  for (const who of ['provider', 'admin'] as const)
    expect(refusalOf(await market.ask(who, 'GET', `/api/v1/bookings/${ended.id}/rescue`))).toBe('not_found');
  product.clock.now = new Date(Date.parse(ended.starts_at) + RESCUE.openMs);
  expect(await rescueOf(market, ended.id)).toMatchObject({ is_open: false, items: [] });
});

test('a customer reads of past bookings whether their offer can be booked again', async () => {
  const market = await openMarket(product);
  const { id } = await declined(product, market);
  const read = async () => (await market.read('customer', id)).can_book_again;
  expect(await read()).toBe(true);
  expect((await market.read('provider', id)).can_book_again).toBe(null);
  await product.owner.execute(sql`update service_cards set is_active = false where id = ${market.offer.id}`);
  expect(await read()).toBe(false);
});

/** The types of the notifications that lead the customer to the others of a booking. */
async function toldOfOthers({ customer }: Market, id: string) {
  await product.work();
  const rows = await product.owner.execute(sql`select type, message_en from notifications
    where user_id = ${customer.id} and metadata ->> 'booking_id' = ${id} and message_en like '%who else is free%'`);
  return rows.map(({ type }) => type);
}

test('who was let down is told where others are, also where the clock says that nobody came', async () => {
  const market = await openMarket(product);
  const told = (id: string) => toldOfOthers(market, id);
  expect(await told((await declined(product, market)).id)).toEqual(['booking_declined']);
  const withdrawn = await market.request({ starts_at: at(60) });
  await market.step('customer', withdrawn.id, 'withdraw');
  expect(await told(withdrawn.id)).toEqual([]);
  const cancelled = await market.confirmed({ starts_at: at(60) });
  await market.step('provider', cancelled.id, 'cancel', { reason: 'The kiln is broken' });
  expect(await told(cancelled.id)).toEqual(['booking_cancelled']);
  const missed = await market.confirmed({ starts_at: at(30) });
  product.clock.now = new Date(Date.parse(missed.ends_at) + 25 * 60 * MINUTE);
  expect(await told(missed.id)).toEqual(['booking_cancelled']);
  expect((await market.read('customer', missed.id)).cancel_reason).toBe('provider_absent');
  expect(await rescueOf(market, missed.id)).toMatchObject({ is_open: true });
});

test('nobody is told of others who are not offered: for a whole package and after work', async () => {
  const market = await openPackageMarket(product);
  const whole = await packagesOf(product, market).request();
  await market.step('provider', whole.id, 'decline', { reason: 'I have no time.' });
  expect(await toldOfOthers(market, whole.id)).toEqual([]);
  expect(await rescueOf(market, whole.id)).toMatchObject({ is_open: false, items: [] });

  const worked = await market.confirmed({ starts_at: at(30) });
  product.clock.now = new Date(worked.starts_at);
  await market.step('customer', worked.id, 'start');
  await market.step('customer', worked.id, 'begin');
  const { cancel_options } = AdminBooking.parse(
    (await market.ask('admin', 'GET', `/api/v1/admin/bookings/${worked.id}`)).body,
  );
  for (const { left, refund } of cancel_options.filter((option) => option.left === 'late_lines')) {
    const decision = { reason: 'The provider has left.', left, refund };
    await market.ask('admin', 'POST', `/api/v1/admin/bookings/${worked.id}/cancel`, decision);
  }
  expect(await toldOfOthers(market, worked.id)).toEqual([]);
  expect((await market.read('customer', worked.id)).payment_status).toBe('partially_refunded');
});
