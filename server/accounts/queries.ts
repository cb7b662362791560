import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { ROLES, type Role } from '@hirfa/domain/accounts';
import * as z from 'zod';
import type { Database } from '../platform/db.ts';
import { accountDeletions, credentials, profiles, sessions, userRoles, users } from './tables.ts';

const ActorRow = z.object({ user_id: z.string(), roles: z.array(z.string()) });

/** Who stands behind a session, or undefined when it is over; remembers that its generation is in use. */
export async function findSessionActor(db: Database, sid: string, generation: number, now: Date) {
  const [row] = await db.execute(
    sql`select user_id, roles from session_actor(${sid}::uuid, ${generation}::int, ${now.toISOString()}::timestamptz)`,
  );
  if (row === undefined) return undefined;
  const actor = ActorRow.parse(row);
  return { user_id: actor.user_id, roles: ROLES.filter((role): role is Role => actor.roles.includes(role)) };
}

/** Takes over the row that the identity library made. */
export async function adoptSession(db: Database, token: string, limits: { now: Date; idleUntil: Date; absoluteUntil: Date }) {
  const { now, idleUntil, absoluteUntil } = limits;
  const [row] = await db
    .update(sessions)
    .set({ createdAt: now, updatedAt: now, expiresAt: idleUntil, absoluteUntil })
    .where(eq(sessions.token, token))
    .returning({ id: sessions.id, userId: sessions.userId, generation: sessions.generation, salt: sessions.salt });
  if (row === undefined) throw new Error('the identity library named a session that is not there');
  return row;
}

export async function lockSession(db: Database, sid: string) {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, sid)).for('update');
  return row;
}

export async function rotateSession(db: Database, sid: string, generation: number, now: Date, idleUntil: Date) {
  await db.update(sessions).set({ generation, updatedAt: now, expiresAt: idleUntil }).where(eq(sessions.id, sid));
}

export async function revokeSession(db: Database, sid: string, now: Date) {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sid), isNull(sessions.revokedAt)));
}

export async function findUser(db: Database, userId: string) {
  const [row] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, userId));
  return row;
}

/** Makes the profile row unless it is there; whether it was made. */
export async function makeProfile(db: Database, profile: typeof profiles.$inferInsert): Promise<boolean> {
  const rows = await db.insert(profiles).values(profile).onConflictDoNothing().returning({ user_id: profiles.user_id });
  return rows.length > 0;
}

/** A profile as its person sees it. */
export async function findProfile(db: Database, userId: string) {
  const [row] = await db
    .select({
      user_id: profiles.user_id,
      full_name: profiles.full_name,
      avatar_url: profiles.avatar_url,
      is_provider: profiles.is_provider,
      created_at: profiles.created_at,
    })
    .from(profiles)
    .where(eq(profiles.user_id, userId));
  return row;
}

export async function hasRole(db: Database, userId: string, role: string) {
  const [row] = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.user_id, userId), sql`${userRoles.role} = ${role}`));
  return row !== undefined;
}

/** What somebody said about how they hear of things; undefined where they have no profile. */
export async function findPreferences(db: Database, userId: string) {
  const [row] = await db.select({ kept: profiles.notification_preferences }).from(profiles).where(eq(profiles.user_id, userId));
  return row?.kept;
}

/** The person's own profile, held for this transaction; undefined where there is none. */
export async function lockProfile(db: Database, userId: string) {
  const [row] = await db
    .select({
      full_name: profiles.full_name,
      avatar_url: profiles.avatar_url,
      notification_preferences: profiles.notification_preferences,
    })
    .from(profiles)
    .where(eq(profiles.user_id, userId))
    .for('no key update');
  return row;
}

export async function updateProfile(db: Database, userId: string, change: Partial<typeof profiles.$inferInsert>): Promise<void> {
  await db.update(profiles).set(change).where(eq(profiles.user_id, userId));
}

/** Keeps the identity's own copy of a name as it is in the profile. */
export async function renameUser(db: Database, userId: string, name: string): Promise<void> {
  await db.update(users).set({ name }).where(eq(users.id, userId));
}

/** undefined where somebody signs in without a password. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), isNotNull(credentials.password)));
  return row?.password ?? undefined;
}

export async function countAdmins(db: Database): Promise<number> {
  const [row] = await db
    .select({ admins: sql<number>`count(*)::int` })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'));
  return row?.admins ?? 0;
}

/** When the account ends, where its person asked for it; held for this transaction. */
export async function lockDeletion(db: Database, userId: string) {
  const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.user_id, userId)).for('update');
  return row;
}

export async function findDeletion(db: Database, userId: string) {
  const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.user_id, userId));
  return row;
}

/** Whether somebody asked first: then their day holds. */
export async function insertDeletion(db: Database, deletion: typeof accountDeletions.$inferInsert): Promise<boolean> {
  const rows = await db.insert(accountDeletions).values(deletion).onConflictDoNothing().returning({ user_id: accountDeletions.user_id });
  return rows.length > 0;
}

export async function updateDeletion(db: Database, userId: string, change: { ends_at?: Date; ended_at?: Date }): Promise<void> {
  await db.update(accountDeletions).set(change).where(eq(accountDeletions.user_id, userId));
}

export async function removeDeletion(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .delete(accountDeletions)
    .where(eq(accountDeletions.user_id, userId))
    .returning({ user_id: accountDeletions.user_id });
  return rows.length > 0;
}
