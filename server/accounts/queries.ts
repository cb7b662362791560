import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { ROLES, type Role } from '@hirfa/domain/accounts';
import * as z from 'zod';
import type { Database } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { accountDeletions, credentials, profiles, sessions, userRoles, users } from './tables.ts';

const ActorRow = z.object({ user_id: z.string(), roles: z.array(z.string()), is_second_factor_shown: z.boolean() });

/** Who stands behind a session, or undefined when it is over; remembers that its generation is in use. */
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
  /** When a second factor was shown, where one was. */
  secondFactorAt: Date | null;
}

const opened = { id: sessions.id, userId: sessions.userId, generation: sessions.generation, salt: sessions.salt };

/** Takes over the row that the identity library made. */
export async function adoptSession(db: Database, token: string, { now, idleUntil, ...session }: NewSession) {
  const [row] = await db
    .update(sessions)
    .set({ ...session, createdAt: now, updatedAt: now, expiresAt: idleUntil, ipAddress: null })
    .where(eq(sessions.token, token))
    .returning(opened);
  if (row === undefined) throw new Error('the identity library named a session that is not there');
  return row;
}

/** The row that the identity library made opens nothing. */
export async function deleteSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token));
}

/** The row of somebody who proved themselves without the identity library. */
export async function insertSession(db: Database, userId: string, { now, idleUntil, ...session }: NewSession) {
  const row = { ...session, id: newId(), userId, token: newId(), createdAt: now, updatedAt: now, expiresAt: idleUntil };
  const [made] = await db.insert(sessions).values(row).returning(opened);
  if (made === undefined) throw new Error('a session was not made');
  return made;
}

export async function lockSession(db: Database, sid: string) {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, sid)).for('update');
  return row;
}

/** What the browser of a session calls itself. */
export async function findUserAgent(db: Database, sid: string): Promise<string | null> {
  const [row] = await db.select({ userAgent: sessions.userAgent }).from(sessions).where(eq(sessions.id, sid));
  return row?.userAgent ?? null;
}

/** When somebody signed in to a session. */
export async function findOpenedAt(db: Database, sid: string): Promise<Date | undefined> {
  const [row] = await db.select({ openedAt: sessions.createdAt }).from(sessions).where(eq(sessions.id, sid));
  return row?.openedAt;
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

/** Ends all sessions of somebody but one; whether `kept` is theirs makes no difference to the others. */
export async function revokeSessionsOf(db: Database, userId: string, now: Date, kept: string | null = null): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), kept === null ? undefined : ne(sessions.id, kept)));
}

/** The open ones, latest used first. */
export function findSessionsOf(db: Database, userId: string, now: Date) {
  return db
    .select({ id: sessions.id, created_at: sessions.createdAt, last_used: sessions.updatedAt, userAgent: sessions.userAgent })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now), gt(sessions.absoluteUntil, now)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .execute();
}

/** Ends one of somebody's own sessions; whether it was one. */
export async function revokeOwnSession(db: Database, userId: string, sid: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sid), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function findUserByEmail(db: Database, email: string) {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email, image: users.image, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.email, email));
  return row;
}

/** Where somebody reads mails; undefined where no address of theirs is confirmed. */
export async function findMailAddress(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)));
  return row?.email ?? undefined;
}

/** The account of a proven number; made where there is none. */
export async function findOrMakeUserByPhone(db: Database, phoneNumber: string, name: string, now: Date) {
  const row = { id: newId(), name, phoneNumber, phoneNumberVerified: true, createdAt: now, updatedAt: now };
  await db.insert(users).values(row).onConflictDoNothing({ target: users.phoneNumber });
  const [user] = await db
    .select({ id: users.id, name: users.name, email: users.email, image: users.image })
    .from(users)
    .where(eq(users.phoneNumber, phoneNumber));
  if (user === undefined) throw new Error('an account was not made');
  return user;
}

/** The account of a proven e-mail: made, or the unproven one taken over. */
export async function confirmUser(db: Database, given: { email: string; name: string; image?: string | null }, now: Date) {
  const row = { id: newId(), ...given, emailVerified: true, createdAt: now, updatedAt: now };
  const name = given.name === '' ? {} : { name: given.name };
  const [user] = await db
    .insert(users)
    .values(row)
    .onConflictDoUpdate({ target: users.email, set: { ...name, emailVerified: true, updatedAt: now } })
    .returning({ id: users.id, name: users.name, email: users.email, image: users.image });
  if (user === undefined) throw new Error('an account was not made');
  return user;
}

/** Where a photo of somebody stands at a provider is of no more use. */
export async function forgetImage(db: Database, userId: string): Promise<void> {
  await db.update(users).set({ image: null }).where(eq(users.id, userId));
}

export async function proveEmail(db: Database, userId: string, now: Date): Promise<void> {
  await db.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, userId));
}

const PASSWORD = 'credential';
const passwordOf = (userId: string) => and(eq(credentials.userId, userId), eq(credentials.providerId, PASSWORD));

/** The hash of somebody's password; undefined where they have none. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ password: credentials.password }).from(credentials).where(passwordOf(userId));
  return row?.password ?? undefined;
}

/** Whether it is still this one; whoever changes it at this moment is waited for. */
export async function isPasswordHash(db: Database, userId: string, hash: string): Promise<boolean> {
  const [row] = await db.select({ password: credentials.password }).from(credentials).where(passwordOf(userId)).for('share');
  return row?.password === hash;
}

export async function setPasswordHash(db: Database, userId: string, password: string, now: Date): Promise<void> {
  const row = { id: newId(), accountId: userId, providerId: PASSWORD, userId, password, createdAt: now, updatedAt: now };
  await db
    .insert(credentials)
    .values(row)
    .onConflictDoUpdate({ target: [credentials.providerId, credentials.accountId], set: { password, updatedAt: now } });
}

export async function deletePassword(db: Database, userId: string): Promise<void> {
  await db.delete(credentials).where(passwordOf(userId));
}

export async function findUser(db: Database, userId: string) {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email, image: users.image, phone_number: users.phoneNumber })
    .from(users)
    .where(eq(users.id, userId));
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

export async function countAdmins(db: Database): Promise<number> {
  const [row] = await db
    .select({ admins: sql<number>`count(*)::int` })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'));
  return row?.admins ?? 0;
}

/** Whether the actor of this transaction is the only admin, whatever counts in their session. */
export async function isLastAdmin(db: Database): Promise<boolean> {
  const [row] = await db.execute(sql`select actor_is_last_admin() as yes`);
  return row?.yes === true;
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
