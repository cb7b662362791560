import type { ReceiptPhoto } from '@hirfa/contract/bookings';
import type { ExtraOutcome } from '@hirfa/domain/bookings';
import { and, count, eq, isNull, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { extraCharges } from '../../payments/index.ts';
import { bookings } from '../tables.ts';
import { bookingExtraPhotos, bookingExtras } from './tables.ts';

/** An extra as the database has it. */
export type ExtraRow = typeof bookingExtras.$inferSelect;

export async function insertExtra(
  db: Database,
  extra: Pick<ExtraRow, 'booking_id' | 'work' | 'materials' | 'is_quote' | 'minutes' | 'reason' | 'proposed_at'>,
): Promise<string> {
  const id = newId();
  await db.insert(bookingExtras).values({ id, ...extra });
  return id;
}

/** Whether the actor is one of the two people of a booking. */
export async function isOwnBooking(db: Database, bookingId: string): Promise<boolean> {
  const [row] = await db.execute<{ is_own: boolean }>(sql`select is_own_booking(${bookingId}) as is_own`);
  return row?.is_own === true;
}

export async function findExtra(db: Database, id: string): Promise<ExtraRow | undefined> {
  const [row] = await db.select().from(bookingExtras).where(eq(bookingExtras.id, id));
  return row;
}

/** How many were proposed for a booking so far, and how many of them are open, and were added. */
export async function countExtras(db: Database, bookingId: string): Promise<Record<'all' | 'open' | 'added', number>> {
  const [row] = await db
    .select({
      all: count(),
      open: sql<number>`count(*) filter (where ${bookingExtras.outcome} is null)`.mapWith(Number),
      added: sql<number>`count(*) filter (where ${bookingExtras.outcome} = 'added')`.mapWith(Number),
    })
    .from(bookingExtras)
    .where(eq(bookingExtras.booking_id, bookingId));
  return row ?? { all: 0, open: 0, added: 0 };
}

export async function markApproved(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(bookingExtras)
    .set({ approved_at: at })
    .where(and(eq(bookingExtras.id, id), isNull(bookingExtras.outcome), isNull(bookingExtras.approved_at)));
}

/** Reserves the minutes of an approved extra in the calendar; false if another booking has taken them. */
export async function holdExtraTime(db: Database, id: string): Promise<boolean> {
  const [row] = await db.execute(sql`select hold_extra_time(${id}::uuid) as is_held`);
  return z.object({ is_held: z.boolean() }).parse(row).is_held;
}

/** Gives the minutes of an extra back; false if it had none. */
export async function freeExtraTime(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .update(bookingExtras)
    .set({ holds_time: false })
    .where(and(eq(bookingExtras.id, id), eq(bookingExtras.holds_time, true)))
    .returning({ id: bookingExtras.id });
  return rows.length > 0;
}

/** Ends an extra; one that has lapsed can still be added, where its money was under way. */
export async function endExtra(db: Database, id: string, outcome: ExtraOutcome, at: Date): Promise<void> {
  const lapsed = outcome === 'added' ? eq(bookingExtras.outcome, 'lapsed') : undefined;
  const ends = or(isNull(bookingExtras.outcome), lapsed);
  await db
    .update(bookingExtras)
    .set({ outcome, ended_at: at })
    .where(and(eq(bookingExtras.id, id), ends));
}

/** The instants as the database writes them. */
export interface StoredExtra extends Pick<
  ExtraRow,
  'id' | 'work' | 'materials' | 'is_quote' | 'minutes' | 'reason' | 'outcome'
> {
  proposed_at: string;
  approved_at: string | null;
  ended_at: string | null;
  photos: ReceiptPhoto[];
  is_secured: boolean;
}

/** A column of statements about bookings: the extras of each, the oldest first, as the policy shows them. */
export const extras = sql<StoredExtra[]>`(
  select coalesce(json_agg(json_build_object('id', extra.id, 'work', extra.work::text,
    'materials', extra.materials::text, 'minutes', extra.minutes, 'is_quote', extra.is_quote, 'reason', extra.reason,
    'outcome', extra.outcome, 'photos', (select coalesce(json_agg(json_build_object('id', photo.id,
        'width', photo.width, 'height', photo.height) order by photo.created_at, photo.id), '[]')
      from ${bookingExtraPhotos} as photo where photo.extra_id = extra.id),
    'proposed_at', extra.proposed_at, 'approved_at', extra.approved_at, 'ended_at', extra.ended_at,
    'is_secured', extra.outcome is null and exists (select from ${extraCharges}
      where ${extraCharges.extra_id} = extra.id and ${extraCharges.rail_state} = 'authorized'))
    order by extra.id), '[]') from ${bookingExtras} as extra where extra.booking_id = ${bookings.id})`;
