import { Booking } from '@hirfa/contract/bookings';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { asPerson } from '../kernel/transactions.ts';
import { hoursFrom, type Market, openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const START = product.clock.now;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
beforeEach(() => {
  product.clock.now = START;
});
const pass = async (ms: number) => {
  product.clock.now = new Date(product.clock.now.getTime() + ms);
  await product.work();
};

const PLACE = { address: '12 Road 9, third floor', notes: 'Ring twice' };
const NOTHING = { address: null, notes: '' };
const placeOf = async (market: Market, who: 'customer' | 'provider' | 'admin', id: string) => {
  const { address, notes, area } = await market.read(who, id);
  expect(area?.id).toBe(market.area.id);
  return { address, notes };
};

/** What the provider's list says, and what the database itself shows to the provider. */
async function otherPlaces(market: Market, id: string, list: 'today' | 'upcoming' | 'past') {
  const { body } = await market.ask('provider', 'GET', `/api/v1/provider/bookings?list=${list}`);
  const { items } = z.looseObject({ items: z.array(Booking) }).parse(body);
  const actor = { kind: 'person', user_id: market.provider.user_id, session_id: id, roles: [] } as const;
  const scope = { now: product.clock.now, subscribers: [] };
  const rows = await asPerson(product.pools.api, actor, scope, ({ db }) =>
    db.execute(sql`select address from booking_places where booking_id = ${id}`),
  );
  return [items.find((item) => item.id === id)?.address, rows.length];
}

test('the provider reads the place from the capture until 14 days after the job, then the area only; the others read on', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed(PLACE);
  expect(await placeOf(market, 'provider', id)).toEqual(PLACE);
  expect(await otherPlaces(market, id, 'upcoming')).toEqual([PLACE.address, 1]);
  await pass(49 * HOUR_MS);
  await product.owner.execute(sql`update booking_start_codes set code = '1234' where booking_id = ${id}`);
  await market.step('provider', id, 'start', { code: '1234' });
  await market.step('provider', id, 'finish');
  await market.step('customer', id, 'confirm-completion');
  await pass(14 * DAY_MS - 1);
  expect(await placeOf(market, 'provider', id)).toEqual(PLACE);
  expect(await otherPlaces(market, id, 'past')).toEqual([PLACE.address, 1]);
  await pass(1);
  expect(await placeOf(market, 'provider', id)).toEqual(NOTHING);
  expect(await otherPlaces(market, id, 'past')).toEqual([null, 0]);
  for (const who of ['customer', 'admin'] as const) expect(await placeOf(market, who, id)).toEqual(PLACE);
});

test('the provider of a cancelled booking reads the area only, at once', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed(PLACE);
  await market.step('customer', id, 'cancel');
  await product.work();
  expect(await placeOf(market, 'provider', id)).toEqual(NOTHING);
});

test('a year after a booking has ended its place is deleted for all; that of an open one never', async () => {
  const market = await openMarket(product);
  const [cancelled, open] = [
    await market.confirmed(PLACE),
    await market.confirmed({ ...PLACE, starts_at: hoursFrom(product.clock.now, 72) }),
  ];
  await market.step('customer', cancelled.id, 'cancel');
  product.clock.now = new Date(product.clock.now.getTime() + 365 * DAY_MS - 1);
  await product.keepHouse();
  const rows = () =>
    product.owner.execute(sql`select booking_id from booking_places
    where booking_id in (${cancelled.id}, ${open.id}) order by booking_id`);
  expect((await rows()).length).toBe(2);
  product.clock.now = new Date(product.clock.now.getTime() + 1);
  await product.keepHouse();
  expect(await rows()).toEqual([{ booking_id: open.id }]);
});
