import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/index.ts';
import { id, instant } from '../../platform/columns.ts';
import { providerProfiles } from '../tables.ts';

/** Providers whose texts had contact details before these were refused. Each is flagged once, and decided once. */
export const providerContactFlags = pgTable(
  'provider_contact_flags',
  {
    id: id(),
    provider_id: uuid('provider_id')
      .notNull()
      .unique()
      .references(() => providerProfiles.id, { onDelete: 'cascade' }),
    flagged_at: instant('flagged_at').notNull(),
    outcome: text('outcome', { enum: ['asked', 'left'] }),
    decided_at: instant('decided_at'),
    decided_by: uuid('decided_by').references(() => users.id),
  },
  (table) => [
    index('provider_contact_flags_waiting')
      .on(table.flagged_at, table.id)
      .where(sql`${table.outcome} is null`),
    check('provider_contact_flags_outcome', sql`${table.outcome} in ('asked', 'left')`),
    check('provider_contact_flags_decided', sql`(${table.outcome} is null) = (${table.decided_at} is null)`),
  ],
).enableRLS();
