import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { profiles, userRoles } from '../../accounts/index.ts';
import { bookings } from '../../bookings/index.ts';
import type { Cursor } from '../../kernel/cursors.ts';
import type { Database } from '../../platform/db.ts';
import { providerProfiles } from '../../providers/index.ts';
import { isActive, type SessionRow } from '../queries.ts';
import { liveSupportMessages as messages, liveSupportSessions as sessions } from '../tables.ts';

/** How many of the newest bookings of a person are beside their session. */
const BOOKINGS = 20;

const person = alias(profiles, 'person');
const taker = alias(profiles, 'taker');

/** Sessions with everything that their view for admins needs, in one statement. */
function selectInbox(db: Database) {
  return db
    .select({
      session: sessions,
      person: { user_id: person.user_id, full_name: person.full_name },
      taker: { user_id: taker.user_id, full_name: taker.full_name },
      last_message: messages,
    })
    .from(sessions)
    .leftJoin(person, eq(person.user_id, sessions.user_id))
    .leftJoin(taker, eq(taker.user_id, sessions.taken_by))
    .leftJoin(messages, and(eq(messages.session_id, sessions.id), eq(messages.seq, sessions.last_seq)));
}
export type InboxRow = Awaited<ReturnType<typeof selectInbox>>[number];

export type Show = 'waiting' | 'mine' | 'all' | 'ended';

/** Which sessions an inbox shows, and by which of their instants they are sorted. */
function shownTo(adminId: string) {
  return {
    waiting: { is: and(isActive, sql`${sessions.waiting_since} is not null`), by: sessions.waiting_since },
    mine: { is: and(isActive, eq(sessions.taken_by, adminId)), by: sessions.created_at },
    all: { is: isActive, by: sessions.created_at },
    ended: { is: sql`${sessions.status} = 'ended'`, by: sessions.ended_at },
  } satisfies Record<Show, { is: SQL | undefined; by: unknown }>;
}

/** The instant by which a session is sorted. */
export function sortedBy(show: Show, { waiting_since, created_at, ended_at }: SessionRow): Date {
  return (show === 'waiting' ? waiting_since : show === 'ended' ? ended_at : null) ?? created_at;
}

/** The sessions of an inbox, oldest first, ended ones newest first. They are found before the joins, by an index. */
export async function findInbox(
  db: Database,
  { adminId, show }: { adminId: string; show: Show },
  cursor: Cursor | null,
  rows: number,
): Promise<InboxRow[]> {
  const { is, by } = shownTo(adminId)[show];
  const at = cursor && new Date(cursor[0]).toISOString();
  const [order, isAfter] = show === 'ended' ? [desc, sql`<`] : [asc, sql`>`];
  const after = cursor && sql`(${by}, ${sessions.id}) ${isAfter} (${at}::timestamptz, ${cursor[1]}::uuid)`;
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(is, after ?? undefined))
    .orderBy(order(by), order(sessions.id))
    .limit(rows);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  return selectInbox(db).where(inArray(sessions.id, ids)).orderBy(order(by), order(sessions.id)).execute();
}

/** How many active sessions each inbox shows. */
export async function countInboxes(db: Database, adminId: string): Promise<Record<Exclude<Show, 'ended'>, number>> {
  const { waiting, mine, all } = shownTo(adminId);
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${waiting.is})::int`,
      mine: sql<number>`count(*) filter (where ${mine.is})::int`,
      all: count(),
    })
    .from(sessions)
    .where(all.is);
  return row ?? { waiting: 0, mine: 0, all: 0 };
}

export async function findInboxItem(db: Database, id: string): Promise<InboxRow | undefined> {
  const [row] = await selectInbox(db).where(eq(sessions.id, id));
  return row;
}

/** The newest bookings of a person, as their customer or their provider: by two indexes, whose rows are joined here. */
export async function findBookings(db: Database, userId: string) {
  const providers = await db
    .select({ id: providerProfiles.id })
    .from(providerProfiles)
    .where(eq(providerProfiles.user_id, userId));
  const newest = (isOf: SQL) =>
    db
      .select({
        id: bookings.id,
        booker_id: bookings.booker_id,
        title_en: bookings.title,
        title_ar: bookings.title_ar,
        status: bookings.status,
        starts_at: bookings.starts_at,
      })
      .from(bookings)
      .where(isOf)
      .orderBy(desc(bookings.starts_at), desc(bookings.id))
      .limit(BOOKINGS)
      .execute();
  const parts = [eq(bookings.booker_id, userId), ...providers.map(({ id }) => eq(bookings.provider_id, id))];
  const found = (await Promise.all(parts.map(newest))).flat();
  return found.toSorted((one, two) => two.starts_at.getTime() - one.starts_at.getTime()).slice(0, BOOKINGS);
}

/** The admins, by their names. */
export function findAdmins(db: Database) {
  return db
    .select({ user_id: profiles.user_id, full_name: profiles.full_name })
    .from(userRoles)
    .innerJoin(profiles, eq(profiles.user_id, userRoles.user_id))
    .where(eq(userRoles.role, 'admin'))
    .orderBy(asc(profiles.full_name), asc(profiles.user_id))
    .execute();
}

export async function isAdmin(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ user_id: userRoles.user_id })
    .from(userRoles)
    .where(and(eq(userRoles.user_id, userId), eq(userRoles.role, 'admin')));
  return rows.length > 0;
}
