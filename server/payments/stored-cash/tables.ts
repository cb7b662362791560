import { CASH, toDecimal } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { amount, id, instant } from '../../platform/columns.ts';
import { providerProfiles } from '../../providers/index.ts';

/** Of a payment: whether the customer pays in cash, and how much they have paid in cash, once that is known. */
export const cashColumns = () => ({
  is_cash: boolean('is_cash').notNull().default(false),
  collected: amount('collected'),
});

type Column = keyof ReturnType<typeof cashColumns> | 'held' | 'taken' | 'rail_state' | 'package_id';

/** No gateway has anything of what is paid in cash, and no package is. */
export const cashChecks = (table: Record<Column, unknown>) => [
  check(
    'payments_cash',
    sql`not ${table.is_cash} or (${table.held} = 0 and ${table.taken} = 0 and ${table.rail_state} <> 'charged'
      and ${table.package_id} is null)`,
  ),
  check('payments_collected', sql`${table.collected} is null or (${table.is_cash} and ${table.collected} >= 0)`),
];

/** The highest price that can be paid in cash from an instant on. With 0, and before the first row, cash is off. */
export const cashLimits = pgTable(
  'cash_limits',
  {
    id: id(),
    amount: amount('amount').notNull(),
    holds_from: instant('holds_from').notNull(),
  },
  (table) => [
    unique('cash_limits_once').on(table.holds_from),
    check(
      'cash_limits_amount',
      sql`${table.amount} = 0 or ${table.amount} between ${sql.raw(toDecimal(CASH.limit.min))}
        and ${sql.raw(toDecimal(CASH.limit.max))}`,
    ),
  ],
).enableRLS();

/** The providers who take cash. */
export const cashTakers = pgTable('cash_takers', {
  provider_id: uuid('provider_id')
    .primaryKey()
    .references(() => providerProfiles.id, { onDelete: 'cascade' }),
  since: instant('since').notNull(),
}).enableRLS();
