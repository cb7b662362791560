import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hoursFrom, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const HOLD_MS = 15 * 60_000;

/** Unpaid bookings of as many customers. */
async function holdSlots(count: number) {
  const markets = await Promise.all(Array.from({ length: count }, () => openMarket(product)));
  const starts_at = hoursFrom(product.clock.now, 48);
  return Promise.all(markets.map(async (market) => ({ market, id: (await market.book({ starts_at })).id })));
}

const passTime = (ms: number) => void (product.clock.now = new Date(product.clock.now.getTime() + ms));

/** Of bookings: whether each still has its slot and deadline, and what has happened to it. */
const stateOf = (ids: readonly string[]) =>
  product.owner.execute(sql`select cancel_reason, version,
      exists (select from booking_slots where booking_id = id) as has_slot,
      exists (select from deadlines where entity_id = id) as has_deadline,
      array(select event from booking_history where booking_id = bookings.id order by booking_history.id) as events,
      array(select stream || ' ' || type || ' ' || version as hint from stream_events
        where entity_id = bookings.id::text order by hint) as hints
    from bookings where id = any(${sql.param([...ids])}::uuid[]) order by id`);

/** What open pages are told: of the booking, of each attempt to pay that opens or closes, and once of the end. */
function hintsOf(userId: string, attempts: number): string[] {
  const before = <Hint extends string>(hint: Hint) => Array<Hint>(1 + attempts * 2).fill(hint);
  return [
    ...before('admins booking_changed 1'),
    'admins booking_changed 2',
    'admins revenue_changed 1',
    ...before(`user:${userId} booking_changed 1`),
    `user:${userId} booking_changed 2`,
  ];
}

test('holds that run out at the same instant end once each, also one whose customer has opened the page of the gateway', async () => {
  const held = (await holdSlots(6)).toSorted((a, b) => a.id.localeCompare(b.id));
  const paying = held[2];
  await paying?.market.openCheckout(paying.id);
  passTime(HOLD_MS);
  await Promise.all([product.work(), product.work()]);
  const ended = { cancel_reason: 'hold_expired', version: 2, has_slot: false, has_deadline: false };
  expect(await stateOf(held.map(({ id }) => id))).toEqual(
    held.map((one) => ({
      ...ended,
      events: ['book', 'expire_hold'],
      hints: hintsOf(one.market.customer.id, one === paying ? 1 : 0),
    })),
  );
});

test('a hold that cannot end does not keep the others from ending, and is tried again', async () => {
  const ids = (await holdSlots(4)).map(({ id }) => id).toSorted();
  const [stuck = ''] = ids;
  await product.owner.execute(
    sql`create function get_stuck() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$`,
  );
  await product.owner.execute(
    sql.raw(
      `create trigger get_stuck before update on bookings for each row when (old.id = '${stuck}') execute function get_stuck()`,
    ),
  );
  passTime(HOLD_MS);
  await product.work();
  const slots = async () => (await stateOf(ids)).map(({ has_slot }) => has_slot);
  expect(await slots()).toEqual([true, false, false, false]);
  await product.owner.execute(sql`drop trigger get_stuck on bookings`);
  passTime(10_000);
  await product.work();
  expect(await slots()).toEqual([false, false, false, false]);
});
