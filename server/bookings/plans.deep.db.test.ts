import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { rooms } from '../entry/rooms.ts';
import { copyPersonalData } from '../kernel/personal-data.ts';
import type { Database } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { type Market, openMarket } from '../testing/market.ts';
import { type Plan, rowsReadBy } from '../testing/plans.ts';
import { useProduct } from '../testing/product.ts';
import { findBookedDates, findCalendarBookings, findOwnCalendar } from './calendar/queries.ts';
import { findLines, findWeeks } from './earnings/queries.ts';
import { findNextJob, findOpenRequests } from './home/queries.ts';
import { findCustomerBookings, findNewBookings, findProviderBookings } from './lists/queries.ts';
import { findOpenBookings } from './open-bookings-queries.ts';
import { findRecentStatuses, findStatuses } from './status-queries.ts';

const product = useProduct();
const MANY = 100_000;
/** How many of the many bookings are theirs. */
const OWN = 5000;
/** None of the many was paid after this. */
const PAID_AT = new Date('2026-11-21T09:00:00Z');
/** 120 of their bookings are as recent. */
const RECENT = new Date('2026-10-22T09:00:00Z');
const PAGE = { cursor: null, rows: 25 };

/** Two days of the many jobs. */
const WEEK = { start: new Date('2026-11-14T22:00:00Z'), end: new Date('2026-11-16T22:00:00Z') };

let market: Market;
const today = { start: new Date('2026-11-20T22:00:00Z'), end: new Date('2026-11-21T22:00:00Z') };

/** A customer and a provider with a long past, among many others: settled copies of one booking. */
beforeAll(async () => {
  market = await openMarket(product);
  const { id } = await market.confirmed();
  await product.owner.transaction(async (tx) => {
    // Without triggers, as a restored backup.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`create temporary table copies on commit drop as
      select uuidv7() as copy, n from generate_series(1, ${MANY}::int) as n`);
    await tx.execute(sql`insert into bookings select copied.* from bookings as booking, copies,
      lateral jsonb_populate_record(booking, jsonb_build_object('id', copy, 'status', 'completed',
        'provider_id', case when n > ${OWN}::int then uuidv7() else booking.provider_id end,
        'booker_id', case when n > ${OWN}::int then uuidv7() else booking.booker_id end,
        'starts_at', booking.starts_at - n * interval '1 hour', 'ends_at', booking.ends_at - n * interval '1 hour',
        'created_at', booking.created_at - n * interval '6 hours', 'completed_at', booking.ends_at)) as copied where booking.id = ${id}`);
    await tx.execute(sql`insert into payments select copied.* from payments as payment, copies join bookings as made on made.id = copy,
      lateral jsonb_populate_record(payment, jsonb_build_object('booking_id', copy, 'payer_id', made.booker_id,
        'provider_id', made.provider_id)) as copied where payment.booking_id = ${id}`);
    await tx.execute(sql`insert into ledger_entries (booking_id, account, amount, cause, created_at)
      select copy, account, amount, cause, entries.created_at from ledger_entries as entries, copies where booking_id = ${id}`);
  });
  await product.owner.execute(sql`analyze`);
}, 90_000);

/** The lists that people open, with those who read them. */
const LISTS: [name: string, reader: 'customer' | 'provider' | 'admin', run: (db: Database) => Promise<unknown>][] = [
  ['requests', 'provider', (db) => findProviderBookings(db, market.provider.id, 'requests', today, PAGE)],
  ['work of today', 'provider', (db) => findProviderBookings(db, market.provider.id, 'today', today, PAGE)],
  ['upcoming work', 'provider', (db) => findProviderBookings(db, market.provider.id, 'upcoming', today, PAGE)],
  [
    'new bookings',
    'provider',
    (db) => findNewBookings(db, market.provider.id, PAID_AT, { status: 'completed', payment_status: 'refunded' }, PAGE),
  ],
  ['past work', 'provider', (db) => findProviderBookings(db, market.provider.id, 'past', today, PAGE)],
  ['upcoming bookings', 'customer', (db) => findCustomerBookings(db, market.customer.id, 'upcoming', PAGE)],
  ['past bookings', 'customer', (db) => findCustomerBookings(db, market.customer.id, 'past', PAGE)],
  ['statuses by ids', 'admin', (db) => findStatuses(db, [newId(), newId()])],
  ['recent statuses of a customer', 'customer', (db) => findRecentStatuses(db, market.customer.id, RECENT)],
  ['recent statuses of a provider', 'provider', (db) => findRecentStatuses(db, market.provider.user_id, RECENT)],
  ['recent statuses of an admin', 'admin', (db) => findRecentStatuses(db, market.admin.id, RECENT)],
  ['open requests', 'provider', (db) => findOpenRequests(db, market.provider.id)],
  ['next job', 'provider', (db) => findNextJob(db, market.provider.id)],
  ['bookings of a calendar', 'provider', (db) => findCalendarBookings(db, market.provider.id, WEEK)],
  ['booked dates', 'provider', (db) => findBookedDates(db, market.provider.id, PAID_AT)],
  [
    'hours of a calendar',
    'provider',
    (db) => findOwnCalendar(db, market.provider.id, WEEK, { first: '2026-11-15', last: '2026-11-16' }),
  ],
  ['earnings of a week', 'provider', (db) => findWeeks(db, WEEK)],
  ['jobs of a week', 'provider', (db) => findLines(db, WEEK, { cursor: null, rows: 25 })],
  [
    'more jobs of a week',
    'provider',
    (db) => findLines(db, WEEK, { cursor: [WEEK.start.getTime(), newId()], rows: 25 }),
  ],
  ['open bookings before leaving', 'customer', (db) => findOpenBookings(db, market.customer.id)],
];

test.each(LISTS)('%s: few rows are read, however long the past is', async (_, reader, run) => {
  const userId = { customer: market.customer.id, provider: market.provider.user_id, admin: market.admin.id }[reader];
  const counts = await rowsReadBy(product, { userId, isAdmin: reader === 'admin' }, run);
  expect(counts).not.toEqual([]);
  for (const count of counts) expect(count).toBeLessThan(500);
});

test('a copy of the own data reads the rows of the person, not those of all people', async () => {
  const [other] = await product.owner.execute<{ booker_id: string }>(sql`select booker_id from bookings
    where booker_id <> ${market.customer.id} limit 1`);
  const userId = other?.booker_id ?? '';
  const tables = rooms.personalData.filter(({ login }) => login === 'worker');
  const pieces: string[] = [];
  const counts = await rowsReadBy(product, { userId, isAdmin: false }, async (db) => {
    for await (const piece of copyPersonalData((_, read) => read(db), tables, userId)) pieces.push(piece);
  });
  expect(pieces.join('')).toContain('"public.bookings":[{');
  for (const count of counts) expect(count).toBeLessThan(500);
});

test('an index finds all rows of a person, in every table with personal data', async () => {
  const client = new Client(product.databaseUrl);
  await client.connect();
  try {
    // Then a table is scanned only where no index can find the rows.
    await client.query('set enable_seqscan = off');
    const scanned: string[] = [];
    for (const { table, rows: condition } of rooms.personalData) {
      const where = condition.replaceAll('$person', `'${market.customer.id}'::uuid`);
      const { rows } = await client.query<Plan>(`explain (format json) select from ${table} as each where ${where}`);
      if (JSON.stringify(rows).includes('Seq Scan')) scanned.push(`${table} where ${condition}`);
    }
    expect(scanned).toEqual([]);
  } finally {
    await client.end();
  }
});
