import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { deadlines } from './tables.ts';

export interface Deadline {
  kind: string;
  entity_id: string;
  due_at: Date;
  /** The claim under which a process handles it. */
  claim?: string | null;
}

/** Replaces the deadlines of an entity. */
export async function setDeadlines(
  db: Database,
  entityId: string,
  wanted: readonly Omit<Deadline, 'entity_id'>[],
): Promise<void> {
  await replaceDeadlines(
    db,
    [entityId],
    wanted.map((deadline) => ({ ...deadline, entity_id: entityId })),
  );
}

/** The same of several entities. */
export async function replaceDeadlines(
  db: Database,
  entityIds: readonly string[],
  wanted: readonly Deadline[],
): Promise<void> {
  if (entityIds.length > 0) await db.delete(deadlines).where(inArray(deadlines.entity_id, [...entityIds]));
  if (wanted.length > 0) await insertDeadlines(db, wanted);
}

/** Adds the first deadlines of a new entity. */
export async function addDeadlines(
  db: Database,
  entityId: string,
  wanted: readonly Omit<Deadline, 'entity_id'>[],
): Promise<void> {
  await insertDeadlines(
    db,
    wanted.map((deadline) => ({ ...deadline, entity_id: entityId })),
  );
}

/** Two transactions may set the same deadline at the same moment. */
async function insertDeadlines(db: Database, wanted: readonly Deadline[]): Promise<void> {
  await db
    .insert(deadlines)
    .values([...wanted])
    .onConflictDoNothing();
}

/** Sets one deadline of an entity, in place of an earlier or later one of its kind. */
export async function setDeadline(db: Database, { kind, entity_id, due_at }: Deadline): Promise<void> {
  await db
    .insert(deadlines)
    .values({ kind, entity_id, due_at })
    .onConflictDoUpdate({ target: [deadlines.kind, deadlines.entity_id], set: { due_at, claimed_until: null } });
}

/** Deletes a deadline that no longer applies, unless it was moved to a later time meanwhile. */
export async function dropDeadline(db: Database, { kind, entity_id, due_at }: Deadline): Promise<void> {
  await dropDeadlines(db, kind, [entity_id], due_at);
}

/** The same of several entities. */
export async function dropDeadlines(
  db: Database,
  kind: string,
  entityIds: readonly string[],
  due_at: Date,
): Promise<void> {
  const these = and(eq(deadlines.kind, kind), inArray(deadlines.entity_id, [...entityIds]));
  await db.delete(deadlines).where(and(these, lte(deadlines.due_at, due_at)));
}

/** Moves a failed deadline to a later time, so that it does not delay the others. */
export async function postponeDeadline(
  db: Database,
  { kind, entity_id, due_at }: Deadline,
  until: Date,
): Promise<void> {
  const thisOne = and(eq(deadlines.kind, kind), eq(deadlines.entity_id, entity_id), lte(deadlines.due_at, due_at));
  await db.update(deadlines).set({ due_at: until, claimed_until: null }).where(thisOne);
}

/**
 * What is due follows from the clock of the product, like all that happens to people. Claims end by the clock of the
 * database, so that processes whose clocks differ agree about them.
 */
const isDue = (now: Date) =>
  and(lte(deadlines.due_at, now), or(isNull(deadlines.claimed_until), lte(deadlines.claimed_until, sql`now()`)));
const claimFor = (ms: number) => ({ claimed_until: sql`now() + ${ms} * interval '1 ms'` });

/** The kinds of which a deadline is due. */
export async function dueKinds(db: Database, now: Date): Promise<string[]> {
  const rows = await db.selectDistinct({ kind: deadlines.kind }).from(deadlines).where(isDue(now));
  return rows.map(({ kind }) => kind);
}

/** Deadlines of one kind that one process handles; `until` is in the rows of all of them. */
export interface Claim {
  kind: string;
  claimed: readonly Deadline[];
  until: Date;
}

/** Claims the oldest due deadlines of a kind for so long; null if there are none that others have not claimed. */
export async function claimDeadlines(
  db: Database,
  kind: string,
  { now, ms, most }: { now: Date; ms: number; most: number },
): Promise<Claim | null> {
  // In a `with`, which is executed once: a subquery might lock others each time.
  const oldest = db.$with('oldest').as(
    db
      .select({ entity_id: deadlines.entity_id })
      .from(deadlines)
      .where(and(eq(deadlines.kind, kind), isDue(now)))
      .orderBy(asc(deadlines.due_at))
      .limit(most)
      .for('update', { skipLocked: true }),
  );
  const claimed = await db
    .with(oldest)
    .update(deadlines)
    .set({ ...claimFor(ms), claim: newId() })
    .from(oldest)
    .where(and(eq(deadlines.kind, kind), eq(deadlines.entity_id, oldest.entity_id)))
    .returning({
      kind: deadlines.kind,
      entity_id: deadlines.entity_id,
      due_at: deadlines.due_at,
      claim: deadlines.claim,
      claimed_until: deadlines.claimed_until,
    });
  const until = claimed[0]?.claimed_until ?? null;
  return until && { kind, claimed, until };
}

/**
 * Prolongs a claim: it lasts for so long from now on. Returns its new end; null if no deadline has it any more: all are
 * handled, or it has ended and another process claimed them.
 */
export async function prolongClaim(db: Database, { kind, claimed, until }: Claim, ms: number): Promise<Date | null> {
  const ids = claimed.map(({ entity_id }) => entity_id);
  const isMine = and(eq(deadlines.kind, kind), inArray(deadlines.entity_id, ids), eq(deadlines.claimed_until, until));
  const [row] = await db
    .update(deadlines)
    .set(claimFor(ms))
    .where(isMine)
    .returning({ until: deadlines.claimed_until });
  return row?.until ?? null;
}

/** The kinds of all deadlines in the database. */
export async function deadlineKinds(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ kind: deadlines.kind }).from(deadlines);
  return rows.map(({ kind }) => kind);
}
