import { AUTH_EVENTS } from '@hirfa/domain/accounts';
import { check, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from '../../platform/columns.ts';
import { auth } from '../tables.ts';

/** The count of each authentication event in slots of ten minutes, without personal data. 9.11 */
export const authEventCounts = auth.table(
  'auth_event_counts',
  {
    slot: instant('slot').notNull(),
    type: text('type', { enum: AUTH_EVENTS }).notNull(),
    times: integer('times').notNull(),
    last_at: instant('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slot, table.type] }),
    check('auth_event_counts_type', isOneOf(table.type, AUTH_EVENTS)),
  ],
);
