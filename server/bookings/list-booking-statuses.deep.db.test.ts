import { BookingStatusNow } from '@hirfa/contract/bookings';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../platform/ids.ts';
import { refusalOf } from '../testing/calls.ts';
import { hoursFrom, type Market, openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const PATH = '/api/v1/bookings/statuses';
const Answer = z.strictObject({ items: z.array(BookingStatusNow) });

async function statuses(market: Market, who: 'customer' | 'provider' | 'admin', ids: readonly string[] = []) {
  const query = ids.map((id) => `ids[]=${id}`).join('&');
  const { status, body } = await market.ask(who, 'GET', `${PATH}?${query}`);
  expect(status).toBe(200);
  return Answer.parse(body).items;
}

const book = (market: Market, hours: number) => market.book({ starts_at: hoursFrom(product.clock.now, hours) });

test('the statuses of bookings are found by ids; foreign and unknown ones are missing, and providers see no unpaid ones', async () => {
  const [market, others] = [await openMarket(product), await openMarket(product)];
  const paid = await market.confirmed();
  const unpaid = await book(market, 60);
  const foreign = await others.confirmed();
  const ids = [paid.id, unpaid.id, foreign.id, newId()];

  const paidNow = { id: paid.id, status: 'confirmed', payment_status: 'captured', version: paid.version };
  const unpaidNow = { id: unpaid.id, status: 'awaiting_acceptance', payment_status: 'pending', version: 1 };
  expect(await statuses(market, 'customer', ids)).toEqual([unpaidNow, paidNow]);
  expect(await statuses(market, 'customer', [paid.id])).toEqual([paidNow]);
  expect(await statuses(market, 'provider', ids)).toEqual([paidNow]);
  expect(await statuses(others, 'provider', ids)).toMatchObject([{ id: foreign.id }]);
  const seenByAdmin = (await statuses(market, 'admin', ids)).map(({ id }) => id);
  expect(seenByAdmin.toSorted()).toEqual([paid.id, unpaid.id, foreign.id].toSorted());

  await market.step('customer', paid.id, 'cancel');
  expect(await statuses(market, 'provider', [paid.id])).toMatchObject([
    { status: 'cancelled', version: paid.version + 1 },
  ]);
});

test('without ids, the own bookings of the last 30 days are listed, newest first', async () => {
  const [market, others] = [await openMarket(product), await openMarket(product)];
  const old = await book(market, 50);
  await others.confirmed();
  const now = product.clock.now.getTime();
  const created = (id: string, daysAgo: number) =>
    product.owner.execute(
      sql`update bookings set created_at = ${new Date(now - daysAgo * 86_400_000 - 1)} where id = ${id}`,
    );
  await created(old.id, 30);
  const paid = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 60) });
  await created(paid.id, 29);
  const unpaid = await book(market, 70);

  const idsFor = async (who: 'customer' | 'provider' | 'admin') => (await statuses(market, who)).map(({ id }) => id);
  expect(await idsFor('customer')).toEqual([unpaid.id, paid.id]);
  expect(await idsFor('provider')).toEqual([paid.id]);
  expect(await idsFor('admin'), 'an admin has no bookings of their own').toEqual([]);
});

test('at most 100 ids are accepted and 100 statuses listed, and only signed-in people ask', async () => {
  const market = await openMarket(product);
  const { id } = await market.book();
  await product.owner.execute(sql`
    insert into bookings (id, title, title_ar, service_card_id, category_slug, provider_id, booker_id, status, cancelled_at,
      cancel_reason, total_amount, commission_rate, platform_fee, vat_amount, mode, area_id, starts_at, ends_at, hold_until, created_at)
    select uuidv7(), title, title_ar, service_card_id, category_slug, provider_id, booker_id, 'cancelled', created_at,
      'hold_expired', total_amount, commission_rate, platform_fee, vat_amount, mode, area_id, starts_at, ends_at, hold_until,
      created_at - n * interval '1 minute' from bookings, generate_series(1, 120) n where id = ${id}`);
  const recent = await statuses(market, 'customer');
  expect(recent).toHaveLength(100);
  expect(recent[0]?.id).toBe(id);

  const ids = recent.map((each) => each.id);
  expect(await statuses(market, 'customer', ids)).toHaveLength(100);
  const tooMany = [...ids, newId()].map((each) => `ids[]=${each}`).join('&');
  expect(refusalOf(await market.ask('customer', 'GET', `${PATH}?${tooMany}`))).toBe('invalid_input');
  expect((await fetch(`${product.address}${PATH}`)).status).toBe(401);
});
