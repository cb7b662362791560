import { displayName } from '@hirfa/domain/accounts';
import { respondBy } from '@hirfa/domain/bookings';
import { type BookingNotificationKind, NOTIFICATIONS, notificationsAfter } from '@hirfa/domain/notifications';
import { renderNotificationMail } from '@hirfa/templates/mails';
import { renderNotification } from '@hirfa/templates/notifications';
import type { bookingChanged } from '../bookings/index.ts';
import type { EventPayload } from '../kernel/events.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import type { WorkCtx } from '../kernel/work.ts';
import type { Database } from '../platform/db.ts';
import { enqueueJob } from '../platform/jobs.ts';
import { notifyStreams } from '../platform/streams.ts';
import { notifyJob, sendMailJob, tellCustomApiJob } from './jobs.ts';
import type { NotificationServices } from './services.ts';
import { findChange, insertMail, insertNotification, wantsMails } from './queries.ts';

type Services = Pick<NotificationServices, 'origin' | 'unsubscribe' | 'customApi'>;

/** Requests the job that notifies the people of a changed booking. */
export async function enqueueNotify({
  ctx,
  input,
}: {
  ctx: WriteCtx;
  input: EventPayload<typeof bookingChanged>;
}): Promise<void> {
  await enqueueJob(ctx.db, notifyJob, input.history_id);
}

/** A job: notifies the people of a booking of a change, each once. */
export async function notifyOfChange({ ctx, input }: { ctx: WorkCtx<Services>; input: { id: string } }): Promise<void> {
  const { unsubscribe, customApi } = ctx.services;
  const origin = ctx.services.origin();
  await ctx.transaction('clock', async ({ db, now }) => {
    const change = await findChange(db, input.id);
    if (change === undefined) return;
    const { history, booking, provider, customer_name, refund } = change;
    const words = {
      title: { en: booking.title, ar: booking.title_ar },
      provider: { en: provider.display_name_en, ar: provider.display_name_ar },
      customer: displayName(customer_name),
      starts_at: booking.starts_at,
      respond_by: booking.authorized_at && respondBy(booking.authorized_at, booking.starts_at),
      refund,
      isUnpaid: booking.cancel_reason === 'capture_failed',
    };
    for (const type of notificationsAfter(history)) {
      const user_id = NOTIFICATIONS[type].to === 'provider' ? provider.user_id : booking.booker_id;
      const event_key = `${input.id}:${type}`;
      const metadata = { booking_id: booking.id };
      const text = renderNotification(type, words);
      const id = await insertNotification(db, { user_id, type, ...text, metadata, event_key }, now);
      if (await isSentAsMail(db, type, user_id)) {
        const unsubscribe_link = NOTIFICATIONS[type].mail === 'always' ? null : unsubscribe.linkFor(user_id);
        const mail = renderNotificationMail(text, origin + pathOf(type, booking.id), unsubscribe_link);
        const mailId = await insertMail(db, { user_id, event_key, unsubscribe_link, ...mail }, now);
        if (mailId !== undefined) await enqueueJob(db, sendMailJob, mailId);
      }
      if (id === undefined) continue;
      await notifyStreams(db, [`user:${user_id}`], { type: 'notification_added', entity_id: id, version: 1 }, now);
      if (customApi !== null && NOTIFICATIONS[type].to === 'provider') await enqueueJob(db, tellCustomApiJob, id);
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
  return NOTIFICATIONS[type].to === 'provider'
    ? `/provider/dashboard?openBooking=${bookingId}`
    : `/booking-confirmation/${bookingId}`;
}
