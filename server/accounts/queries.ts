import { and, eq, isNull, sql } from 'drizzle-orm';
import { ROLES, type Role } from '@hirfa/domain/accounts';
import * as z from 'zod';
import type { Database } from '../platform/db.ts';
import { profiles, sessions, userRoles, users } from './tables.ts';

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
  const [row] = await db
    .select({ id: users.id, email: users.email, phone_number: users.phoneNumber })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

/** Makes the profile row unless it is there. */
export async function makeProfile(db: Database, profile: typeof profiles.$inferInsert) {
  await db.insert(profiles).values(profile).onConflictDoNothing();
}

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
