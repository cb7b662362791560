import { ROLES, type Role } from '@hirfa/domain/accounts';
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { profiles } from '../tables.ts';
import { sessions } from './tables.ts';

const ActorRow = z.object({ user_id: z.string(), roles: z.array(z.string()), is_second_factor_shown: z.boolean() });

/** The person of a session, or undefined if it has ended; records that this generation is in use. */
export async function findSessionActor(db: Database, sid: string, generation: number, now: Date) {
  const [row] = await db.execute(
    sql`select user_id, roles, is_second_factor_shown from session_actor(${sid}::uuid, ${generation}::int, ${now.toISOString()}::timestamptz)`,
  );
  if (row === undefined) return undefined;
  const actor = ActorRow.parse(row);
  return { ...actor, roles: ROLES.filter((role): role is Role => actor.roles.includes(role)) };
}

interface NewSession {
  now: Date;
  idleUntil: Date;
  absoluteUntil: Date;
  userAgent: string | null;
  /** When a second factor was shown, if one was. */
  secondFactorAt: Date | null;
}

const opened = { id: sessions.id, userId: sessions.userId, generation: sessions.generation, salt: sessions.salt };

/** The session of a person who proved who they are. */
export async function insertSession(db: Database, userId: string, { now, idleUntil, ...session }: NewSession) {
  const row = { ...session, id: newId(), userId, token: newId(), createdAt: now, updatedAt: now, expiresAt: idleUntil };
  const [created] = await db.insert(sessions).values(row).returning(opened);
  if (created === undefined) throw new Error('a session was not created');
  return created;
}

export async function lockSession(db: Database, sid: string) {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, sid)).for('update');
  return row;
}

/** The user agent of a session's browser. */
export async function findUserAgent(db: Database, sid: string): Promise<string | null> {
  const [row] = await db.select({ userAgent: sessions.userAgent }).from(sessions).where(eq(sessions.id, sid));
  return row?.userAgent ?? null;
}

/** When the person signed in to a session. */
export async function findOpenedAt(db: Database, sid: string): Promise<Date | undefined> {
  const [row] = await db.select({ openedAt: sessions.createdAt }).from(sessions).where(eq(sessions.id, sid));
  return row?.openedAt;
}

/** When a session showed a second factor; null if it did not. */
export async function findSecondFactorAt(db: Database, sid: string): Promise<Date | null> {
  const [row] = await db.select({ at: sessions.secondFactorAt }).from(sessions).where(eq(sessions.id, sid));
  return row?.at ?? null;
}

/** Records that a session has shown a second factor. */
export async function setSecondFactorAt(db: Database, sid: string, now: Date): Promise<void> {
  await db.update(sessions).set({ secondFactorAt: now }).where(eq(sessions.id, sid));
}

/** Makes none of a person's sessions count as one that has shown a second factor. */
export async function clearSecondFactorAt(db: Database, userId: string): Promise<void> {
  await db.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId));
}

export async function rotateSession(
  db: Database,
  sid: string,
  change: Pick<typeof sessions.$inferSelect, 'generation' | 'confirmedGeneration' | 'updatedAt' | 'expiresAt'>,
): Promise<void> {
  await db.update(sessions).set(change).where(eq(sessions.id, sid));
}

/** Ends a session; returns whether it was open. */
export async function revokeSession(db: Database, sid: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sid), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of a person except `kept`; returns how many were open. */
export async function revokeSessionsOf(
  db: Database,
  userId: string,
  now: Date,
  kept: string | null = null,
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.revokedAt), kept === null ? undefined : ne(sessions.id, kept)),
    )
    .returning({ id: sessions.id });
  return ended.length;
}

/** A person's open sessions, most recently used first, at most 100. */
export function findSessionsOf(db: Database, userId: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      created_at: sessions.createdAt,
      last_used: sessions.updatedAt,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        gt(sessions.absoluteUntil, now),
      ),
    )
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .limit(100)
    .execute();
}

/** Ends one session of a person; returns false if they have no such open session. */
export async function revokeOwnSession(db: Database, userId: string, sid: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sid), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Creates the profile row unless it exists; returns whether it was created. */
export async function insertProfile(db: Database, profile: typeof profiles.$inferInsert): Promise<boolean> {
  const rows = await db.insert(profiles).values(profile).onConflictDoNothing().returning({ user_id: profiles.user_id });
  return rows.length > 0;
}
