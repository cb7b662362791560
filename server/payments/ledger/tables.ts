import { LEDGER_ACCOUNTS } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, instant, isOneOf } from '../../platform/columns.ts';

/** The months whose books are closed, without a gap: no entry is recorded before the end of the last one any more. */
export const ledgerMonths = pgTable(
  'ledger_months',
  {
    /** "2026-11". */
    month: text('month').primaryKey(),
    ends_at: instant('ends_at').notNull(),
    closed_at: instant('closed_at').notNull(),
  },
  (table) => [
    check('ledger_months_month', sql`${table.month} ~ '^[0-9]{4}-[0-9]{2}$'`),
    check('ledger_months_over', sql`${table.closed_at} >= ${table.ends_at}`),
  ],
).enableRLS();

/** What each account had at the beginning of such a month, and what was added and taken. */
export const ledgerBalances = pgTable(
  'ledger_balances',
  {
    month: text('month')
      .notNull()
      .references(() => ledgerMonths.month),
    account: text('account', { enum: LEDGER_ACCOUNTS }).notNull(),
    opening: amount('opening').notNull(),
    debits: amount('debits').notNull(),
    credits: amount('credits').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.account] }),
    check('ledger_balances_account', isOneOf(table.account, LEDGER_ACCOUNTS)),
    check('ledger_balances_sides', sql`least(${table.debits}, ${table.credits}) >= 0`),
  ],
).enableRLS();
