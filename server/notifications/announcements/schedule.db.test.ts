import { Announcement } from '@hirfa/contract/notifications';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../../testing/calls.ts';
import { type Market, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const HOUR_MS = 3_600_000;
const Sent = z.object({ id: z.uuid() });
const Page = z.object({ items: z.array(Announcement), next_cursor: z.string().nullable() });

const inHours = (hours: number) => new Date(product.clock.now.getTime() + hours * HOUR_MS);
const send = (market: Market, hours: number) =>
  market.ask('admin', 'POST', '/functions/v1/send-firebase-notification', {
    user_id: market.customer.id,
    title: 'Soon',
    message: 'Something is new.',
    send_at: inHours(hours).toISOString(),
  });
async function schedule(market: Market, hours: number): Promise<string> {
  const { id } = Sent.parse((await send(market, hours)).body);
  await product.work();
  return id;
}
async function history(market: Market, search = '') {
  return Page.parse((await market.ask('admin', 'GET', `/api/v1/announcements${search}`)).body);
}
const found = async (market: Market, id: string) => (await history(market)).items.find((item) => item.id === id);
const cancel = (market: Market, id: string) => market.ask('admin', 'DELETE', `/api/v1/announcements/${id}`);
async function pass(hours: number): Promise<void> {
  product.clock.now = inHours(hours);
  await product.work();
}

test('a scheduled announcement begins at its time, once, and can be taken back until then', async () => {
  const market = await openMarket(product);
  const [goes, stays] = [await schedule(market, 2), await schedule(market, 2)];
  expect(await found(market, goes)).toMatchObject({
    state: 'scheduled',
    readers: 0,
    send_at: inHours(2).toISOString(),
    user_id: market.customer.id,
    reader_name: market.customer.full_name,
    sender_name: market.admin.full_name,
  });
  expect((await cancel(market, stays)).status).toBe(200);
  expect(refusalOf(await cancel(market, stays))).toBe('state_changed');
  await pass(1);
  expect(await found(market, goes)).toMatchObject({ state: 'scheduled', readers: 0 });
  await pass(1);
  expect(await found(market, goes)).toMatchObject({ state: 'sent', readers: 1 });
  expect(await found(market, stays)).toMatchObject({ state: 'cancelled', readers: 0 });
  expect(refusalOf(await cancel(market, goes))).toBe('state_changed');
});

test('it can begin within 90 days, and not after its sender has lost the role', async () => {
  const market = await openMarket(product);
  expect([(await send(market, -1)).status, (await send(market, 24 * 91)).status]).toEqual([400, 400]);
  const id = await schedule(market, 1);
  await market.world.endAdmin(market.admin.id);
  await pass(1);
  await market.world.makeAdmin(market.admin.id);
  expect(await found(market, id)).toMatchObject({ state: 'cancelled', readers: 0 });
});

test('the history has pages, and recipients are counted before', async () => {
  const market = await openMarket(product);
  const ids: string[] = [];
  for (const hours of [3, 2, 1]) {
    ids.push(await schedule(market, hours));
    product.clock.now = new Date(product.clock.now.getTime() + 1000);
  }
  const first = await history(market, '?limit=2');
  const second = await history(market, `?limit=1&cursor=${first.next_cursor}`);
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.toReversed());
  const count = async (search: string) =>
    (await market.ask('admin', 'GET', `/api/v1/announcement-recipients?${search}`)).body;
  expect(await count(`user_id=${market.customer.id}`)).toMatchObject({ people: 1, devices: 0 });
  expect(await count(`topic=user-${market.customer.id}`)).toMatchObject({ people: 1, devices: 0 });
  const [all] = await product.owner.execute<{ people: number }>(sql`select count(*)::int as people from profiles`);
  expect(await count('topic=all-user')).toMatchObject(all ?? {});
});
