import type { ExtraOutcome } from '@hirfa/domain/bookings';
import { and, count, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { extraCharges } from '../../payments/index.ts';
import { bookings } from '../tables.ts';
import { bookingExtras } from './tables.ts';

type Row = typeof bookingExtras.$inferSelect;

export async function insertExtra(
  db: Database,
  extra: Pick<Row, 'booking_id' | 'work' | 'materials' | 'reason' | 'proposed_at'>,
): Promise<void> {
  await db.insert(bookingExtras).values({ id: newId(), ...extra });
}

export async function findExtra(db: Database, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(bookingExtras).where(eq(bookingExtras.id, id));
  return row;
}

/** How many were proposed for a booking so far, and whether one of them is open. */
export async function countExtras(db: Database, bookingId: string): Promise<{ all: number; open: number }> {
  const [row] = await db
    .select({
      all: count(),
      open: sql<number>`count(*) filter (where ${bookingExtras.outcome} is null)`.mapWith(Number),
    })
    .from(bookingExtras)
    .where(eq(bookingExtras.booking_id, bookingId));
  return row ?? { all: 0, open: 0 };
}

export async function markApproved(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(bookingExtras)
    .set({ approved_at: at })
    .where(and(eq(bookingExtras.id, id), isNull(bookingExtras.outcome), isNull(bookingExtras.approved_at)));
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
export interface StoredExtra extends Pick<Row, 'id' | 'work' | 'materials' | 'reason' | 'outcome'> {
  proposed_at: string;
  approved_at: string | null;
  ended_at: string | null;
  is_secured: boolean;
}

/** A column of statements about bookings: the extras of each, the oldest first, as the policy shows them. */
export const extras = sql<StoredExtra[]>`(
  select coalesce(json_agg(json_build_object('id', extra.id, 'work', extra.work::text,
    'materials', extra.materials::text, 'reason', extra.reason, 'outcome', extra.outcome,
    'proposed_at', extra.proposed_at, 'approved_at', extra.approved_at, 'ended_at', extra.ended_at,
    'is_secured', extra.outcome is null and exists (select from ${extraCharges}
      where ${extraCharges.extra_id} = extra.id and ${extraCharges.rail_state} = 'authorized'))
    order by extra.id), '[]') from ${bookingExtras} as extra where extra.booking_id = ${bookings.id})`;
