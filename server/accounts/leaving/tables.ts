import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { users } from '../tables.ts';

/** A requested deletion of an account. The row stays after the account has ended, as the only record of it. */
export const accountDeletions = pgTable('account_deletions', {
  user_id: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  asked_at: instant('asked_at').notNull(),
  ends_at: instant('ends_at').notNull(),
  ended_at: instant('ended_at'),
}).enableRLS();
