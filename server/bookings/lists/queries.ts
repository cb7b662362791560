import type { CustomerList, ProviderList } from '@hirfa/contract/bookings';
import type { BookingStatus } from '@hirfa/domain/bookings';
import type { PaymentStatus } from '@hirfa/domain/payments';
import { and, asc, desc, eq, gt, gte, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { Cursor } from '../../kernel/cursors.ts';
import type { Database } from '../../platform/db.ts';
import { isSettled } from '../constraints/tables.ts';
import { type ViewRow, viewsOf } from '../queries.ts';
import { isFirstOfPackage, otherOfPackage } from '../stored-packages/queries.ts';
import { bookings } from '../tables.ts';

interface PageRequest {
  cursor: Cursor | null;
  rows: number;
}

/** The order of a list by an instant, and the condition for rows after the cursor. */
function inOrder(
  direction: 'ascending' | 'descending',
  cursor: Cursor | null,
  by: typeof bookings.starts_at | typeof bookings.authorized_at = bookings.starts_at,
): { after: SQL | undefined; order: [SQL, SQL] } {
  const at = cursor && new Date(cursor[0]).toISOString();
  const compare = direction === 'ascending' ? sql`>` : sql`<`;
  const order = direction === 'ascending' ? asc : desc;
  return {
    after:
      cursor === null ? undefined : sql`(${by}, ${bookings.id}) ${compare} (${at}::timestamptz, ${cursor[1]}::uuid)`,
    order: [order(by), order(bookings.id)],
  };
}

/** A customer's bookings: upcoming or unsettled ones, soonest first; ended ones, latest first. */
export function findCustomerBookings(
  db: Database,
  bookerId: string,
  list: CustomerList,
  { cursor, rows }: PageRequest,
): Promise<ViewRow[]> {
  const direction = list === 'upcoming' ? 'ascending' : 'descending';
  const { after, order } = inOrder(direction, cursor);
  const wanted = list === 'upcoming' ? not(isSettled(bookings)) : isSettled(bookings);
  const first = isFirstOfPackage(
    direction,
    list === 'upcoming' ? not(isSettled(otherOfPackage)) : isSettled(otherOfPackage),
  );
  return viewsOf(db, and(eq(bookings.booker_id, bookerId), wanted, first, after), order, rows);
}

/** A provider's bookings, without unpaid ones. `today` is a Cairo day and includes work that is not settled. */
export function findProviderBookings(
  db: Database,
  providerId: string,
  list: ProviderList,
  today: { start: Date; end: Date },
  { cursor, rows }: PageRequest,
): Promise<ViewRow[]> {
  const { after, order } = inOrder(list === 'past' ? 'descending' : 'ascending', cursor);
  // A cancelled one has a problem that is not decided yet: the customer says that they were there.
  const hasBegun = inArray(bookings.status, ['started', 'in_progress', 'completed', 'cancelled']);
  const wanted = {
    requests: and(sql`${bookings.status} = 'awaiting_acceptance'`, eq(bookings.payment_status, 'authorized')),
    today: and(
      not(isSettled(bookings)),
      or(and(eq(bookings.status, 'confirmed'), lt(bookings.starts_at, today.end)), hasBegun),
    ),
    upcoming: and(
      not(isSettled(bookings)),
      eq(bookings.status, 'confirmed'),
      gte(bookings.starts_at, today.end),
      isFirstOfPackage(
        'ascending',
        sql`${otherOfPackage.status} = 'confirmed'
          and ${otherOfPackage.starts_at} >= ${today.end.toISOString()}::timestamptz`,
      ),
    ),
    past: and(
      isSettled(bookings),
      sql`${bookings.authorized_at} is not null`,
      isFirstOfPackage('descending', isSettled(otherOfPackage)),
    ),
  }[list];
  return viewsOf(db, and(eq(bookings.provider_id, providerId), wanted, after), order, rows);
}

interface NewBookings {
  status?: BookingStatus | undefined;
  payment_status?: PaymentStatus | undefined;
}

/** A provider's bookings that were authorized after this instant, by their statuses, those that were last first. */
export function findNewBookings(
  db: Database,
  providerId: string,
  newAfter: Date,
  { status, payment_status }: NewBookings,
  { cursor, rows }: PageRequest,
): Promise<ViewRow[]> {
  const { after, order } = inOrder('descending', cursor, bookings.authorized_at);
  const wanted = and(
    eq(bookings.provider_id, providerId),
    gt(bookings.authorized_at, newAfter),
    // A package is one request.
    sql`(${bookings.package_id} is null or ${bookings.package_id} = ${bookings.id})`,
    status && eq(bookings.status, status),
    payment_status && eq(bookings.payment_status, payment_status),
  );
  return viewsOf(db, and(wanted, after), order, rows);
}
