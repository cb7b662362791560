import type { BookingNotificationKind } from '@hirfa/domain/notifications';
import { type BookingWords, renderNotification } from '@hirfa/templates/notifications';
import type { Database } from '../platform/db.ts';
import { notifyPerson, type PersonServices } from './notify-person.ts';

interface Ctx {
  db: Database;
  now: Date;
  services: PersonServices;
}

interface News {
  type: BookingNotificationKind;
  user_id: string;
  words: BookingWords;
  booking: { id: string };
  /** Each person is notified once of a cause. */
  cause: string;
}

/** Notifies one person of a booking, on the channels that they want; undefined if they were notified before. */
export async function notifyOfBooking({ ctx, input }: { ctx: Ctx; input: News }): Promise<string | undefined> {
  const { type, user_id, words, booking, cause } = input;
  const about = { metadata: { booking_id: booking.id }, event_key: `${cause}:${type}`, starts_at: words.starts_at };
  return notifyPerson({ ctx, input: { user_id, type, ...renderNotification(type, words), ...about } });
}
