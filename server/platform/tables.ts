import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

const eventColumns = () => ({
  stream: text('stream').notNull(),
  type: text('type').notNull(),
  entity_id: text('entity_id').notNull(),
  version: integer('version').notNull(),
  at: instant('at').notNull(),
});

/** Committed events that have no number yet. */
export const streamOutbox = pgTable('stream_outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ...eventColumns(),
});

/** The last number of each stream. */
export const streamPositions = pgTable('stream_positions', {
  stream: text('stream').primaryKey(),
  last_seq: bigint('last_seq', { mode: 'number' }).notNull(),
});

/** Until when the relay looks for events by itself, so that it needs no notification. One row. */
export const relayState = pgTable('relay_state', {
  is_only: boolean('is_only').primaryKey(),
  busy_until: instant('busy_until').notNull(),
});

/** Numbered events, stored for 7 days for clients that reconnect. */
export const streamEvents = pgTable(
  'stream_events',
  {
    ...eventColumns(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** After the commit: who reads later finds what has changed. */
    numbered_at: instant('numbered_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.stream, table.seq] }), index('stream_events_at').on(table.at)],
);

/**
 * The versions of the rules.sql files that this database has had; ids are in the order of the releases, which first
 * came with them. The greatest turn is of those that hold.
 */
export const appliedRules = pgTable('applied_rules', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  hash: text('hash').notNull().unique(),
  turn: integer('turn').notNull().default(0),
  /** A hash of what they have made, which shows whether it is still there. */
  state: text('state'),
}).enableRLS();

/** Keys of this installation that outlast its other secrets. Only the owner of the database reads them. */
export const installationKeys = pgTable('installation_keys', {
  name: text('name').primaryKey(),
  key: text('key').notNull(),
}).enableRLS();
