import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from './db.ts';
import { deadlines } from './tables.ts';

export interface Deadline {
  kind: string;
  entity_id: string;
  due_at: Date;
}

/** Everything the clock has to do for an entity from now on; what stood there before is forgotten. */
export async function setDeadlines(db: Database, entityId: string, wanted: readonly Omit<Deadline, 'entity_id'>[]): Promise<void> {
  await db.delete(deadlines).where(eq(deadlines.entity_id, entityId));
  if (wanted.length > 0) await addDeadlines(db, entityId, wanted);
}

/** The first deadlines of a new entity. */
export async function addDeadlines(db: Database, entityId: string, wanted: readonly Omit<Deadline, 'entity_id'>[]): Promise<void> {
  await db
    .insert(deadlines)
    .values(wanted.map((deadline) => ({ ...deadline, entity_id: entityId })))
    // Somebody else who sets the same at the same moment sets the same.
    .onConflictDoNothing();
}

/** Forgets a deadline that has passed and did not apply any more. */
export async function dropDeadline(db: Database, { kind, entity_id, due_at }: Deadline): Promise<void> {
  await db.delete(deadlines).where(and(eq(deadlines.kind, kind), eq(deadlines.entity_id, entity_id), lte(deadlines.due_at, due_at)));
}

/** What could not be done now is due again a little later, so that it keeps nobody waiting who could be served. */
export async function postponeDeadline(db: Database, { kind, entity_id, due_at }: Deadline, until: Date): Promise<void> {
  const thisOne = and(eq(deadlines.kind, kind), eq(deadlines.entity_id, entity_id), lte(deadlines.due_at, due_at));
  await db.update(deadlines).set({ due_at: until }).where(thisOne);
}

/** What is due, longest overdue first. */
export function dueDeadlines(db: Database, now: Date, limit: number): Promise<Deadline[]> {
  return db.select().from(deadlines).where(lte(deadlines.due_at, now)).orderBy(asc(deadlines.due_at)).limit(limit).execute();
}
