import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/calls.ts';
import { startJob } from '../../testing/disputes/sides.ts';
import { extrasOf } from '../../testing/extras/sides.ts';
import { hoursFrom } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { openPackageMarket, packagesOf } from '../../testing/packages/packages.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();

async function begun() {
  const market = await openPackageMarket(product);
  const calls = packagesOf(product, market);
  const { id, bookings } = await calls.begun();
  return { market, ...calls, id, ids: bookings.map(({ booking }) => booking?.id ?? '') };
}

test('one date is moved, and the package shows its new time', async () => {
  const { market, read, id, ids } = await begun();
  const second = await market.read('provider', ids[1] ?? '');
  const to = hoursFrom(product.clock.now, 9 * 24 + 5);
  const path = (verb: string) => `/api/v1/bookings/${second.id}/${verb}`;
  expect((await market.ask('provider', 'POST', path('propose-times'), { times: [to] })).status).toBe(200);
  const { proposal } = await market.read('customer', second.id);
  const accepted = { proposal_id: proposal?.id, from: second.starts_at, to };
  expect((await market.ask('customer', 'POST', path('accept-proposal'), accepted)).status).toBe(200);
  const { bookings } = await read('customer', id);
  expect(bookings.map(({ starts_at }) => starts_at)[1]).toBe(to);
  // The time that it had is free again, and the one that it has is not.
  expect((await market.tryToBook({ starts_at: second.starts_at })).status).toBe(201);
  expect(refusalOf(await market.tryToBook({ starts_at: to }))).toBe('slot_taken');
});

test('extra work of one date has a charge of its own, which goes back first', async () => {
  const { market, id } = await begun();
  const first = await market.read('customer', id);
  await startJob(product, market, first);
  const { propose, pay } = extrasOf(market, id);
  await propose('100.00', '0.00');
  await pay();
  await product.work();
  expect(await ledgerOf(product, id)).toMatchObject({ gateway: '418.96' });
  expect((await market.cancelAsAdmin(id, 'The house has no power today.')).status).toBe(200);
  await product.work();
  expect(await ledgerOf(product, id)).toEqual({});
  const [rest] = await product.owner.execute(sql`select sum(held)::text as held,
    (select count(*)::int from payment_operations join payments as share using (booking_id)
      where share.package_id = ${id} and state <> 'done') as open from payments where package_id = ${id}`);
  expect(rest).toEqual({ held: '897.75', open: 0 });
});

test('the first booking of a package of test people is deleted; the others give their money back as before', async () => {
  const { market, id, ids } = await begun();
  await product.owner.execute(sql`update profiles set is_test = true
    where user_id in (${market.customer.id}, ${market.provider.user_id})`);
  const path = '/functions/v1/admin-delete-booking-by-id';
  expect((await market.ask('admin', 'POST', path, { booking_id: id })).status).toBe(200);
  await product.work();
  await product.work();
  expect(refusalOf(await market.ask('customer', 'GET', `/api/v1/bookings/${id}`))).toBe('not_found');
  const second = await market.read('customer', ids[1] ?? '');
  expect(second).toMatchObject({ status: 'confirmed', package: null });
  await market.step('customer', second.id, 'cancel');
  await product.work();
  expect(await ledgerOf(product, second.id)).toEqual({});
});
