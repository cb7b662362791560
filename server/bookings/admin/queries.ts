import type { BookingStatus } from '@hirfa/domain/bookings';
import { addDays, type Day, startOfDay } from '@hirfa/domain/market';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { profiles } from '../../accounts/index.ts';
import { services } from '../../catalogue/index.ts';
import type { Cursor } from '../../kernel/cursors.ts';
import { payments } from '../../payments/index.ts';
import type { Database } from '../../platform/db.ts';
import { providerProfiles } from '../../providers/index.ts';
import { bookingHistory, bookingPeople, bookings } from '../tables.ts';

/** Which bookings; what is left out does not count. */
export interface BookingFilter {
  /** One of these people takes part; with `part` only as this one. */
  people?: readonly string[] | undefined;
  part?: 'customer' | 'provider' | undefined;
  services?: readonly string[] | undefined;
  status?: BookingStatus | undefined;
  /** Cairo days, both included. */
  from?: Day | undefined;
  until?: Day | undefined;
}

const uuids = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`;

const Found = z.array(z.object({ id: z.uuid() }));

/** The ids of bookings after a cursor, the latest start first. */
export async function findBookingIds(
  db: Database,
  filter: BookingFilter,
  cursor: Cursor | null,
  rows: number,
): Promise<string[]> {
  const wanted = conditions(filter, cursor);
  const order = sql`order by starts_at desc, id desc limit ${rows}`;
  const sources = await sourcesOf(db, filter);
  // Of each of them the first ones, by an index: sorting all bookings of many people would read them all.
  const firsts = sources.map(
    ([column, ids]) => sql`select first.* from unnest(${uuids(ids)}) as source (id) cross join lateral (
      select id, starts_at from bookings where ${column} = source.id and ${wanted} ${order}) as first`,
  );
  const all = sql`select id, starts_at from bookings where ${wanted}`;
  const from = sources.length === 0 ? all : sql.join(firsts, sql` union `);
  return Found.parse([...(await db.execute(sql`select id from (${from}) as found ${order}`))]).map(({ id }) => id);
}

function conditions({ status, services: ids, people, from, until }: BookingFilter, cursor: Cursor | null): SQL {
  const at = cursor && new Date(cursor[0]).toISOString();
  const given: (SQL | null | undefined)[] = [
    // Not as a parameter: a plan for all statuses does not know which of them are rare.
    status && sql`${bookings.status} = ${sql.raw(`'${status}'`)}`,
    people && ids && sql`${bookings.service_id} = any(${uuids(ids)})`,
    from === undefined ? null : sql`${bookings.starts_at} >= ${startOfDay(from).toISOString()}::timestamptz`,
    until === undefined
      ? null
      : sql`${bookings.starts_at} < ${startOfDay(addDays(until, 1)).toISOString()}::timestamptz`,
    cursor && sql`(${bookings.starts_at}, ${bookings.id}) < (${at}::timestamptz, ${cursor[1]}::uuid)`,
  ];
  return and(...given.map((condition) => condition ?? undefined), sql`true`) ?? sql`true`;
}

/** The columns by which the bookings are looked for, with their values. */
async function sourcesOf(db: Database, { people, part, services: ids }: BookingFilter) {
  const sources: [SQL, readonly string[]][] = [];
  if (people === undefined) return ids === undefined ? sources : [[sql`${bookings.service_id}`, ids] as const];
  if (part !== 'provider') sources.push([sql`${bookings.booker_id}`, people]);
  if (part !== 'customer') sources.push([sql`${bookings.provider_id}`, await findProvidersOf(db, people)]);
  return sources;
}

async function findProvidersOf(db: Database, people: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: providerProfiles.id })
    .from(providerProfiles)
    .where(inArray(providerProfiles.user_id, [...people]));
  return rows.map(({ id }) => id);
}

/** The name of a provider in Arabic, where there is one. */
const arabicName = sql<string>`coalesce(${providerProfiles.full_name_ar}, ${providerProfiles.full_name})`;

/** These bookings with the names of their people, in the order of the list. */
export function findSummaries(db: Database, ids: readonly string[]) {
  return db
    .select({
      id: bookings.id,
      title_en: bookings.title,
      title_ar: bookings.title_ar,
      status: bookings.status,
      payment_status: bookings.payment_status,
      starts_at: bookings.starts_at,
      customer_name: bookingPeople.customer_full_name,
      provider_name_en: providerProfiles.full_name,
      provider_name_ar: arabicName,
      customer_total: payments.customer_total,
      is_second_visit: sql<boolean>`${bookings.second_visit_of} is not null`,
    })
    .from(bookings)
    .innerJoin(bookingPeople, eq(bookingPeople.booking_id, bookings.id))
    .innerJoin(providerProfiles, eq(providerProfiles.id, bookings.provider_id))
    .innerJoin(payments, eq(payments.booking_id, bookings.id))
    .where(sql`${bookings.id} = any(${uuids(ids)})`)
    .orderBy(desc(bookings.starts_at), desc(bookings.id))
    .execute();
}

/** The person behind a provider profile. */
export async function findUserOfProvider(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ user_id: providerProfiles.user_id })
    .from(providerProfiles)
    .where(eq(providerProfiles.id, id));
  return row?.user_id;
}

export async function findServices(db: Database, patterns: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: services.id })
    .from(services)
    .where(sql`${services.search_text} like all (${sql.param([...patterns])}::text[])`);
  return rows.map(({ id }) => id);
}

/** Every change of a booking with the name of who caused it, the oldest first. */
export function findHistory(db: Database, id: string) {
  return db
    .select({ change: bookingHistory, name: profiles.full_name })
    .from(bookingHistory)
    .leftJoin(profiles, eq(profiles.user_id, bookingHistory.actor_id))
    .where(eq(bookingHistory.booking_id, id))
    .orderBy(asc(bookingHistory.id))
    .execute();
}

export async function findPeopleOf(db: Database, id: string) {
  const [row] = await db
    .select({
      customer: {
        user_id: bookings.booker_id,
        full_name_en: bookingPeople.customer_full_name,
        full_name_ar: bookingPeople.customer_full_name,
      },
      provider: {
        user_id: providerProfiles.user_id,
        full_name_en: providerProfiles.full_name,
        full_name_ar: arabicName,
      },
      row: bookings,
    })
    .from(bookings)
    .innerJoin(bookingPeople, eq(bookingPeople.booking_id, bookings.id))
    .innerJoin(providerProfiles, eq(providerProfiles.id, bookings.provider_id))
    .where(eq(bookings.id, id));
  return row;
}

/** The titles of bookings by their ids. */
export async function findTitles(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({ id: bookings.id, title_en: bookings.title, title_ar: bookings.title_ar })
    .from(bookings)
    .where(ids.length === 0 ? sql`false` : inArray(bookings.id, [...ids]));
  return new Map(rows.map(({ id, ...titles }) => [id, titles]));
}
