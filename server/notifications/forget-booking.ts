import type { bookingDeleted } from '../bookings/index.ts';
import type { EventPayload } from '../kernel/events.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import { deleteNotificationsOf } from './queries.ts';

/** A subscriber: a notification of a deleted booking would lead nowhere. */
export async function forgetBooking({
  ctx: { db },
  input: { booking_id, user_ids },
}: {
  ctx: WriteCtx;
  input: EventPayload<typeof bookingDeleted>;
}): Promise<void> {
  await deleteNotificationsOf(db, booking_id, user_ids);
}
