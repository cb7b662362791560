import type { SECOND_FACTOR_STATES } from '@hirfa/domain/accounts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { countPasskeysOf } from './passkey-queries.ts';
import { twoFactors } from './proof-tables.ts';
import { credentials, sessions, users } from './tables.ts';

/** Whether somebody has an authenticator app that counts: sign-in asks for its codes. */
export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: twoFactors.userId })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)));
  return row !== undefined;
}

/** The same, and it stays so for this transaction. */
export async function holdSecondFactor(db: Database, userId: string): Promise<boolean> {
  const [row] = await db.select({ confirmedAt: twoFactors.confirmedAt }).from(twoFactors).where(eq(twoFactors.userId, userId)).for('share');
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

/** Begins anew; whether none counts yet. */
export async function putSecret(db: Database, userId: string, secret: string): Promise<boolean> {
  const put = await db
    .insert(twoFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({ target: twoFactors.userId, set: { secret, lastStep: 0 }, setWhere: sql`${twoFactors.confirmedAt} is null` })
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

/** The one that was set up at that moment; whether it was still there. */
export async function deleteSecondFactorOfThen(db: Database, userId: string, confirmedAt: Date): Promise<boolean> {
  const own = and(eq(twoFactors.userId, userId), eq(twoFactors.confirmedAt, confirmedAt));
  return (await db.delete(twoFactors).where(own).returning({ userId: twoFactors.userId })).length > 0;
}

/** This session has shown the second factor. */
export async function setSecondFactorAt(db: Database, sid: string, now: Date): Promise<void> {
  await db.update(sessions).set({ secondFactorAt: now }).where(eq(sessions.id, sid));
}

/** None of somebody's sessions has shown one any more. */
export async function forgetSecondFactorAt(db: Database, userId: string): Promise<void> {
  await db.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId));
}

export async function findSecondFactorState(db: Database, userId: string, sid: string): Promise<(typeof SECOND_FACTOR_STATES)[number]> {
  const [row] = await db.select({ at: sessions.secondFactorAt }).from(sessions).where(eq(sessions.id, sid));
  if (row !== undefined && row.at !== null) return 'passed';
  return (await hasSecondFactor(db, userId)) || (await countPasskeysOf(db, userId)) > 0 ? 'set_up' : 'none';
}

/** By what somebody proves who they are today, as one text; undefined where there is no such account. */
export async function findFirstFactors(db: Database, userId: string): Promise<string | undefined> {
  const [user] = await db
    .select({ email: users.email, emailVerified: users.emailVerified, phone: users.phoneNumber })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) return undefined;
  const ways = await db
    .select({ provider: credentials.providerId, account: credentials.accountId, password: credentials.password })
    .from(credentials)
    .where(eq(credentials.userId, userId))
    .orderBy(credentials.providerId, credentials.accountId);
  return JSON.stringify([user, ways]);
}
