import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { deadlines } from './tables.ts';

export interface Deadline {
  kind: string;
  entity_id: string;
  due_at: Date;
}

/** Replaces the deadlines of an entity. */
export async function setDeadlines(
  db: Database,
  entityId: string,
  wanted: readonly Omit<Deadline, 'entity_id'>[],
): Promise<void> {
  await db.delete(deadlines).where(eq(deadlines.entity_id, entityId));
  if (wanted.length > 0) await addDeadlines(db, entityId, wanted);
}

/** Adds the first deadlines of a new entity. */
export async function addDeadlines(
  db: Database,
  entityId: string,
  wanted: readonly Omit<Deadline, 'entity_id'>[],
): Promise<void> {
  await db
    .insert(deadlines)
    .values(wanted.map((deadline) => ({ ...deadline, entity_id: entityId })))
    // Two transactions may set the same deadline at the same moment.
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
  await db
    .delete(deadlines)
    .where(and(eq(deadlines.kind, kind), eq(deadlines.entity_id, entity_id), lte(deadlines.due_at, due_at)));
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

const isDue = (now: Date) =>
  and(lte(deadlines.due_at, now), or(isNull(deadlines.claimed_until), lte(deadlines.claimed_until, now)));

/** The kinds of which a deadline is due. */
export async function dueKinds(db: Database, now: Date): Promise<string[]> {
  const rows = await db.selectDistinct({ kind: deadlines.kind }).from(deadlines).where(isDue(now));
  return rows.map(({ kind }) => kind);
}

/** Takes the oldest due deadline of a kind until an instant; other processes take others. Undefined if none is due. */
export async function claimDeadline(
  db: Database,
  kind: string,
  { now, until }: { now: Date; until: Date },
): Promise<Deadline | undefined> {
  const oldest = db
    .select({ kind: deadlines.kind, entity_id: deadlines.entity_id })
    .from(deadlines)
    .where(and(eq(deadlines.kind, kind), isDue(now)))
    .orderBy(asc(deadlines.due_at))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(deadlines)
    .set({ claimed_until: until })
    .where(sql`(${deadlines.kind}, ${deadlines.entity_id}) = (${oldest})`)
    .returning({ kind: deadlines.kind, entity_id: deadlines.entity_id, due_at: deadlines.due_at });
  return claimed;
}

/** The kinds of all deadlines in the database. */
export async function deadlineKinds(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ kind: deadlines.kind }).from(deadlines);
  return rows.map(({ kind }) => kind);
}
