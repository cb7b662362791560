import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../platform/columns.ts';

/** Work that is due at an instant. `tick` runs its handler, which first checks whether it still applies. */
export const deadlines = pgTable(
  'deadlines',
  {
    kind: text('kind').notNull(),
    entity_id: uuid('entity_id').notNull(),
    due_at: instant('due_at').notNull(),
    /** Until then, by the clock of the database, one process handles it, which prolongs the claim while it works. */
    claimed_until: instant('claimed_until'),
    /** Whose claim that is: one that others have claimed since is not moved by who had it before. */
    claim: uuid('claim'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.entity_id] }),
    index('deadlines_due').on(table.kind, table.due_at),
    index('deadlines_entity').on(table.entity_id),
  ],
).enableRLS();

/** What admins did: who, to what, before and after (product decision: admin). Only personal texts are erased. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: instant('at').notNull(),
    actor_id: uuid('actor_id').notNull(),
    action: text('action').notNull(),
    entity_type: text('entity_type').notNull(),
    entity_id: uuid('entity_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [
    index('audit_log_entity').on(table.entity_id, table.at),
    index('audit_log_at').on(table.at, table.id),
    index('audit_log_actor').on(table.actor_id, table.at),
    index('audit_log_action').on(table.action, table.at),
    index('audit_log_type').on(table.entity_type, table.at),
  ],
).enableRLS();

/** How many characters an idempotency key has. */
export const KEY_LENGTH = { min: 8, max: 80 } as const;

/** The answer of a call under an idempotency key: a repeated key does not repeat the work. Stored for 7 days. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actor_id: uuid('actor_id').notNull(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    body_hash: text('body_hash').notNull(),
    answer: jsonb('answer'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actor_id, table.call, table.key] }),
    index('idempotency_keys_created').on(table.created_at),
    check(
      'idempotency_keys_key',
      sql`length(${table.key}) between ${sql.raw(`${KEY_LENGTH.min} and ${KEY_LENGTH.max}`)}`,
    ),
  ],
).enableRLS();
