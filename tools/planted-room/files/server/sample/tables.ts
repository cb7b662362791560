import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';
import { id, instant } from '../platform/columns.ts';

export const samples = pgTable(
  'samples',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: instant('created_at').notNull(),
  },
  (table) => [index('samples_user').on(table.user_id), index('samples_created').on(table.created_at, table.id)],
).enableRLS();
