import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/columns.ts';

/** Webhooks as they arrived, each event once. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    adapter: text('adapter').notNull(),
    event_id: text('event_id').notNull(),
    checkout_id: text('checkout_id').notNull(),
    body: text('body').notNull(),
    received_at: instant('received_at').notNull(),
    worked_at: instant('worked_at'),
  },
  (table) => [unique('webhooks_event').on(table.adapter, table.event_id), index('webhooks_worked').on(table.worked_at)],
).enableRLS();
