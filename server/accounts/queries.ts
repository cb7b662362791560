import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { userRoles, users } from './tables.ts';

export async function findUser(db: Database, userId: string) {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email, image: users.image, phone_number: users.phoneNumber })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

/** The addresses of these people. */
export function findContacts(db: Database, ids: readonly string[]) {
  return db
    .select({ id: users.id, email: users.email, phone_number: users.phoneNumber })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .execute();
}

export async function findUserByEmail(db: Database, email: string) {
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      image: users.image,
      emailVerified: users.emailVerified,
    })
    .from(users)
    .where(eq(users.email, email));
  return row;
}

/** The person who has proven a mobile number. */
export async function findUserByPhone(db: Database, phoneNumber: string) {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.phoneNumber, phoneNumber), eq(users.phoneNumberVerified, true)));
  return row;
}

/** The confirmed e-mail address of a person; undefined if they have none. */
export async function findMailAddress(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)));
  return row?.email ?? undefined;
}

/** The proven mobile number of anybody, for the `auth` login. */
export async function findPhoneNumber(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ phone: users.phoneNumber })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.phoneNumberVerified, true)));
  return row?.phone ?? null;
}

/** Locks a person's row, so that the number of their sign-in methods does not change during this transaction. */
export async function lockSignInMethods(db: Database, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function hasRole(db: Database, userId: string, role: string): Promise<boolean> {
  const [row] = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.user_id, userId), sql`${userRoles.role} = ${role}`));
  return row !== undefined;
}

/** The actor's own phone number, if a code has proven it. `db` is of the `api` login. */
export async function findProvenPhone(db: Database): Promise<string | null> {
  const [row] = await db.execute<{ phone: string | null }>(sql`select actor_phone_number() as phone`);
  return row?.phone ?? null;
}
