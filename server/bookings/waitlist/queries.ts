import { BOOKING_MODES, WANTED_PARTS } from '@hirfa/domain/bookings';
import type { Day } from '@hirfa/domain/market';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { boolean, date, integer, pgView, text, uuid } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { instant } from '../../platform/columns.ts';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { publicOffers } from '../tables.ts';
import { waitlist } from './tables.ts';

export const GIVE_TURNS = 'booking.give_turns';

export type Wish = Pick<
  typeof waitlist.$inferSelect,
  'service_card_id' | 'mode' | 'half_hours' | 'day' | 'part' | 'ends_at'
>;

/** The actor waits; returns the id, or null where they wait for as many days as they can. */
export async function addWait(db: Database, wish: Wish, now: Date): Promise<string | null> {
  const entry = JSON.stringify({ id: newId(), ...wish });
  const [row] = await db.execute(sql`select wait_for_time(${entry}::jsonb, ${now.toISOString()}::timestamptz) as id`);
  return z.object({ id: z.string().nullable() }).parse(row).id;
}

/** Returns the provider whom the actor waited for; undefined where they did not. */
export async function deleteWait(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db.delete(waitlist).where(eq(waitlist.id, id)).returning({ provider_id: waitlist.provider_id });
  return row?.provider_id;
}

/** What the actor waits for, also where it can not be booked now. A view of `rules.sql`. */
const ownWaits = pgView('own_waits', {
  id: uuid('id').notNull(),
  provider_id: uuid('provider_id').notNull(),
  service_card_id: uuid('service_card_id').notNull(),
  mode: text('mode', { enum: BOOKING_MODES }).notNull(),
  half_hours: integer('half_hours'),
  day: date('day', { mode: 'string' }).notNull(),
  part: text('part', { enum: WANTED_PARTS }).notNull(),
  ends_at: instant('ends_at').notNull(),
  waits: boolean('waits').notNull(),
  told_at: instant('told_at'),
  told_start: instant('told_start'),
  display_name_en: text('display_name_en').notNull(),
  display_name_ar: text('display_name_ar').notNull(),
  avatar_url: text('avatar_url').notNull(),
  title_en: text('title_en').notNull(),
  title_ar: text('title_ar').notNull(),
  is_bookable: boolean('is_bookable').notNull(),
}).existing();

export function findOwnWaits(db: Database, now: Date) {
  return db.select().from(ownWaits).where(gt(ownWaits.ends_at, now)).orderBy(asc(ownWaits.ends_at), asc(ownWaits.id));
}
export type OwnWait = Awaited<ReturnType<typeof findOwnWaits>>[number];

const Waiting = z.object({
  id: z.string(),
  user_id: z.string(),
  service_card_id: z.string(),
  mode: z.enum(BOOKING_MODES),
  half_hours: z.number().nullable(),
  day: z.string(),
  part: z.enum(WANTED_PARTS),
  since: z.coerce.date(),
  waits: z.boolean(),
  turns: z.number(),
  told_at: z.coerce.date().nullable(),
  told_start: z.coerce.date().nullable(),
  /** Whether they can be told. */
  hears: z.boolean(),
  has_booked: z.boolean(),
});
export type WaitingRow = z.infer<typeof Waiting>;

/** Who waits for a provider, locked until the end of the transaction. */
export async function lockWaiting(db: Database, providerId: string, now: Date): Promise<WaitingRow[]> {
  const rows = await db.execute(
    sql`select *, day::text from lock_waiting(${providerId}::uuid, ${now.toISOString()}::timestamptz)`,
  );
  return z.array(Waiting).parse([...rows]);
}

/** The offers of a provider that can be booked now. */
export function findOffersOf(db: Database, providerId: string) {
  return db.select().from(publicOffers).where(eq(publicOffers.provider_id, providerId)).execute();
}

export async function deleteWaits(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(waitlist).where(inArray(waitlist.id, [...ids]));
}

/** These people are told of these starts. */
export async function markTold(db: Database, told: readonly { id: string; start: Date }[], now: Date): Promise<void> {
  for (const { id, start } of told)
    await db
      .update(waitlist)
      .set({ waits: false, since: now, told_at: now, told_start: start, turns: sql`${waitlist.turns} + 1` })
      .where(and(eq(waitlist.id, id), waitlist.waits));
}

export async function markWaiting(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .update(waitlist)
      .set({ waits: true })
      .where(inArray(waitlist.id, [...ids]));
}

const Told = z.object({
  user_id: z.string(),
  provider_id: z.string(),
  service_card_id: z.string(),
  display_name_en: z.string(),
  display_name_ar: z.string(),
  day: z.string(),
  told_at: z.coerce.date(),
  told_start: z.coerce.date(),
});

/** What somebody is told; undefined where it is over. */
export async function findTold(db: Database, id: string) {
  const [row] = await db.execute(sql`select *, day::text from told_of_time(${id}::uuid)`);
  return row && Told.parse(row);
}

const Counts = z.array(z.object({ day: z.string(), people: z.number() }));

/** How many people wait for a time of each of these days of the actor as a provider. */
export async function countWaitingFor(db: Database, { first, last }: { first: Day; last: Day }, now: Date) {
  const rows = await db.execute(sql`select day::text, people
    from waiting_for_days(${first}::date, ${last}::date, ${now.toISOString()}::timestamptz) order by day`);
  return Counts.parse([...rows]);
}
