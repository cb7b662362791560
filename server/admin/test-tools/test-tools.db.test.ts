import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../../testing/calls.ts';
import { type Market, openMarket } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';
import { disagreements, liveUntil, markPeople } from '../../testing/cleaning/test-tools.ts';

const product = useProduct();
const Part = z.object({ kept: z.array(z.unknown()), next: z.uuid().nullable() });
const remove = (market: Market, booking_id: string) =>
  market.ask('admin', 'POST', '/functions/v1/admin-delete-booking-by-id', { booking_id });
const exists = async (id: string) =>
  (await product.owner.execute(sql`select 1 from bookings where id = ${id}`)).length === 1;

const deleteRow = (id: string) => product.owner.execute(sql`delete from bookings where id = ${id}`);
const REFUSED = { cause: { constraint: 'only_returned_test_bookings' } };

async function openTestMarket(): Promise<Market> {
  const market = await openMarket(product);
  await markPeople(product, market);
  return market;
}

test('a settled booking goes once its money is back, and its payment stays in the books', async () => {
  const market = await openTestMarket();
  const id = await liveUntil(product, market, 'settled');
  expect(await ledgerOf(product, id)).toHaveProperty('provider_payable');
  expect(await remove(market, id)).toMatchObject({ status: 200, body: { booking_id: id, deleted_at: null } });
  expect(await exists(id)).toBe(true);
  await product.work();
  expect(await exists(id)).toBe(false);
  expect(await ledgerOf(product, id)).toEqual({});
  const answer = await market.ask('admin', 'GET', `/api/v1/admin/test-tools/deletions/${id}`);
  expect(answer.body).toEqual({ booking_id: id, deleted_at: product.clock.now.toISOString() });
  const kept = await product.owner.execute(sql`select held::text, rail_state,
    (select count(*)::int from notifications where metadata ->> 'booking_id' = ${id}) as notifications,
    (select json_agg(json_build_object('before', before, 'after', after)) from audit_log
      where entity_id = ${id} and action = 'booking.delete') as audit
    from payments where booking_id = ${id}`);
  expect(kept).toEqual([
    {
      held: '0.00',
      rail_state: 'captured',
      notifications: 0,
      audit: [{ before: { status: 'completed', payment_status: 'captured' }, after: { status: 'deleted' } }],
    },
  ]);
  expect((await remove(market, id)).status, 'again').toBe(200);
  expect(await disagreements(product)).toEqual([]);
});

test('only bookings of two marked people go; everything else is refused with the reason', async () => {
  const market = await openTestMarket();
  const charged = await liveUntil(product, market, 'charged back');
  expect(refusalOf(await remove(market, charged))).toBe('charged_back');
  expect(refusalOf(await remove(market, newId()))).toBe('not_found');
  const id = await liveUntil(product, market, 'requested');
  for (const one of [market.customer.id, market.provider.user_id]) {
    await product.owner.execute(sql`update profiles set is_test = user_id <> ${one}
      where user_id in (${market.customer.id}, ${market.provider.user_id})`);
    expect(refusalOf(await remove(market, id))).toBe('not_test_booking');
  }
  await product.work();
  expect([await exists(charged), await exists(id)]).toEqual([true, true]);
  await expect(deleteRow(id)).rejects.toMatchObject(REFUSED);
  await markPeople(product, market);
  await expect(deleteRow(id)).rejects.toMatchObject(REFUSED);
});

test('a reset asks for all bookings of marked people, part by part, and names what it refuses', async () => {
  const market = await openTestMarket();
  const charged = await liveUntil(product, market, 'charged back');
  const gone = [await liveUntil(product, market, 'confirmed'), await liveUntil(product, market, 'unpaid')];
  const others = await liveUntil(product, await openMarket(product), 'requested');
  const kept: unknown[] = [];
  for (let after: string | null | undefined = undefined; after !== null;) {
    const { body } = await market.ask('admin', 'POST', '/api/v1/admin/test-tools/reset', { ...(after && { after }) });
    const part = Part.parse(body);
    kept.push(...part.kept);
    after = part.next;
  }
  expect(kept).toContainEqual({ booking_id: charged, reason: 'charged_back' });
  await product.work();
  expect(await Promise.all([...gone, others, charged].map(exists))).toEqual([false, false, true, true]);
  const { body } = await market.ask('admin', 'GET', '/api/v1/admin/test-tools');
  expect(body).toMatchObject({ test_booking_id: null, deleting: 0 });
});

test('where the test tools are off, their calls do not exist', async () => {
  const market = await openTestMarket();
  const id = await liveUntil(product, market, 'unpaid');
  const { testTools } = product.services;
  product.services.testTools = null;
  const answers = [
    await remove(market, id),
    await market.ask('admin', 'POST', '/api/v1/admin/test-tools/reset', {}),
    await market.ask('admin', 'GET', '/api/v1/admin/test-tools'),
    await market.ask('admin', 'GET', `/api/v1/admin/test-tools/deletions/${id}`),
  ];
  product.services.testTools = testTools;
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});
