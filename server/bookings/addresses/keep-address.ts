import type { BookingEvent } from '@hirfa/domain/bookings';
import type { WriteCtx } from '../../kernel/verb.ts';
import { deleteOldAddresses, findPlaceOfBooking, upsertAddress } from './queries.ts';

interface Change {
  booking_id: string;
  event: BookingEvent | 'book';
}

/** Keeps the address of a booking for its customer once the booking is paid, so that it can be chosen again. */
export async function keepAddress({ ctx: { db, now }, input }: { ctx: WriteCtx; input: Change }): Promise<void> {
  if (input.event !== 'secure') return;
  const place = await findPlaceOfBooking(db, input.booking_id);
  if (place === undefined) return;
  await upsertAddress(db, place, now);
  await deleteOldAddresses(db, place.user_id);
}
