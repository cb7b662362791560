import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { credentials } from '../tables.ts';

/** The sign-in method of a password; the others are the names of OAuth providers. */
const PASSWORD = 'credential';
const passwordOf = (userId: string) => and(eq(credentials.userId, userId), eq(credentials.providerId, PASSWORD));

/** The hash of a person's password; undefined if they have none. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ password: credentials.password }).from(credentials).where(passwordOf(userId));
  return row?.password ?? undefined;
}

/** Whether the hash is still this one; waits for a simultaneous change. */
export async function isPasswordHash(db: Database, userId: string, hash: string): Promise<boolean> {
  const [row] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(passwordOf(userId))
    .for('share');
  return row?.password === hash;
}

export async function setPasswordHash(db: Database, userId: string, password: string, now: Date): Promise<void> {
  const row = {
    id: newId(),
    accountId: userId,
    providerId: PASSWORD,
    userId,
    password,
    createdAt: now,
    updatedAt: now,
  };
  await db
    .insert(credentials)
    .values(row)
    .onConflictDoUpdate({ target: [credentials.providerId, credentials.accountId], set: { password, updatedAt: now } });
}

export async function deletePassword(db: Database, userId: string): Promise<void> {
  await db.delete(credentials).where(passwordOf(userId));
}
