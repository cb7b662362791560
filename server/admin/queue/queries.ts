import { QueueCounts } from '@hirfa/contract/admin';
import { QUEUE_KINDS, type QueueKind } from '@hirfa/domain/admin';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { LOCKS } from '../../locks.ts';
import type { Database } from '../../platform/db.ts';
import { queueDecisions } from '../tables.ts';

export type DecisionRow = typeof queueDecisions.$inferSelect;

/** All decisions that have not taken effect: a few, because each lasts for seconds. */
export function findLaterDecisions(db: Database): Promise<DecisionRow[]> {
  return db.select().from(queueDecisions).orderBy(asc(queueDecisions.takes_effect_at)).execute();
}

export async function findLaterDecision(db: Database, id: string): Promise<DecisionRow | undefined> {
  const [row] = await db.select().from(queueDecisions).where(eq(queueDecisions.id, id));
  return row;
}

/** Decisions about the same thing wait for each other until the end of the transaction. */
export async function lockDecisionsAbout(db: Database, entityId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCKS['decisions about one thing']}, hashtext(${entityId}))`);
}

export async function isDecided(db: Database, entityId: string): Promise<boolean> {
  const rows = await db
    .select({ id: queueDecisions.id })
    .from(queueDecisions)
    .where(eq(queueDecisions.entity_id, entityId));
  return rows.length > 0;
}

/** Adds a decision; false if there is another one about the same. */
export async function insertDecision(db: Database, row: DecisionRow): Promise<boolean> {
  const added = await db.insert(queueDecisions).values(row).onConflictDoNothing().returning({ id: queueDecisions.id });
  return added.length > 0;
}

/** Takes a decision of an admin out: to carry it out, or because they take it back. Undefined if it is out already. */
export async function takeDecision(db: Database, id: string, adminId: string): Promise<DecisionRow | undefined> {
  const [row] = await db
    .delete(queueDecisions)
    .where(and(eq(queueDecisions.id, id), eq(queueDecisions.decided_by, adminId)))
    .returning();
  return row;
}

/** How much waits of each kind, in one statement. */
export async function countWaiting(db: Database, queryOf: (kind: QueueKind) => SQL): Promise<QueueCounts> {
  const counts = QUEUE_KINDS.map((kind) => sql`${queryOf(kind)} as ${sql.identifier(kind)}`);
  const [row] = await db.execute(sql`select ${sql.join(counts, sql`, `)}`);
  return QueueCounts.parse(row);
}
