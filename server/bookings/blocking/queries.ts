import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Cursor } from '../../kernel/cursors.ts';
import type { Database } from '../../platform/db.ts';
import { blockedCustomers, bookingPeople } from '../tables.ts';

/** Whether a customer's account has not ended; it does not end before the end of this transaction. */
export async function lockPresentCustomer(db: Database, customerId: string): Promise<boolean> {
  const [row] = await db.execute(sql`select lock_present_customer(${customerId}::uuid) as present`);
  return z.object({ present: z.boolean() }).parse(row).present;
}

/** A customer who is blocked already stays so since then. */
export async function insertBlocked(db: Database, row: typeof blockedCustomers.$inferInsert): Promise<void> {
  await db.insert(blockedCustomers).values(row).onConflictDoNothing();
}

export async function deleteBlocked(db: Database, providerId: string, customerId: string): Promise<void> {
  await db
    .delete(blockedCustomers)
    .where(and(eq(blockedCustomers.provider_id, providerId), eq(blockedCustomers.customer_id, customerId)));
}

/** The customers whom a provider has blocked, the latest first. */
export function findBlocked(
  db: Database,
  providerId: string,
  { cursor, rows }: { cursor: Cursor | null; rows: number },
) {
  const { booking_id, created_at } = blockedCustomers;
  const at = cursor && new Date(cursor[0]).toISOString();
  const after =
    cursor === null ? undefined : sql`(${created_at}, ${booking_id}) < (${at}::timestamptz, ${cursor[1]}::uuid)`;
  return db
    .select({
      booking_id,
      created_at,
      full_name: bookingPeople.customer_full_name,
      avatar_url: bookingPeople.customer_avatar_url,
    })
    .from(blockedCustomers)
    .innerJoin(bookingPeople, eq(bookingPeople.booking_id, booking_id))
    .where(and(eq(blockedCustomers.provider_id, providerId), after))
    .orderBy(desc(created_at), desc(booking_id))
    .limit(rows)
    .execute();
}
