import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { profiles } from '../accounts/index.ts';
import { countUpTo, isOnPage, type WaitingPage, type WaitingWork } from '../kernel/waiting-work.ts';
import { isActive } from './queries.ts';
import { liveSupportSessions as sessions } from './tables.ts';

const waitingOn = (page: Pick<WaitingPage, 'after' | 'except'>) =>
  and(isActive, isNotNull(sessions.waiting_since), isOnPage(sql`${sessions.waiting_since}`, sql`${sessions.id}`, page));

/** Sessions in which somebody waits for an answer. */
export const waitingSupport = {
  find: (db, page) =>
    db
      .select({
        id: sessions.id,
        since: sql<Date>`${sessions.waiting_since}`.mapWith(sessions.created_at),
        full_name: profiles.full_name,
      })
      .from(sessions)
      .leftJoin(profiles, eq(profiles.user_id, sessions.user_id))
      .where(waitingOn(page))
      .orderBy(asc(sessions.waiting_since), asc(sessions.id))
      .limit(page.rows)
      .execute(),
  count: (except, most) => countUpTo(most, sessions, waitingOn({ after: null, except })),
} satisfies WaitingWork<{ id: string; since: Date; full_name: string | null }>;
