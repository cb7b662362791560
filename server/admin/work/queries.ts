import { and, desc, eq, lt } from 'drizzle-orm';
import type { Cursor } from '../../kernel/cursors.ts';
import { paymentAttempts, webhooks } from '../../payments/index.ts';
import type { Database } from '../../platform/db.ts';

/** Webhooks after a cursor, newest first: their ids are in the order in which they arrived. */
export function findWebhooks(db: Database, cursor: Cursor | null, rows: number) {
  const { id, adapter, event_id, checkout_id, received_at, worked_at } = webhooks;
  return db
    .select({ id, adapter, event_id, received_at, worked_at, booking_id: paymentAttempts.booking_id })
    .from(webhooks)
    .leftJoin(paymentAttempts, and(eq(paymentAttempts.adapter, adapter), eq(paymentAttempts.checkout_id, checkout_id)))
    .where(cursor === null ? undefined : lt(id, cursor[1]))
    .orderBy(desc(id))
    .limit(rows)
    .execute();
}
