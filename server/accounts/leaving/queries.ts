import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { userRoles } from '../tables.ts';
import { accountDeletions } from './tables.ts';

/** A requested deletion, locked for this transaction. */
export async function lockDeletion(db: Database, userId: string) {
  const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.user_id, userId)).for('update');
  return row;
}

export async function findDeletion(db: Database, userId: string) {
  const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.user_id, userId));
  return row;
}

/** Returns false if a deletion was requested before; then its date stays. */
export async function insertDeletion(db: Database, deletion: typeof accountDeletions.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(accountDeletions)
    .values(deletion)
    .onConflictDoNothing()
    .returning({ user_id: accountDeletions.user_id });
  return rows.length > 0;
}

export async function updateDeletion(
  db: Database,
  userId: string,
  change: { ends_at?: Date; ended_at?: Date },
): Promise<void> {
  await db.update(accountDeletions).set(change).where(eq(accountDeletions.user_id, userId));
}

/** Returns false if no deletion was requested. */
export async function removeDeletion(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .delete(accountDeletions)
    .where(eq(accountDeletions.user_id, userId))
    .returning({ user_id: accountDeletions.user_id });
  return rows.length > 0;
}

export async function countAdmins(db: Database): Promise<number> {
  const [row] = await db
    .select({ admins: sql<number>`count(*)::int` })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'));
  return row?.admins ?? 0;
}

/** Whether the person of this transaction is the only admin, even if the role does not count in their session. */
export async function isLastAdmin(db: Database): Promise<boolean> {
  const [row] = await db.execute(sql`select actor_is_last_admin() as yes`);
  return row?.yes === true;
}
