import { INVITATION_REFUSALS } from '@hirfa/domain/referrals';
import { desc, eq, lte, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Cursor } from '../../kernel/cursors.ts';
import type { Database } from '../../platform/db.ts';
import { LOCKS } from '../../locks.ts';
import { promotionCodes, referralAmounts } from '../tables.ts';

interface PageRequest {
  cursor: Cursor | null;
  rows: number;
}

const isAfter = (columns: string, cursor: Cursor | null) =>
  cursor === null
    ? undefined
    : sql`(${sql.raw(columns)}) < (${new Date(cursor[0]).toISOString()}::timestamptz, ${cursor[1]}::uuid)`;

export async function findPromotions(db: Database, { cursor, rows }: PageRequest) {
  return db
    .select()
    .from(promotionCodes)
    .where(isAfter('promotion_codes.created_at, promotion_codes.id', cursor))
    .orderBy(desc(promotionCodes.created_at), desc(promotionCodes.id))
    .limit(rows);
}

/** Inserts a promotion code; false if there is one with this code. */
export async function insertPromotion(db: Database, row: typeof promotionCodes.$inferInsert): Promise<boolean> {
  const found = await db.select().from(promotionCodes).where(eq(promotionCodes.code, row.code));
  if (found.length > 0) return false;
  await db.insert(promotionCodes).values(row);
  return true;
}

/** Locks a promotion code until the end of the transaction. */
export async function lockPromotion(db: Database, id: string) {
  const [row] = await db.select().from(promotionCodes).where(eq(promotionCodes.id, id)).for('update');
  return row;
}

export async function updatePromotion(
  db: Database,
  id: string,
  change: { stopped_at: Date } | { budget: string | null },
): Promise<void> {
  await db.update(promotionCodes).set(change).where(eq(promotionCodes.id, id));
}

/** Until the transaction ends, another change of the amount waits here. */
export async function lockAmounts(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCKS['worth of an invitation']})`);
}

/** The amount that holds at an instant by a setting; undefined while there is none. */
export async function findAmount(db: Database, now: Date) {
  const [row] = await db
    .select({ flat: referralAmounts.referral_flat_egp, holds_from: referralAmounts.holds_from })
    .from(referralAmounts)
    .where(lte(referralAmounts.holds_from, now))
    .orderBy(desc(referralAmounts.holds_from))
    .limit(1);
  return row;
}

/** False if another amount holds from the same instant on. */
export async function insertAmount(db: Database, flat: string, now: Date): Promise<boolean> {
  const rows = await db
    .insert(referralAmounts)
    .values({ holds_from: now, referral_flat_egp: flat })
    .onConflictDoNothing()
    .returning({ holds_from: referralAmounts.holds_from });
  return rows.length > 0;
}

const Refused = z.object({
  invited_id: z.string(),
  invited_name: z.string(),
  inviter_id: z.string(),
  inviter_name: z.string(),
  reason: z.enum(INVITATION_REFUSALS),
  at: z.coerce.date(),
});

/** Invitations that give nothing, the newest first, with the names of the two. */
export async function findRefused(db: Database, { cursor, rows }: PageRequest) {
  const found = await db.execute(sql`
    select invited_id, invited.full_name as invited_name, inviter_id, inviters.full_name as inviter_name,
      refused_for as reason, changed_at as at
    from invitations
    join profiles as invited on invited.user_id = invited_id
    join profiles as inviters on inviters.user_id = inviter_id
    where state = 'refused' and ${isAfter('changed_at, invited_id', cursor) ?? sql`true`}
    order by changed_at desc, invited_id desc limit ${rows}`);
  return z.array(Refused).parse([...found]);
}
