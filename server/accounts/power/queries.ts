import type { SuspensionReason } from '@hirfa/domain/accounts';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import { accountSuspensions } from '../tables.ts';

const Outcome = z.tuple([z.object({ outcome: z.enum(['changed', 'admin_required', 'own_profile', 'state_changed']) })]);

/** Grants or removes the admin role; the database decides whether that is possible, one decision at a time. */
export async function changeAdmin(db: Database, userId: string, isWanted: boolean, now: Date) {
  const [row] = Outcome.parse(
    await db.execute(
      sql`select change_admin(${userId}::uuid, ${isWanted}, ${now.toISOString()}::timestamptz) as outcome`,
    ),
  );
  return row.outcome;
}

/** Why a person is suspended; undefined if they are not. */
export async function findSuspension(db: Database, userId: string) {
  const [row] = await db.select().from(accountSuspensions).where(eq(accountSuspensions.user_id, userId));
  return row;
}

interface Suspension {
  user_id: string;
  reason: SuspensionReason;
  words: string | null;
  suspended_at: Date;
}

/** Returns false if the person is suspended already. */
export async function insertSuspension(db: Database, suspension: Suspension): Promise<boolean> {
  const rows = await db
    .insert(accountSuspensions)
    .values(suspension)
    .onConflictDoNothing()
    .returning({ user_id: accountSuspensions.user_id });
  return rows.length > 0;
}

/** The suspension that was ended; undefined if there was none. */
export async function removeSuspension(db: Database, userId: string) {
  const [row] = await db.delete(accountSuspensions).where(eq(accountSuspensions.user_id, userId)).returning();
  return row;
}
