import { type OAuthProvider, type OneTimeCodeKind, UNDOABLE_CHANGES } from '@hirfa/domain/accounts';
import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { accountMessages, oneTimeCodes, type SentCodePurpose, sentCodes } from '../mails/tables.ts';
import { passkeys } from '../passkeys/tables.ts';
import { twoFactors } from '../second-factors/tables.ts';
import { credentials, signUps, users } from '../tables.ts';

/** The account of a proven phone number; created if there is none. */
export async function findOrCreateUserByPhone(db: Database, phoneNumber: string, name: string, now: Date) {
  const row = { id: newId(), name, phoneNumber, phoneNumberVerified: true, createdAt: now, updatedAt: now };
  await db.insert(users).values(row).onConflictDoNothing({ target: users.phoneNumber });
  const [user] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      phone_number: users.phoneNumber,
      image: users.image,
    })
    .from(users)
    .where(eq(users.phoneNumber, phoneNumber));
  if (user === undefined) throw new Error('an account was not created');
  return user;
}

/** The account of a proven e-mail: created, or an unconfirmed one becomes confirmed. */
export async function confirmUser(
  db: Database,
  given: { email: string; name: string; image?: string | null },
  now: Date,
) {
  const row = { id: newId(), ...given, emailVerified: true, createdAt: now, updatedAt: now };
  const name = given.name === '' ? {} : { name: given.name };
  const [user] = await db
    .insert(users)
    .values(row)
    .onConflictDoUpdate({ target: users.email, set: { ...name, emailVerified: true, updatedAt: now } })
    .returning({ id: users.id, name: users.name, email: users.email, image: users.image });
  if (user === undefined) throw new Error('an account was not created');
  return user;
}

export async function setEmailVerified(db: Database, userId: string, now: Date): Promise<void> {
  await db.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, userId));
}

/** Adds an account at an OAuth provider as a sign-in method; returns whether it is new. */
export async function linkOAuth(
  db: Database,
  userId: string,
  oauthProvider: string,
  subject: string,
  now: Date,
): Promise<boolean> {
  const row = { id: newId(), userId, providerId: oauthProvider, accountId: subject, createdAt: now, updatedAt: now };
  const created = await db.insert(credentials).values(row).onConflictDoNothing().returning({ id: credentials.id });
  return created.length > 0;
}

/** Deletes the OAuth account that was linked at that moment; returns whether there was one. */
export async function unlinkOAuthLinkedAt(
  db: Database,
  userId: string,
  oauthProvider: OAuthProvider,
  createdAt: Date,
): Promise<boolean> {
  const linked = and(
    eq(credentials.userId, userId),
    eq(credentials.providerId, oauthProvider),
    eq(credentials.createdAt, createdAt),
  );
  return (await db.delete(credentials).where(linked).returning({ id: credentials.id })).length > 0;
}

/** Whose number it is, and the number of this person. */
export async function findPhoneOwners(db: Database, userId: string, phoneNumber: string) {
  const rows = await db
    .select({ id: users.id, phone_number: users.phoneNumber, isProven: users.phoneNumberVerified })
    .from(users)
    .where(or(eq(users.id, userId), eq(users.phoneNumber, phoneNumber)));
  const own = rows.find(({ id }) => id === userId);
  return {
    isOthers: rows.some(({ id }) => id !== userId),
    own: own?.isProven ? own.phone_number : null,
  };
}

/** Makes a proven number the person's. */
export async function setPhone(db: Database, userId: string, phoneNumber: string, now: Date): Promise<void> {
  await db.update(users).set({ phoneNumber, phoneNumberVerified: true, updatedAt: now }).where(eq(users.id, userId));
}

/** Whose address it is, and the address of this person. */
export async function findEmailOwners(db: Database, userId: string, email: string) {
  const rows = await db
    .select({ id: users.id, email: users.email, isProven: users.emailVerified })
    .from(users)
    .where(or(eq(users.id, userId), eq(users.email, email)));
  const own = rows.find(({ id }) => id === userId);
  return { isOthers: rows.some(({ id }) => id !== userId), own: own?.isProven ? own.email : null };
}

/** Makes a proven address the person's. */
export async function setEmail(db: Database, userId: string, email: string, now: Date): Promise<void> {
  await db.update(users).set({ email, emailVerified: true, updatedAt: now }).where(eq(users.id, userId));
}

/**
 * Removes the address of a person who has a phone, and what opens the account since it was added: the mails about that
 * went to this address. Returns whether there was one.
 */
export async function removeEmailAddedAt(db: Database, userId: string, addedAt: Date): Promise<boolean> {
  const removed = await db
    .update(users)
    .set({ email: null, emailVerified: false })
    .where(and(eq(users.id, userId), isNotNull(users.email), isNotNull(users.phoneNumber)))
    .returning({ id: users.id });
  if (removed.length === 0) return false;
  await db.delete(credentials).where(and(eq(credentials.userId, userId), gte(credentials.createdAt, addedAt)));
  await db.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, addedAt)));
  await db.delete(twoFactors).where(and(eq(twoFactors.userId, userId), gte(twoFactors.confirmedAt, addedAt)));
  return true;
}

/** Removes the number of a person who has an e-mail; returns whether there was one. An account has one at most. */
export async function removePhone(db: Database, userId: string): Promise<boolean> {
  const removed = await db
    .update(users)
    .set({ phoneNumber: null, phoneNumberVerified: false })
    .where(and(eq(users.id, userId), isNotNull(users.phoneNumber), isNotNull(users.email)))
    .returning({ id: users.id });
  return removed.length > 0;
}

