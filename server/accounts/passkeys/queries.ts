import type { SECOND_FACTOR_STATES } from '@hirfa/domain/accounts';
import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { hasSecondFactor } from '../second-factors/queries.ts';
import { findSecondFactorAt } from '../sessions/queries.ts';
import { passkeyChallenges, passkeys } from './tables.ts';

/** `userId` is the person who adds a key; null for a sign-in with any key. */
export async function insertChallenge(
  db: Database,
  challengeHash: string,
  userId: string | null,
  expiresAt: Date,
): Promise<void> {
  await db.insert(passkeyChallenges).values({ id: newId(), challengeHash, userId, expiresAt });
}

/** Uses up a challenge; returns false if it is not open for this person. */
export async function takeChallenge(
  db: Database,
  challengeHash: string,
  userId: string | null,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        sql`${passkeyChallenges.userId} is not distinct from ${userId}::uuid`,
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ id: passkeyChallenges.id });
  return taken.length > 0;
}

const shown = { id: passkeys.id, name: passkeys.name, backedUp: passkeys.backedUp, createdAt: passkeys.createdAt };

export function findPasskeysOf(db: Database, userId: string) {
  return db
    .select({ ...shown, credentialID: passkeys.credentialID })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    .execute();
}

export async function countPasskeysOf(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ kept: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row?.kept ?? 0;
}

/** Whether a person has a second factor, an authenticator app or a passkey. */
export async function hasAnySecondFactor(db: Database, userId: string): Promise<boolean> {
  return (await hasSecondFactor(db, userId)) || (await countPasskeysOf(db, userId)) > 0;
}

/** Whether a person has a second factor, and whether this session has shown it. */
export async function findSecondFactorState(
  db: Database,
  userId: string,
  sid: string,
): Promise<(typeof SECOND_FACTOR_STATES)[number]> {
  if ((await findSecondFactorAt(db, sid)) !== null) return 'passed';
  return (await hasAnySecondFactor(db, userId)) ? 'set_up' : 'none';
}

/** Undefined if the key is stored already. */
export async function insertPasskey(db: Database, passkey: Omit<typeof passkeys.$inferInsert, 'id'>) {
  const [row] = await db
    .insert(passkeys)
    .values({ id: newId(), ...passkey })
    .onConflictDoNothing()
    .returning(shown);
  return row;
}

export async function lockPasskey(db: Database, credentialID: string) {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialID, credentialID)).for('update');
  return row;
}

export async function setCounter(db: Database, id: string, counter: number): Promise<void> {
  await db.update(passkeys).set({ counter }).where(eq(passkeys.id, id));
}

const own = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

export async function renameOwnPasskey(db: Database, userId: string, id: string, name: string) {
  const [row] = await db.update(passkeys).set({ name }).where(own(userId, id)).returning(shown);
  return row;
}

export async function deleteOwnPasskey(db: Database, userId: string, id: string): Promise<boolean> {
  return (await db.delete(passkeys).where(own(userId, id)).returning({ id: passkeys.id })).length > 0;
}

/** Deletes the passkey that was added at that moment; returns whether there was one. */
export async function deletePasskeyAddedAt(db: Database, userId: string, createdAt: Date): Promise<boolean> {
  const added = and(eq(passkeys.userId, userId), eq(passkeys.createdAt, createdAt));
  return (await db.delete(passkeys).where(added).returning({ id: passkeys.id })).length > 0;
}

export async function deletePasskeysOf(db: Database, userId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
}
