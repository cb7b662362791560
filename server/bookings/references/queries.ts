import { and, eq, isNotNull } from 'drizzle-orm';
import { paymentAttempts } from '../../payments/index.ts';
import type { Database } from '../../platform/db.ts';
import { bookings } from '../tables.ts';

/** The reference of an attempt that can still be paid, with its booking. */
export async function findGiven(db: Database, attemptId: string) {
  const { id, booking_id, reference, expires_at, state } = paymentAttempts;
  const [row] = await db
    .select({
      booking_id,
      user_id: bookings.booker_id,
      title_en: bookings.title,
      title_ar: bookings.title_ar,
      amount: bookings.total_amount,
      code: reference,
      pay_by: expires_at,
    })
    .from(paymentAttempts)
    .innerJoin(bookings, eq(bookings.id, booking_id))
    .where(and(eq(id, attemptId), eq(state, 'open'), isNotNull(reference)));
  return row;
}
