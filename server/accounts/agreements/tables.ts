import { AGREEMENTS } from '@hirfa/domain/accounts';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from '../../platform/columns.ts';
import { userId } from '../tables.ts';

/** Which version of an agreement a person has accepted, and when. Rows are only added. */
export const acceptedAgreements = pgTable(
  'accepted_agreements',
  {
    user_id: userId(),
    agreement: text('agreement', { enum: AGREEMENTS }).notNull(),
    version: text('version').notNull(),
    accepted_at: instant('accepted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.agreement, table.version] }),
    check('accepted_agreements_agreement', isOneOf(table.agreement, AGREEMENTS)),
  ],
).enableRLS();