export async function insertSignUp(db: Database, signUp: Omit<typeof signUps.$inferInsert, 'id'>): Promise<string> {
  const id = newId();
  await db.insert(signUps).values({ id, ...signUp });
  return id;
}

/** The sign-ups of an e-mail, newest first; locked, so that only one of them becomes the account. */
export async function lockSignUps(db: Database, email: string, now: Date) {
  return db
    .select()
    .from(signUps)
    .where(and(eq(signUps.email, email), gt(signUps.expiresAt, now)))
    .orderBy(desc(signUps.createdAt), desc(signUps.id))
    .for('update')
    .execute();
}

/** The sign-up with a password whose handle this browser has, else the newest one with a password. */
export async function findSignUp(db: Database, email: string, handleHash: string | null, now: Date) {
  const [row] = await db
    .select()
    .from(signUps)
    .where(and(eq(signUps.email, email), gt(signUps.expiresAt, now), isNotNull(signUps.password)))
    .orderBy(desc(sql`${signUps.handleHash} = ${handleHash ?? ''}`), desc(signUps.createdAt), desc(signUps.id))
    .limit(1);
  return row;
}

export async function setSignUpHandle(db: Database, id: string, handleHash: string): Promise<void> {
  await db.update(signUps).set({ handleHash }).where(eq(signUps.id, id));
}

/** Once an e-mail is confirmed, all other sign-ups of it are void, and so are their codes and links. */
export async function deleteSignUps(db: Database, email: string): Promise<void> {
  await db.delete(signUps).where(eq(signUps.email, email));
  await db.delete(sentCodes).where(and(eq(sentCodes.purpose, 'confirm_email'), eq(sentCodes.recipient, email)));
}

interface Attempt {
  codeHash: string;
  /** Of the browser that makes the attempt, if it requested a code before. */
  handleHash: string | null;
}

/**
 * Compares an attempt with every open code of the recipient that still allows attempts of this browser. A wrong attempt
 * counts against each of them; a right one deletes them all.
 */
export async function takeSentCode(
  db: Database,
  purpose: SentCodePurpose,
  recipient: string,
  attempt: Attempt,
  now: Date,
): Promise<boolean> {
  const isSentToRecipient = and(eq(sentCodes.purpose, purpose), eq(sentCodes.recipient, recipient));
  const isOwn = sql`coalesce(${sentCodes.handleHash} = ${attempt.handleHash}::text, false)`;
  const open = await db
    .select({ id: sentCodes.id, codeHash: sentCodes.codeHash })
    .from(sentCodes)
    .where(
      and(
        isSentToRecipient,
        gt(sentCodes.expiresAt, now),
        sql`case when ${isOwn} then ${sentCodes.triesLeft} else ${sentCodes.strangersTriesLeft} end > 0`,
      ),
    )
    .orderBy(sentCodes.id)
    .for('update');
  if (open.some(({ codeHash }) => codeHash === attempt.codeHash)) {
    await db.delete(sentCodes).where(isSentToRecipient);
    return true;
  }
  const ids = open.map(({ id }) => id);
  if (ids.length > 0)
    await db
      .update(sentCodes)
      .set({
        triesLeft: sql`${sentCodes.triesLeft} - (${isOwn})::int`,
        strangersTriesLeft: sql`${sentCodes.strangersTriesLeft} - (not ${isOwn})::int`,
      })
      .where(inArray(sentCodes.id, ids));
  return false;
}

/** A one-time code; undefined if it is unknown, used, expired or of another kind. */
export async function findOneTimeCode(db: Database, kinds: readonly OneTimeCodeKind[], codeHash: string, now: Date) {
  const [row] = await db
    .select({
      id: oneTimeCodes.id,
      userId: oneTimeCodes.userId,
      codeChallenge: oneTimeCodes.codeChallenge,
      /** The e-mail that the code of a sign-up proves. */
      email: signUps.email,
    })
    .from(oneTimeCodes)
    .leftJoin(signUps, eq(signUps.id, oneTimeCodes.signUpId))
    .where(
      and(
        eq(oneTimeCodes.codeHash, codeHash),
        inArray(oneTimeCodes.kind, [...kinds]),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
      ),
    );
  return row;
}

/** Marks a code as used; returns false if a simultaneous request used it first. */
export async function useOneTimeCode(db: Database, id: string, now: Date): Promise<boolean> {
  const used = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id });
  return used.length > 0;
}

/** Deletes a person's codes except those that undo a change: a thief with the password could void them otherwise. */
export async function deleteOneTimeCodesOf(db: Database, userId: string): Promise<void> {
  await db.delete(oneTimeCodes).where(and(eq(oneTimeCodes.userId, userId), ne(oneTimeCodes.kind, 'undo')));
}

/** The person and the change of an undo code; undefined if it is unknown, used or expired. */
export async function findUndo(db: Database, codeHash: string, now: Date) {
  const [row] = await db
    .select({
      id: oneTimeCodes.id,
      userId: oneTimeCodes.userId,
      kind: accountMessages.kind,
      doneAt: accountMessages.createdAt,
      userAgent: accountMessages.userAgent,
    })
    .from(oneTimeCodes)
    .innerJoin(accountMessages, eq(accountMessages.id, oneTimeCodes.messageId))
    .where(and(eq(oneTimeCodes.codeHash, codeHash), isNull(oneTimeCodes.usedAt), gt(oneTimeCodes.expiresAt, now)));
  const deed = UNDOABLE_CHANGES.find((each) => each === row?.kind);
  return row?.userId && deed
    ? { id: row.id, userId: row.userId, deed, doneAt: row.doneAt, userAgent: row.userAgent }
    : undefined;
}
