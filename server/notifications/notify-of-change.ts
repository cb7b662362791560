import { displayName } from '@hirfa/domain/accounts';
import { type BookingNotificationKind, NOTIFICATIONS, notificationsAfter } from '@hirfa/domain/notifications';
import { renderNotificationMail } from '@hirfa/templates/mails';
import { renderNotification } from '@hirfa/templates/notifications';
import type { UnsubscribeLinks } from '../accounts/index.ts';
import type { Database, Pool } from '../platform/db.ts';
import type { DomainEvent } from '../platform/events.ts';
import { askForJob } from '../platform/jobs.ts';
import { tellStreams } from '../platform/streams.ts';
import { asWorker, type Scope } from '../platform/transactions.ts';
import type { WriteCtx } from '../platform/verb.ts';
import { findChange, insertMail, insertNotification, wantsMails } from './queries.ts';

interface Parts {
  /** The worker's pool. */
  pool: Pool;
  scope(): Scope;
  origin(): string;
  unsubscribe: UnsubscribeLinks;
}

/** A change of a booking asks for the job that tells its people. */
export async function askToNotify(ctx: WriteCtx, event: DomainEvent): Promise<void> {
  if (event.type === 'booking_changed') await askForJob(ctx.db, { name: 'notify', entity_id: event.history_id });
}

/** A job: tells the people of a booking what happened to it, once each. */
export async function notifyOfChange({ pool, scope, origin: originOf, unsubscribe }: Parts, historyId: string): Promise<void> {
  const origin = originOf();
  await asWorker(pool, 'clock', scope(), async ({ db, now }) => {
    const change = await findChange(db, historyId);
    if (change === undefined) return;
    const { history, booking, provider, customer_name, refund } = change;
    const words = {
      title: { en: booking.title, ar: booking.title_ar },
      provider: { en: provider.display_name_en, ar: provider.display_name_ar },
      customer: displayName(customer_name),
      starts_at: booking.starts_at,
      refund,
    };
    for (const type of notificationsAfter(history)) {
      const user_id = NOTIFICATIONS[type].to === 'provider' ? provider.user_id : booking.booker_id;
      const event_key = `${historyId}:${type}`;
      const metadata = { booking_id: booking.id };
      const text = renderNotification(type, words);
      const id = await insertNotification(db, { user_id, type, ...text, metadata, event_key }, now);
      if (await isSentAsMail(db, type, user_id)) {
        const unsubscribe_link = NOTIFICATIONS[type].mail === 'always' ? null : unsubscribe.linkFor(user_id);
        const mail = renderNotificationMail(text, origin + pathOf(type, booking.id), unsubscribe_link);
        const mailId = await insertMail(db, { user_id, event_key, unsubscribe_link, ...mail }, now);
        if (mailId !== undefined) await askForJob(db, { name: 'send_mail', entity_id: mailId });
      }
      if (id !== undefined) await tellStreams(db, [`user:${user_id}`], { type: 'notification_added', entity_id: id, version: 1 }, now);
    }
  });
}

/** Mails about money are always sent, other mails only to people who want mails. */
async function isSentAsMail(db: Database, type: BookingNotificationKind, userId: string): Promise<boolean> {
  const { mail } = NOTIFICATIONS[type];
  return mail === 'always' || (mail === 'wanted' && (await wantsMails(db, userId)));
}

/** The path that a notification links to (product decision: notifications). */
function pathOf(type: BookingNotificationKind, bookingId: string): string {
  return NOTIFICATIONS[type].to === 'provider' ? `/provider/dashboard?openBooking=${bookingId}` : `/booking-confirmation/${bookingId}`;
}
