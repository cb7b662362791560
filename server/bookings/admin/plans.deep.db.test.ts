import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { findByReference, findMoves } from '../../payments/index.ts';
import { type Market, openMarket } from '../../testing/market.ts';
import { rowsReadBy } from '../../testing/plans.ts';
import { useProduct } from '../../testing/product.ts';
import { findBookingIds, findHistory, findPeopleOf, findServices, findSummaries } from './queries.ts';

const product = useProduct();
const MANY = 60_000;
const AT: [number, string] = [new Date('2026-10-01T09:00:00Z').getTime(), newId()];

let market: Market;
let booking: string;
let service: string;
/** Bookings of a customer, a provider and a service with a long past, among many others. */
beforeAll(async () => {
  market = await openMarket(product);
  ({ id: booking } = await market.confirmed());
  ({ id: service } = await market.world.service(await market.world.category()));
  await product.owner.transaction(async (tx) => {
    // Without triggers, as a restored backup.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into bookings select copied.* from bookings as booking, generate_series(1, ${MANY}::int) as n,
      lateral jsonb_populate_record(booking, jsonb_build_object('id', uuidv7(), 'status', 'completed',
        'provider_id', case when n % 10 > 0 then uuidv7() else booking.provider_id end,
        'booker_id', case when n % 10 > 0 then uuidv7() else booking.booker_id end,
        'service_id', case when n % 20 > 0 then uuidv7() else ${service}::uuid end,
        'starts_at', booking.starts_at - n * interval '1 hour', 'ends_at', booking.ends_at - n * interval '1 hour',
        'completed_at', booking.ends_at)) as copied where booking.id = ${booking}`);
    await tx.execute(sql`insert into payment_attempts select copied.* from payment_attempts as attempt, generate_series(1, 20000) as n,
      lateral jsonb_populate_record(attempt, jsonb_build_object('id', uuidv7(), 'booking_id', uuidv7(), 'checkout_id', 'chk_' || n,
        'state', 'closed')) as copied where attempt.booking_id = ${booking}`);
    await tx.execute(sql`insert into ledger_entries (booking_id, account, amount, cause, created_at)
      select uuidv7(), 'vat', 1, 'x', now() from generate_series(1, 20000)`);
  });
  await product.owner.execute(sql`analyze`);
}, 90_000);

const READS: Readonly<Record<string, (db: Database) => Promise<unknown>>> = {
  'all bookings': (db) => findBookingIds(db, {}, null, 25),
  'a later page': (db) => findBookingIds(db, {}, AT, 25),
  'a common status': (db) => findBookingIds(db, { status: 'completed' }, AT, 25),
  'a rare status': (db) => findBookingIds(db, { status: 'in_progress' }, null, 25),
  days: (db) => findBookingIds(db, { from: '2026-05-01', until: '2026-05-02' }, null, 25),
  'days and a status': (db) =>
    findBookingIds(db, { from: '2026-05-01', until: '2026-05-02', status: 'completed' }, null, 25),
  'a service': (db) => findBookingIds(db, { services: [service, newId()] }, AT, 25),
  'a person': (db) => findBookingIds(db, { people: [market.customer.id] }, AT, 25),
  'fifty people': (db) =>
    findBookingIds(db, { people: [market.customer.id, ...Array.from({ length: 49 }, () => newId())] }, null, 25),
  'a provider': (db) => findBookingIds(db, { people: [market.provider.user_id], part: 'provider' }, AT, 25),
  'a person and a status': (db) => findBookingIds(db, { people: [market.customer.id], status: 'completed' }, null, 25),
  'the words of a service': (db) => findServices(db, ['% nothing%']),
  'an id at the gateway': (db) => findByReference(db, 'chk_777'),
  'the rows of a page': (db) => findSummaries(db, [booking, newId()]),
  'a booking': (db) => findPeopleOf(db, booking),
  'its history': (db) => findHistory(db, booking),
  'its money': (db) => findMoves(db, booking),
};

test.each(Object.keys(READS))('%s: few rows are read, however many bookings there are', async (name) => {
  const read = READS[name];
  if (read === undefined) throw new Error(name);
  const counts = await rowsReadBy(product, { userId: market.admin.id, isAdmin: true }, read);
  expect(counts).not.toEqual([]);
  for (const count of counts) expect(count).toBeLessThan(500);
});
