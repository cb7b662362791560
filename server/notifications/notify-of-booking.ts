import { displayName } from '@hirfa/domain/accounts';
import { respondBy } from '@hirfa/domain/bookings';
import type { BookingNotificationKind } from '@hirfa/domain/notifications';
import { type BookingWords, renderNotification } from '@hirfa/templates/notifications';
import type { Database } from '../platform/db.ts';
import { notifyPerson, type PersonServices } from './notify-person.ts';
import type { BookingData } from './queries.ts';

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

/** What the texts of notifications about a booking show. */
export function wordsOf({ booking, provider, customer_name, refund }: BookingData): BookingWords {
  return {
    title: { en: booking.title, ar: booking.title_ar },
    provider: { en: provider.display_name_en, ar: provider.display_name_ar },
    customer: displayName(customer_name),
    starts_at: booking.starts_at,
    respond_by: booking.authorized_at && respondBy(booking.authorized_at, booking.starts_at),
    refund,
    isUnpaid: booking.cancel_reason === 'capture_failed',
    reason: booking.cancel_note,
  };
}

/** Notifies one person of a booking, on the channels that they want; undefined if they were notified before. */
export async function notifyOfBooking({ ctx, input }: { ctx: Ctx; input: News }): Promise<string | undefined> {
  const { type, user_id, words, booking, cause } = input;
  const about = { metadata: { booking_id: booking.id }, event_key: `${cause}:${type}`, starts_at: words.starts_at };
  return notifyPerson({ ctx, input: { user_id, type, ...renderNotification(type, words), ...about } });
}
