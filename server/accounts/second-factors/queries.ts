import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { credentials, users } from '../tables.ts';
import { twoFactors } from './tables.ts';

/** Whether the person has a confirmed authenticator app: sign-in asks for its codes. */
export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: twoFactors.userId })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)));
  return row !== undefined;
}

/** The same, locked against changes for this transaction. */
export async function lockHasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ confirmedAt: twoFactors.confirmedAt })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .for('share');
  return row !== undefined && row.confirmedAt !== null;
}

export async function findSecondFactor(db: Database, userId: string) {
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  return row;
}

export async function lockSecondFactor(db: Database, userId: string) {
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId)).for('update');
  return row;
}

/** Stores a new secret; returns false if a confirmed one exists. */
export async function putSecret(db: Database, userId: string, secret: string): Promise<boolean> {
  const put = await db
    .insert(twoFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { secret, lastStep: 0 },
      setWhere: sql`${twoFactors.confirmedAt} is null`,
    })
    .returning({ userId: twoFactors.userId });
  return put.length > 0;
}

export async function setLastStep(db: Database, userId: string, lastStep: number): Promise<void> {
  await db.update(twoFactors).set({ lastStep }).where(eq(twoFactors.userId, userId));
}

export async function setRecoveryHashes(db: Database, userId: string, recoveryHashes: string[]): Promise<void> {
  await db.update(twoFactors).set({ recoveryHashes }).where(eq(twoFactors.userId, userId));
}

export async function setConfirmed(db: Database, userId: string, recoveryHashes: string[], now: Date): Promise<void> {
  await db.update(twoFactors).set({ confirmedAt: now, recoveryHashes }).where(eq(twoFactors.userId, userId));
}

export async function deleteSecondFactor(db: Database, userId: string): Promise<void> {
  await db.delete(twoFactors).where(eq(twoFactors.userId, userId));
}

/** Deletes the authenticator app if it was set up at that moment; returns whether it was. */
export async function deleteSecondFactorSetUpAt(db: Database, userId: string, confirmedAt: Date): Promise<boolean> {
  const own = and(eq(twoFactors.userId, userId), eq(twoFactors.confirmedAt, confirmedAt));
  return (await db.delete(twoFactors).where(own).returning({ userId: twoFactors.userId })).length > 0;
}

/** All first factors of a person as one text; undefined if there is no such account. */
export async function findFirstFactors(db: Database, userId: string): Promise<string | undefined> {
  const [user] = await db
    .select({ email: users.email, emailVerified: users.emailVerified, phone: users.phoneNumber })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) return undefined;
  const methods = await db
    .select({ oauth: credentials.providerId, account: credentials.accountId, password: credentials.password })
    .from(credentials)
    .where(eq(credentials.userId, userId))
    .orderBy(credentials.providerId, credentials.accountId);
  return JSON.stringify([user, methods]);
}
