import { PAYOUT_KINDS } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/index.ts';
import { instant, isOneOf } from '../../platform/columns.ts';

/** To what the earnings of a person are paid; an applicant may say it before they are a provider. */
export const payoutDetails = pgTable(
  'payout_details',
  {
    user_id: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    kind: text('kind', { enum: PAYOUT_KINDS }).notNull(),
    /** As `payoutNumber` writes it: an IBAN, or a mobile number. */
    number: text('number').notNull(),
    /** Empty for a wallet that was given before its holder was asked. */
    holder: text('holder').notNull(),
    changed_at: instant('changed_at').notNull(),
  },
  (table) => [
    check('payout_details_kind', isOneOf(table.kind, PAYOUT_KINDS)),
    check('payout_details_number', isAccount(table)),
  ],
).enableRLS();

/** A CHECK of the form of an IBAN with its holder, or of the number of a wallet; wallets of earlier days have none. */
export function isAccount(table: Record<'kind' | 'number' | 'holder', unknown>) {
  return sql`case ${table.kind} when 'iban' then ${table.number} ~ '^EG[0-9]{27}$' and ${table.holder} <> ''
        else ${table.number} ~ '^\\+201[0-9]{9}$' end`;
}
