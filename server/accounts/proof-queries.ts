import { type AccountMessageKind, type Limit, type LimitName, type OneTimeCodeKind, UNDOABLE_NEWS } from '@hirfa/domain/accounts';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { accountMessages, oneTimeCodes, passkeyChallenges, rateLimits, sentCodes, signUps } from './proof-tables.ts';

/** Counts one more unless the limit is used up; when it will not be any more, or undefined where it was counted. */
export async function takeLimit(db: Database, name: LimitName, subjectHash: string, { times, perMs }: Limit, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const since = sql`${new Date(now.getTime() - perMs).toISOString()}::timestamptz`;
  const until = sql`${new Date(now.getTime() + perMs).toISOString()}::timestamptz`;
  const [taken] = await db.execute(sql`
    insert into ${rateLimits} as kept (limit_name, subject_hash, taken_at, expires_at) values (${name}, ${subjectHash}, array[${at}], ${until})
    on conflict (limit_name, subject_hash) do update
      set taken_at = array(select taken from unnest(kept.taken_at) as taken where taken > ${since} order by taken) || ${at}, expires_at = ${until}
      where (select count(*) from unnest(kept.taken_at) as taken where taken > ${since}) < ${times}::int
    returning 1 as one`);
  if (taken !== undefined) return undefined;
  const [oldest] = await db.execute(sql`
    select (extract(epoch from min(taken)) * 1000)::bigint::text as ms from ${rateLimits} as kept, unnest(kept.taken_at) as taken
    where limit_name = ${name} and subject_hash = ${subjectHash} and taken > ${since}`);
  return new Date(Number(oldest?.ms ?? now.getTime()) + perMs);
}

/** Uncounts the latest one. */
export async function giveBackLimit(db: Database, name: LimitName, subjectHash: string): Promise<void> {
  await db.execute(sql`
    update ${rateLimits} set taken_at = trim_array(taken_at, 1)
    where limit_name = ${name} and subject_hash = ${subjectHash} and cardinality(taken_at) > 0`);
}

/** Whether something limited is remembered at all. */
export async function isTaken(db: Database, name: LimitName, subjectHash: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ limit: rateLimits.limit })
    .from(rateLimits)
    .where(and(eq(rateLimits.limit, name), eq(rateLimits.subjectHash, subjectHash), gt(rateLimits.expiresAt, now)));
  return row !== undefined;
}

export async function insertSignUp(db: Database, signUp: Omit<typeof signUps.$inferInsert, 'id'>): Promise<string> {
  const id = newId();
  await db.insert(signUps).values({ id, ...signUp });
  return id;
}

/** The accounts asked for with this e-mail, latest first; locked, so that one of them becomes the account. */
export async function lockSignUps(db: Database, email: string, now: Date) {
  return db
    .select()
    .from(signUps)
    .where(and(eq(signUps.email, email), gt(signUps.expiresAt, now)))
    .orderBy(desc(signUps.createdAt), desc(signUps.id))
    .for('update')
    .execute();
}

/** The one with a password whose handle this browser holds, else the latest. */
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

/** An e-mail is confirmed: what else was asked for with it, and every code and link that was sent for it, is void. */
export async function deleteSignUps(db: Database, email: string): Promise<void> {
  await db.delete(signUps).where(eq(signUps.email, email));
  await db.delete(sentCodes).where(and(eq(sentCodes.purpose, 'confirm_email'), eq(sentCodes.recipient, email)));
}

type Purpose = (typeof sentCodes.$inferInsert)['purpose'];

export async function insertSentCode(db: Database, code: Omit<typeof sentCodes.$inferInsert, 'id'>): Promise<void> {
  await db.insert(sentCodes).values({ id: newId(), ...code });
}

interface Try {
  codeHash: string;
  /** Of the browser it comes from, where that asked for a code before. */
  handleHash: string | null;
}

/**
 * Takes a code that was sent: every one that is still open to this browser counts, whoever asked for it, and a wrong try counts against
 * each. Whether it was right; then none of them is left.
 */
export async function takeSentCode(db: Database, purpose: Purpose, recipient: string, given: Try, now: Date): Promise<boolean> {
  const sentThere = and(eq(sentCodes.purpose, purpose), eq(sentCodes.recipient, recipient));
  const isOwn = sql`coalesce(${sentCodes.handleHash} = ${given.handleHash}::text, false)`;
  const open = await db
    .select({ id: sentCodes.id, codeHash: sentCodes.codeHash })
    .from(sentCodes)
    .where(
      and(
        sentThere,
        gt(sentCodes.expiresAt, now),
        sql`case when ${isOwn} then ${sentCodes.triesLeft} else ${sentCodes.strangersTriesLeft} end > 0`,
      ),
    )
    .orderBy(sentCodes.id)
    .for('update');
  if (open.some(({ codeHash }) => codeHash === given.codeHash)) {
    await db.delete(sentCodes).where(sentThere);
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

export async function insertOneTimeCode(db: Database, code: Omit<typeof oneTimeCodes.$inferInsert, 'id'>): Promise<void> {
  await db.insert(oneTimeCodes).values({ id: newId(), ...code });
}

/** What a one-time code stands for; undefined where it is unknown, used, stale or of another kind. */
export async function findOneTimeCode(db: Database, kinds: readonly OneTimeCodeKind[], codeHash: string, now: Date) {
  const [row] = await db
    .select({
      id: oneTimeCodes.id,
      userId: oneTimeCodes.userId,
      codeChallenge: oneTimeCodes.codeChallenge,
      /** The e-mail that it proves, where it is a sign-up's. */
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

/** Uses it up; whether nobody was faster. */
export async function useOneTimeCode(db: Database, id: string, now: Date): Promise<boolean> {
  const used = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id });
  return used.length > 0;
}

/** But for those that undo something: else a thief with the password could void them. */
export async function deleteOneTimeCodesOf(db: Database, userId: string): Promise<void> {
  await db.delete(oneTimeCodes).where(and(eq(oneTimeCodes.userId, userId), ne(oneTimeCodes.kind, 'undo')));
}

/** What a code undoes: of which mail it is, and of whom; undefined where it is unknown, used or stale. */
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
  const deed = UNDOABLE_NEWS.find((each) => each === row?.kind);
  return row?.userId && deed ? { id: row.id, userId: row.userId, deed, doneAt: row.doneAt, userAgent: row.userAgent } : undefined;
}

interface NewMessage {
  kind: AccountMessageKind;
  recipient: string;
  signUpId?: string;
  handleHash?: string;
  userAgent?: string | null;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertMessage(db: Database, message: NewMessage): Promise<string> {
  const id = newId();
  await db.insert(accountMessages).values({ id, ...message });
  return id;
}

/** A message that has not left, held until it has. */
export async function lockMessage(db: Database, id: string) {
  const [row] = await db
    .select()
    .from(accountMessages)
    .where(and(eq(accountMessages.id, id), isNull(accountMessages.sentAt)))
    .for('update');
  return row;
}

export async function markMessageSent(db: Database, id: string, now: Date): Promise<void> {
  await db.update(accountMessages).set({ sentAt: now }).where(eq(accountMessages.id, id));
}

/** What nobody can use any more goes. */
export async function forgetStaleProofs(db: Database, now: Date): Promise<void> {
  for (const table of [accountMessages, oneTimeCodes, passkeyChallenges, sentCodes, signUps, rateLimits])
    await db.delete(table).where(lte(table.expiresAt, now));
}
