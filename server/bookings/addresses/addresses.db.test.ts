import { CustomerAddress } from '@hirfa/contract/bookings';
import { LEAVING } from '@hirfa/domain/accounts';
import { KEPT_ADDRESSES } from '@hirfa/domain/bookings';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../../testing/calls.ts';
import { hoursFrom, type Market, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const ADDRESSES = '/api/v1/me/addresses';

const listed = async (market: Market, who: 'customer' | 'provider' | 'admin' = 'customer') =>
  z.object({ items: z.array(CustomerAddress) }).parse((await market.ask(who, 'GET', ADDRESSES)).body).items;
const streets = async (market: Market) => (await listed(market)).map(({ address }) => address);

/** A paid booking at an address, at a free time of its own for each number. */
async function requestAt(market: Market, number: number, address: string) {
  product.clock.now = new Date(product.clock.now.getTime() + 60_000);
  return market.request({ address, starts_at: hoursFrom(product.clock.now, 60 + number * 4) });
}

test('the address of a paid booking is kept once, and the latest used one comes first', async () => {
  const market = await openMarket(product);
  await market.book({ address: '1 Unpaid Street' });
  expect(await listed(market)).toEqual([]);
  await requestAt(market, 1, '12 Road 9, third floor');
  await requestAt(market, 2, '5 Nile Street');
  expect(await streets(market)).toEqual(['5 Nile Street', '12 Road 9, third floor']);
  await requestAt(market, 3, '12 Road 9, third floor');
  const [first, ...others] = await listed(market);
  expect(first).toEqual({
    id: expect.any(String),
    area: { id: market.area.id, name_en: market.area.name_en, name_ar: market.area.name_ar },
    address: '12 Road 9, third floor',
    name: '',
  });
  expect(others.map(({ address }) => address)).toEqual(['5 Nile Street']);
});

test('online work leaves no address', async () => {
  const market = await openMarket(product);
  await product.owner.execute(
    sql`update provider_profiles set supports_online = true where id = ${market.provider.id}`,
  );
  await market.request({ mode: 'online', area_id: undefined, address: undefined });
  expect(await listed(market)).toEqual([]);
});

test('a person has at most ten addresses: the one that was used longest ago goes first', async () => {
  const market = await openMarket(product);
  const { id } = await market.request({ address: '100 First Street' });
  await product.owner.execute(sql`insert into customer_addresses (id, user_id, area_id, address, used_at)
    select gen_random_uuid(), ${market.customer.id}, ${market.area.id}, number || ' Old Street',
      ${product.clock.now.toISOString()}::timestamptz - number * interval '1 day'
    from generate_series(1, ${KEPT_ADDRESSES.most - 1}) as number`);
  expect(await streets(market)).toHaveLength(KEPT_ADDRESSES.most);
  await requestAt(market, 1, '101 Next Street');
  const now = await streets(market);
  expect(now).toHaveLength(KEPT_ADDRESSES.most);
  expect(now.slice(0, 2)).toEqual(['101 Next Street', '100 First Street']);
  expect(now).not.toContain(`${KEPT_ADDRESSES.most - 1} Old Street`);
  expect((await market.read('customer', id)).address).toBe('100 First Street');
});

test('an address is named and removed by its person, and the booking keeps its own copy', async () => {
  const market = await openMarket(product);
  const booking = await market.request();
  const [kept] = await listed(market);
  const path = `${ADDRESSES}/${kept?.id}`;
  const named = await market.ask('customer', 'PATCH', path, { name: '  بيت ماما ' });
  expect([named.status, named.body]).toEqual([200, { ...kept, name: 'بيت ماما' }]);
  for (const name of ['x'.repeat(KEPT_ADDRESSES.nameMax + 1), 'Home\u202e', 'two\nlines'])
    expect(refusalOf(await market.ask('customer', 'PATCH', path, { name }))).toBe('invalid_input');
  // To use it again leaves its name.
  await requestAt(market, 1, booking.address ?? '');
  expect((await listed(market)).map(({ name }) => name)).toEqual(['بيت ماما']);
  expect((await market.ask('customer', 'DELETE', path)).body).toEqual({ id: kept?.id });
  expect(refusalOf(await market.ask('customer', 'DELETE', path))).toBe('not_found');
  expect(await listed(market)).toEqual([]);
  expect((await market.read('customer', booking.id)).address).toBe('12 Road 9, third floor');
});

test('nobody else reads, names or removes an address: not the provider, not an admin, not by the database', async () => {
  const market = await openMarket(product);
  await market.confirmed();
  const [kept] = await listed(market);
  for (const who of ['provider', 'admin'] as const) {
    expect(await listed(market, who)).toEqual([]);
    expect(refusalOf(await market.ask(who, 'PATCH', `${ADDRESSES}/${kept?.id}`, { name: 'Mine' }))).toBe('not_found');
    expect(refusalOf(await market.ask(who, 'DELETE', `${ADDRESSES}/${kept?.id}`))).toBe('not_found');
  }
  expect(refusalOf(await market.ask('customer', 'DELETE', `${ADDRESSES}/${newId()}`))).toBe('not_found');
  expect(await listed(market)).toEqual([kept]);
  const rights = await product.owner.execute(
    sql`select privilege_type as right from information_schema.role_table_grants
      where table_name = 'customer_addresses' and grantee = 'hirfa_api' order by 1`,
  );
  expect(rights).toEqual([{ right: 'DELETE' }, { right: 'SELECT' }]);
});

test('addresses are in the copy of one’s data, and go with the account', async () => {
  const market = await openMarket(product);
  const { id } = await market.request({ address: '77 Secret Street' });
  const copy = JSON.stringify((await market.ask('customer', 'GET', '/api/v1/me/export')).body);
  expect(copy).toMatch(/"public.customer_addresses":\[\{[^\]]*77 Secret Street/);
  await market.step('provider', id, 'decline', { reason: 'Not this time, sorry.' });
  await product.work();
  expect((await market.ask('customer', 'POST', '/api/v1/me/deletion', { word: 'DELETE' })).status).toBe(200);
  product.clock.now = new Date(product.clock.now.getTime() + LEAVING.waitMs);
  await product.work();
  const left = await product.owner.execute(sql`select 1 from customer_addresses where address = '77 Secret Street'`);
  expect(left).toEqual([]);
});
