import { and, asc, eq, inArray, not, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { type ViewRow, viewsOf } from '../queries.ts';
import { isSettled } from '../constraints/tables.ts';
import { bookings } from '../tables.ts';

const IN_ORDER = [asc(bookings.starts_at), asc(bookings.id)] satisfies [unknown, unknown];

/** The paid requests that a provider has not answered, with what their deadline depends on. */
export function findOpenRequests(db: Database, providerId: string) {
  const { id, authorized_at, starts_at } = bookings;
  const isOpen = and(sql`${bookings.status} = 'awaiting_acceptance'`, eq(bookings.payment_status, 'authorized'));
  return db
    .select({ id, authorized_at, starts_at })
    .from(bookings)
    .where(and(eq(bookings.provider_id, providerId), isOpen))
    .execute();
}

export function findViews(db: Database, ids: readonly string[]): Promise<ViewRow[]> {
  return viewsOf(db, inArray(bookings.id, [...ids]), IN_ORDER, ids.length);
}

/** The job that is under way, or else the next to begin. */
export async function findNextJob(db: Database, providerId: string): Promise<ViewRow | undefined> {
  const isJob = inArray(bookings.status, ['confirmed', 'started', 'in_progress']);
  const wanted = and(eq(bookings.provider_id, providerId), not(isSettled(bookings)), isJob);
  const [row] = await viewsOf(db, wanted, IN_ORDER, 1);
  return row;
}
