import { BlockedCustomer } from '@hirfa/contract/bookings';
import { LEAVING } from '@hirfa/domain/accounts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { pageOf } from '@hirfa/contract/lists';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../../testing/calls.ts';
import { bookingOf, hoursFrom, type Market, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';

const product = useProduct();
const BLOCKED = '/api/v1/provider/blocked-customers';

const block = (market: Market, id: string, who: 'provider' | 'customer' = 'provider') =>
  market.ask(who, 'PUT', `${BLOCKED}/${id}`);
const unblock = (market: Market, id: string) => market.ask('provider', 'DELETE', `${BLOCKED}/${id}`);
const listed = async (market: Market, query = '') =>
  pageOf(BlockedCustomer).parse((await market.ask('provider', 'GET', BLOCKED + query)).body);
const rowsOf = async ({ provider }: Market) =>
  product.owner.execute(
    sql`select customer_id, booking_id, created_at from blocked_customers where provider_id = ${provider.id}`,
  );

/** A free time of its own for each number. */
const at = (number: number) => ({ starts_at: hoursFrom(product.clock.now, 60 + number * 4) });

test('a customer who is blocked cannot book the provider until they are unblocked, by whichever of their bookings', async () => {
  const market = await openMarket(product);
  const [first, second] = [await market.request(at(0)), await market.request(at(1))];
  expect(bookingOf(await block(market, first.id))).toMatchObject({ id: first.id, is_customer_blocked: true });
  const refused = await market.tryToBook(at(2));
  expect([refused.status, refusalOf(refused)]).toEqual([409, 'provider_unavailable']);
  const other = await signedIn(product, (await market.world.user('Omar Adel')).id);
  expect((await market.tryToBook(at(2), newId(), other)).status).toBe(201);
  expect((await market.read('provider', second.id)).is_customer_blocked).toBe(true);
  expect(bookingOf(await unblock(market, second.id)).is_customer_blocked).toBe(false);
  expect((await market.tryToBook(at(3))).status).toBe(201);
});

test('a block refuses every time alike, and says less than any other refusal', async () => {
  const market = await openMarket(product);
  const { id, starts_at } = await market.request(at(0));
  await block(market, id);
  const taken = await market.tryToBook({ starts_at });
  const free = await market.tryToBook(at(1));
  const body = { code: 'provider_unavailable', message: 'This provider can not take the booking', data: null };
  for (const { body: said } of [taken, free]) expect(said).toEqual({ ...body, request_id: expect.any(String) });
  for (const path of [`/api/v1/bookings/${id}`, '/api/v1/bookings', '/api/v1/me/export'])
    expect(JSON.stringify((await market.ask('customer', 'GET', path)).body)).not.toMatch(
      /blocked_by|blocked_customers":\[\{|is_customer_blocked":(?!null)/,
    );
  const [slots, page] = await Promise.all(
    [`/api/v1/service-cards/${market.offer.id}/slots?mode=in_person`, `/api/v1/providers/${market.provider.id}`].map(
      (path) => market.ask('customer', 'GET', path),
    ),
  );
  expect([slots?.status, page?.status]).toEqual([200, 200]);
});

test('what was booked before stays: it is paid, answered, done or cancelled as usual', async () => {
  const market = await openMarket(product);
  const [asked, accepted, unpaid] = [
    await market.request(at(0)),
    await market.confirmed(at(1)),
    await market.book(at(2)),
  ];
  await block(market, asked.id);
  expect((await market.step('provider', asked.id, 'decline', { reason: 'Not this time, sorry.' })).status).toBe(
    'cancelled',
  );
  expect((await market.read('customer', accepted.id)).status).toBe('confirmed');
  expect((await market.step('customer', accepted.id, 'cancel')).status).toBe('cancelled');
  await market.pay(unpaid.id);
  expect((await market.step('provider', unpaid.id, 'accept')).status).toBe('confirmed');
  expect(refusalOf(await market.tryToBook(at(3)))).toBe('provider_unavailable');
});

test('to block twice is to block once, since the first time; to unblock nobody changes nothing', async () => {
  const market = await openMarket(product);
  const [first, second] = [await market.request(at(0)), await market.request(at(1))];
  expect((await unblock(market, first.id)).status).toBe(200);
  const answers = await Promise.all([block(market, first.id), block(market, first.id), block(market, first.id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const rows = await rowsOf(market);
  expect(rows).toHaveLength(1);
  product.clock.now = new Date(product.clock.now.getTime() + 1000);
  expect((await block(market, second.id)).status).toBe(200);
  expect(await rowsOf(market)).toEqual(rows);
  expect((await unblock(market, first.id)).status).toBe(200);
  expect((await unblock(market, first.id)).status).toBe(200);
  expect(await rowsOf(market)).toEqual([]);
});

test('nobody blocks by a booking that is not theirs as its provider, or that is not paid', async () => {
  const [market, stranger] = [await openMarket(product), await openMarket(product)];
  const { id } = await market.request(at(0));
  const unpaid = await market.book(at(1));
  expect(refusalOf(await block(stranger, id))).toBe('not_found');
  expect(refusalOf(await unblock(stranger, id))).toBe('not_found');
  expect(refusalOf(await block(market, unpaid.id))).toBe('not_found');
  expect(refusalOf(await block(market, newId()))).toBe('not_found');
  expect(refusalOf(await block(market, id, 'customer'))).toBe('provider_required');
  // A provider who books another one is the customer of that booking.
  const booked = bookingOf(await market.tryToBook(at(2), newId(), stranger.as.provider));
  await product.owner.execute(sql`update bookings set authorized_at = now() where id = ${booked.id}`);
  expect(refusalOf(await block(stranger, booked.id))).toBe('not_found');
  expect(await rowsOf(market)).toEqual([]);
});

test('the list names the blocked customers page by page, the latest first', async () => {
  const market = await openMarket(product);
  const { id } = await market.request(at(0));
  await block(market, id);
  const [only] = (await listed(market)).items;
  expect(only).toEqual({
    booking_id: id,
    display_name: 'Mona F.',
    avatar_url: '',
    blocked_at: product.clock.now.toISOString(),
  });
  await product.owner.transaction(async (tx) => {
    // Without triggers, as a restored backup.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (let index = 1; index < 5; index += 1) {
      const user = await market.world.user(`Omar Adel ${index}`);
      const copied = JSON.stringify({ id: newId(), booker_id: user.id });
      await tx.execute(sql`with copied as (insert into bookings select copied.* from bookings as booking,
          lateral jsonb_populate_record(booking, ${copied}::jsonb) as copied where booking.id = ${id} returning *)
        insert into blocked_customers select provider_id, booker_id, id, ${product.clock.now.toISOString()} from copied`);
    }
  });
  const all = (await listed(market)).items;
  expect(all).toHaveLength(5);
  const found: z.infer<typeof BlockedCustomer>[] = [];
  let next: string | null = '';
  while (next !== null) {
    const { items, next_cursor } = await listed(market, `?limit=2${next && `&cursor=${next}`}`);
    found.push(...items);
    next = next_cursor;
  }
  expect(found).toEqual(all);
  expect(refusalOf(await market.ask('provider', 'GET', `${BLOCKED}?cursor=x`))).toBe('invalid_input');
});

test('a suspended provider blocks and unblocks', async () => {
  const market = await openMarket(product);
  const { id } = await market.request(at(0));
  await product.owner.execute(sql`update provider_profiles set is_active = false where id = ${market.provider.id}`);
  expect((await block(market, id)).status).toBe(200);
  expect((await listed(market)).items).toHaveLength(1);
  expect((await unblock(market, id)).status).toBe(200);
});

test('of a booking and a block at the same time one comes first: no booking is made after the block', async () => {
  const market = await openMarket(product);
  const { id } = await market.request(at(0));
  for (let round = 1; round <= 10; round += 1) {
    const [booked, blocked] = await Promise.all([market.tryToBook(at(round)), block(market, id)]);
    expect(blocked.status).toBe(200);
    expect([201, 409]).toContain(booked.status);
    expect(refusalOf(await market.tryToBook(at(round + 20)))).toBe('provider_unavailable');
    if (booked.status === 201) await market.step('customer', bookingOf(booked).id, 'withdraw');
    await unblock(market, id);
    product.clock.now = new Date(product.clock.now.getTime() + 600_000);
  }
});

test('when either account ends nothing is left of the block, and nobody blocks who has left', async () => {
  for (const who of ['customer', 'provider'] as const) {
    const market = await openMarket(product);
    const { id } = await market.request(at(0));
    await block(market, id);
    const copy = JSON.stringify((await market.ask('provider', 'GET', '/api/v1/me/export')).body);
    expect(copy).toMatch(new RegExp(`"public.blocked_customers":\\[\\{[^\\]]*${id}`));
    expect(copy).not.toContain(market.customer.id);
    await market.step('provider', id, 'decline', { reason: 'Not this time, sorry.' });
    await product.work();
    expect((await market.ask(who, 'POST', '/api/v1/me/deletion', { word: 'DELETE' })).status).toBe(200);
    product.clock.now = new Date(product.clock.now.getTime() + LEAVING.waitMs);
    await product.work();
    expect(await rowsOf(market)).toEqual([]);
    if (who === 'customer') expect(refusalOf(await block(market, id))).toBe('state_changed');
    expect(await rowsOf(market)).toEqual([]);
  }
});

test('the list goes with a profile that an admin deletes', async () => {
  const market = await openMarket(product);
  const { id } = await market.request(at(0));
  await block(market, id);
  await market.step('provider', id, 'decline', { reason: 'Not this time, sorry.' });
  await product.work();
  const deleted = await market.ask('admin', 'DELETE', `/api/v1/admin/providers/${market.provider.id}`);
  expect([deleted.status, await rowsOf(market)]).toEqual([200, []]);
});
