import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant } from './columns.ts';

/** What the clock has to do: `tick` runs what is due, after looking again whether it still applies. */
export const deadlines = pgTable(
  'deadlines',
  { kind: text('kind').notNull(), entity_id: uuid('entity_id').notNull(), due_at: instant('due_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.kind, table.entity_id] }),
    index('deadlines_due').on(table.due_at),
    index('deadlines_entity').on(table.entity_id),
  ],
).enableRLS();

/** What an actor's call answered under a key, so that sending it again does nothing again. Kept for 7 days. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actor_id: uuid('actor_id').notNull(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    body_hash: text('body_hash').notNull(),
    /** Null while the call that claimed it is still at work. */
    answer: jsonb('answer'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actor_id, table.call, table.key] }),
    index('idempotency_keys_created').on(table.created_at),
    check('idempotency_keys_key', sql`length(${table.key}) between 8 and 80`),
  ],
).enableRLS();

const eventColumns = () => ({
  stream: text('stream').notNull(),
  type: text('type').notNull(),
  entity_id: text('entity_id').notNull(),
  version: integer('version').notNull(),
  at: instant('at').notNull(),
});

/** Events of committed work that have no number yet. */
export const streamOutbox = pgTable('stream_outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ...eventColumns(),
});

/** How far each stream has come. */
export const streamPositions = pgTable('stream_positions', {
  stream: text('stream').primaryKey(),
  last_seq: bigint('last_seq', { mode: 'number' }).notNull(),
});

/** Numbered events, kept for 7 days for those who come back. */
export const streamEvents = pgTable('stream_events', { ...eventColumns(), seq: bigint('seq', { mode: 'number' }).notNull() }, (table) => [
  primaryKey({ columns: [table.stream, table.seq] }),
  index('stream_events_at').on(table.at),
]);
