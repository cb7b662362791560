import { PROPOSING_PARTS } from '@hirfa/domain/bookings';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, uniqueIndex } from 'drizzle-orm/pg-core';
import { isOneOf } from '../../platform/columns.ts';

type Column =
  | 'status'
  | 'cancel_reason'
  | 'total_amount'
  | 'is_visit'
  | 'warranty_days'
  | 'second_visit_of'
  | 'rescued_booking_id'
  | 'package_id';

/**
 * What is so of free second visits: of those of one booking one is to come or took place, whatever became of others;
 * and nothing else hangs on one: it has no price and no promise, is in no package and in the place of no other booking.
 */
const constraintsOfSecondVisits = (table: Record<Column, AnyPgColumn>) => [
  uniqueIndex('bookings_second_visit')
    .on(table.second_visit_of)
    .where(
      sql`${table.second_visit_of} is not null
          and (${table.status} <> 'cancelled' or ${table.cancel_reason} = 'customer_absent')`,
    ),
  index('bookings_second_visits')
    .on(table.second_visit_of)
    .where(sql`${table.second_visit_of} is not null`),
  check('bookings_warranty', sql`${table.warranty_days} > 0`),
  check(
    'bookings_second_visit_alone',
    sql`${table.second_visit_of} is null or (${table.total_amount} = 0 and ${table.warranty_days} is null
    and ${table.package_id} is null and ${table.rescued_booking_id} is null and ${table.is_visit} is not true)`,
  ),
];

type CashColumn = 'is_cash' | 'disputed_by' | 'disputed_at' | 'package_id' | 'second_visit_of';

/** Nothing else is paid in cash than single bookings, and of nothing else providers report a problem. */
const constraintsOfCash = (table: Record<CashColumn, AnyPgColumn>) => [
  check(
    'bookings_cash',
    sql`not ${table.is_cash} or (${table.package_id} is null and ${table.second_visit_of} is null)`,
  ),
  check('bookings_disputed_by', isOneOf(table.disputed_by, PROPOSING_PARTS)),
  check(
    'bookings_reported_by_provider',
    sql`coalesce(${table.disputed_by}, 'customer') = 'customer' or ${table.is_cash}`,
  ),
  check('bookings_reported', sql`${table.disputed_by} is null or ${table.disputed_at} is not null`),
];

/** What is so of bookings of these kinds. */
export const constraintsOfKinds = (table: Record<Column | CashColumn, AnyPgColumn>) => [
  ...constraintsOfSecondVisits(table),
  ...constraintsOfCash(table),
];

/**
 * Whether a booking has ended: cancelled, or completed by both sides, and no problem with it is open. A condition of
 * the database.
 */
export function isSettled(table: Record<'status' | 'completed_at' | 'disputed_at' | 'dispute_ended_at', unknown>) {
  return sql`((${table.status} = 'cancelled' or ${table.completed_at} is not null)
    and (${table.disputed_at} is null or ${table.dispute_ended_at} is not null))`;
}
