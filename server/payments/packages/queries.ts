import { fromDecimal } from '@hirfa/domain/payments';
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import { chargebacks } from '../chargebacks/tables.ts';
import { nextOperation } from '../queries.ts';
import { extraCharges, type paymentAttempts, paymentOperations, payments } from '../tables.ts';

/**
 * Locks the payment whose charge a booking has: its own, or that of the first booking of its package. Whoever asks the
 * gateway about a charge has this lock first.
 * @returns the booking of that payment.
 */
export async function lockCharge(db: Database, bookingId: string): Promise<string> {
  const [row] = await db
    .select({ booking_id: payments.booking_id, package_id: payments.package_id })
    .from(payments)
    .where(eq(payments.booking_id, bookingId));
  const owner = row?.package_id ?? bookingId;
  await db
    .select({ id: payments.booking_id })
    .from(payments)
    .where(eq(payments.booking_id, owner))
    .for('no key update');
  return owner;
}

/**
 * The operation to be done next at a charge, which bookings may share: one that was sent comes first. What waits for
 * the decision of a bank is left out, with what was requested after it for the same booking. Others go on, and so does
 * the release of an extra, which changes no price: nobody's card is held for weeks.
 */
export function findNextOfCharge(db: Database, owner: string) {
  const those = db
    .select({ id: payments.booking_id })
    .from(payments)
    .where(or(eq(payments.booking_id, owner), eq(payments.package_id, owner)));
  const waits = sql`exists (select from ${paymentOperations} as earlier
    where earlier.booking_id = ${paymentOperations.booking_id} and earlier.id <= ${paymentOperations.id}
      and earlier.state = 'requested' and earlier.extra_id is null and not earlier.is_release
      and exists (select from ${chargebacks} as chargeback
        join ${payments} as share on share.booking_id = chargeback.booking_id
        where chargeback.state = 'open' and (share.booking_id = earlier.booking_id
          or share.package_id = ${owner} and chargeback.extra_id is null)))`;
  const isNext = sql`(${paymentOperations.state} = 'sent' or ${paymentOperations.is_release} or not ${waits})`;
  return nextOperation(db, and(inArray(paymentOperations.booking_id, those), isNext));
}

type OfPackage = Pick<typeof payments.$inferSelect, 'booking_id' | 'package_id'>;

/**
 * The payments of a package, locked in the order of its bookings, as their ids are, with what the rail holds of the
 * shared charge.
 */
export async function lockMembers(db: Database, packageId: string) {
  const extras = sql<string>`coalesce((select sum(extra.held + extra.refused) from ${extraCharges} as extra
    where extra.booking_id = ${payments.booking_id}), 0)::numeric(12,2)`;
  const rows = await db
    .select({
      booking_id: payments.booking_id,
      held: sql<string>`(${payments.held} + ${payments.refused} - ${extras})::numeric(12,2)::text`,
    })
    .from(payments)
    .where(eq(payments.package_id, packageId))
    .orderBy(sql`${payments.booking_id} <> ${packageId}`, asc(payments.booking_id))
    .for('no key update');
  return rows.map(({ booking_id, held }) => ({ booking_id, held: fromDecimal(held) }));
}

/** What is known of chargebacks of a shared charge for its other bookings. */
export async function findChargebacksBeside(db: Database, { booking_id, package_id }: OfPackage) {
  if (package_id === null) return [];
  return db
    .select({ state: chargebacks.state })
    .from(chargebacks)
    .innerJoin(payments, eq(payments.booking_id, chargebacks.booking_id))
    .where(and(eq(payments.package_id, package_id), ne(payments.booking_id, booking_id), isNull(chargebacks.extra_id)))
    .execute();
}

/** The chargebacks of a shared charge, in the order of its bookings. */
export async function findChargebacksOfPackage(db: Database, packageId: string) {
  const { booking_id, reference, earlier, state, amount } = chargebacks;
  const rows = await db
    .select({ booking_id, reference, earlier, state, amount })
    .from(chargebacks)
    .innerJoin(payments, eq(payments.booking_id, chargebacks.booking_id))
    .where(and(eq(payments.package_id, packageId), isNull(chargebacks.extra_id)))
    .orderBy(sql`${booking_id} <> ${packageId}`, asc(booking_id));
  return rows.map((row) => ({ ...row, amount: fromDecimal(row.amount) }));
}

const LastEnd = z.tuple([z.object({ at: z.coerce.date().nullable() })]);

/** When the last of the work ends that a charge has paid at once; null where it has not paid a package. */
export async function findLastEnd(db: Database, { booking_id, extra_id }: OfCharge): Promise<Date | null> {
  if (extra_id !== null) return null;
  const rows = await db.execute(sql`select last_end_of_package(${booking_id}::uuid) as at`);
  return LastEnd.parse([...rows])[0].at;
}

type OfCharge = Pick<typeof paymentAttempts.$inferSelect, 'booking_id' | 'extra_id'>;
