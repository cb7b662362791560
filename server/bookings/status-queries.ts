import type { BookingStatusNow } from '@hirfa/contract/bookings';
import { STATUS_CHECK } from '@hirfa/domain/bookings';
import { and, desc, eq, gte, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { bookings } from './tables.ts';

const { id, status, payment_status, version, booker_id, provider_id, created_at, authorized_at } = bookings;
/** Called once in a statement, not for every row. */
const ownProvider = sql`(select actor_provider_id())`;
/** Providers do not see unpaid bookings. */
const isSeen = or(isNotNull(authorized_at), sql`${provider_id} is distinct from ${ownProvider}`);

function findNewest(db: Database, wanted: SQL | undefined) {
  return db
    .select({ created_at, view: { id, status, payment_status, version } })
    .from(bookings)
    .where(and(wanted, isSeen))
    .orderBy(desc(created_at), desc(id))
    .limit(STATUS_CHECK.most)
    .execute();
}

/** The statuses of those bookings that the actor may see, newest first. */
export async function findStatuses(db: Database, ids: readonly string[]): Promise<BookingStatusNow[]> {
  const rows = await findNewest(db, sql`${id} = any(${sql.param(ids)}::uuid[])`);
  return rows.map(({ view }) => view);
}

/** The statuses of the person's own bookings that were created since then, newest first. */
export async function findRecentStatuses(db: Database, userId: string, since: Date): Promise<BookingStatusNow[]> {
  const isRecent = gte(created_at, since);
  // One statement for each part, so that an index returns the newest ones first, however many there are.
  const parts = await Promise.all([
    findNewest(db, and(eq(booker_id, userId), isRecent)),
    findNewest(db, and(eq(provider_id, ownProvider), isRecent)),
  ]);
  return parts
    .flat()
    .toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime())
    .slice(0, STATUS_CHECK.most)
    .map(({ view }) => view);
}
