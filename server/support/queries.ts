import { DEFAULT_SUPPORT_HOURS, type SupportHours } from '@hirfa/domain/support';
import { and, count, desc, eq, gt, min, sql } from 'drizzle-orm';
import type { Cursor } from '../kernel/cursors.ts';
import type { Database } from '../platform/db.ts';
import { statement } from '../platform/statements.ts';
import { liveSupportSessions as sessions, supportHours } from './tables.ts';

export type SessionRow = typeof sessions.$inferSelect;

const isOf = (userId: string) => eq(sessions.user_id, userId);
/** No parameter: a prepared statement with one could not use the partial indexes. */
export const isActive = sql`${sessions.status} = 'active'`;

/** A session, locked until the end of the transaction, so that nobody else writes in it or changes it. */
export async function lockSession(db: Database, id: string): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id)).for('no key update');
  return row;
}

/** The same for a session of this person: admins may read those of others, too. */
export async function lockOwnSession(db: Database, id: string, userId: string): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), isOf(userId)))
    .for('no key update');
  return row;
}

export async function lockActiveSession(db: Database, userId: string): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(isOf(userId), isActive))
    .for('no key update');
  return row;
}

export async function findActiveSession(db: Database, userId: string): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(isOf(userId), isActive));
  return row;
}

/** A session, whoever may read it. */
export async function findSession(db: Database, id: string): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id));
  return row;
}

/** Adds an active session; undefined if the person has one, also one that another tab has just opened. */
export async function insertSession(
  db: Database,
  row: Pick<SessionRow, 'id' | 'created_at' | 'language' | 'booking_id'> & { user_id: string },
): Promise<SessionRow | undefined> {
  const [opened] = await db
    .insert(sessions)
    .values({ ...row, last_at: row.created_at })
    .onConflictDoNothing({ target: sessions.user_id, where: isActive })
    .returning();
  return opened;
}

type Changes = Partial<Omit<SessionRow, 'id' | 'user_id' | 'last_seq' | 'answered_seq' | 'last_at' | 'created_at'>>;

/** Changes a session that is locked. */
export async function changeSession(db: Database, id: string, changes: Changes): Promise<SessionRow> {
  const [row] = await db.update(sessions).set(changes).where(eq(sessions.id, id)).returning();
  if (row === undefined) throw new Error(`the session ${id} is not there any more`);
  return row;
}

/** The sessions of a person, newest first. */
export function findSessions(db: Database, userId: string, cursor: Cursor | null, rows: number): Promise<SessionRow[]> {
  const { created_at, id } = sessions;
  const at = cursor && new Date(cursor[0]).toISOString();
  const before = cursor === null ? undefined : sql`(${created_at}, ${id}) < (${at}::timestamptz, ${cursor[1]}::uuid)`;
  return db
    .select()
    .from(sessions)
    .where(and(isOf(userId), before))
    .orderBy(desc(created_at), desc(id))
    .limit(rows)
    .execute();
}

/** How many sessions a person has opened since an instant, and when the first of them. */
export async function countOpened(db: Database, userId: string, since: Date) {
  const [row] = await db
    .select({ times: count(), first: min(sessions.created_at) })
    .from(sessions)
    .where(and(isOf(userId), gt(sessions.created_at, since)));
  return { times: row?.times ?? 0, first: row?.first ?? since };
}

const hoursAt = statement<{ now: Date }>()((db) =>
  db
    .select({
      weekdays: supportHours.weekdays,
      from_minute: supportHours.from_minute,
      to_minute: supportHours.to_minute,
    })
    .from(supportHours)
    .where(sql`${supportHours.holds_from} <= ${sql.placeholder('now')}::timestamptz`)
    .orderBy(desc(supportHours.holds_from))
    .limit(1)
    .prepare('find_support_hours'),
);

/** The hours that hold at an instant. */
export async function findHours(db: Database, now: Date): Promise<SupportHours> {
  const [row] = await hoursAt(db, { now });
  return row ?? DEFAULT_SUPPORT_HOURS;
}

/** Whether a booking is one of the actor's own, as the customer or the provider. */
export async function isOwnBooking(db: Database, bookingId: string): Promise<boolean> {
  const rows = await db.execute(sql`select 1 where is_own_booking(${bookingId})`);
  return rows.length > 0;
}
