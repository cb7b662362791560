import { LIVE_STATUSES, type TimeRange } from '@hirfa/domain/bookings';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import { CalendarRow } from '../calendar-queries.ts';
import type { NewBooking } from '../create/queries.ts';
import type { BookingRow } from '../queries.ts';
import { bookings } from '../tables.ts';

const Locked = z.object({ locked: z.object({ provider: z.unknown().nullable(), calendar: CalendarRow }) });

/**
 * Takes the locks of a booking by the actor, as every booking does. Returns whether the actor can book the provider,
 * and the provider's calendar of a range, which hold until the end of this transaction.
 */
export async function lockProviderForBooking(db: Database, providerId: string, { start, end }: TimeRange) {
  const [from, to] = [start, end].map((at) => sql`${at.toISOString()}::timestamptz`);
  const [row] = await db.execute(sql`select lock_for_booking(${providerId}::uuid, ${from}, ${to}, ${to}) as locked`);
  const { provider, calendar } = Locked.parse(row).locked;
  return { isBookable: provider !== null, calendar };
}

const Made = z.object({ outcome: z.enum(['made', 'slot_taken', 'used']) });

/** Inserts a free second visit; `used`: one is to come already. */
export async function insertSecondVisit(db: Database, rows: NewBooking) {
  const [row] = await db.execute(sql`select insert_second_visit(${JSON.stringify(rows)}::json) as outcome`);
  return Made.parse(row).outcome;
}

/** Locks the free second visits of a booking that have not ended: at most one. */
export function lockOpenVisits(db: Database, firstId: string): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(and(eq(bookings.second_visit_of, firstId), inArray(bookings.status, [...LIVE_STATUSES])))
    .for('no key update')
    .execute();
}
