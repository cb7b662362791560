import { displayName } from '@hirfa/domain/accounts';
import { respondBy } from '@hirfa/domain/bookings';
import { type BookingNotificationKind, NOTIFICATIONS } from '@hirfa/domain/notifications';
import { renderNotificationMail } from '@hirfa/templates/mails';
import { type BookingWords, renderNotification } from '@hirfa/templates/notifications';
import type { Database } from '../platform/db.ts';
import { enqueueJob } from '../platform/jobs.ts';
import { notifyStreams } from '../platform/streams.ts';
import { sendMailJob, tellCustomApiJob } from './jobs.ts';
import { type BookingData, insertMail, insertNotification, wantsMails } from './queries.ts';
import type { NotificationServices } from './services.ts';

export type BookingServices = Pick<NotificationServices, 'origin' | 'unsubscribe' | 'customApi'>;

interface Ctx {
  db: Database;
  now: Date;
  services: BookingServices;
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
  };
}

/** Notifies one person of a booking, also by mail where the type and the person want it. */
export async function notifyOfBooking({ ctx, input }: { ctx: Ctx; input: News }): Promise<void> {
  const { db, now, services } = ctx;
  const { type, user_id, words, booking, cause } = input;
  const { unsubscribe, customApi } = services;
  const event_key = `${cause}:${type}`;
  const metadata = { booking_id: booking.id };
  const text = renderNotification(type, words);
  const id = await insertNotification(db, { user_id, type, ...text, metadata, event_key }, now);
  if (await isSentAsMail(db, type, user_id)) {
    const unsubscribe_link = NOTIFICATIONS[type].mail === 'always' ? null : unsubscribe.linkFor(user_id);
    const mail = renderNotificationMail(text, services.origin() + pathOf(type, booking.id), unsubscribe_link);
    const mailId = await insertMail(db, { user_id, event_key, unsubscribe_link, ...mail }, now);
    if (mailId !== undefined) await enqueueJob(db, sendMailJob, mailId);
  }
  if (id === undefined) return;
  await notifyStreams(db, [`user:${user_id}`], { type: 'notification_added', entity_id: id, version: 1 }, now);
  if (customApi !== null && NOTIFICATIONS[type].to === 'provider') await enqueueJob(db, tellCustomApiJob, id);
}

/** Mails about money are always sent, other mails only to people who want mails. */
async function isSentAsMail(db: Database, type: BookingNotificationKind, userId: string): Promise<boolean> {
  const { mail } = NOTIFICATIONS[type];
  return mail === 'always' || (mail === 'wanted' && (await wantsMails(db, userId)));
}

/** The path that a notification links to (product decision: notifications). */
function pathOf(type: BookingNotificationKind, bookingId: string): string {
  return NOTIFICATIONS[type].to === 'provider'
    ? `/provider/dashboard?openBooking=${bookingId}`
    : `/booking-confirmation/${bookingId}`;
}
