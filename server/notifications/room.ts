import { KEPT_DAYS } from '@hirfa/domain/privacy';
import { personRegistered } from '../accounts/index.ts';
import { bookingChanged, bookingDeleted } from '../bookings/index.ts';
import { jobFailed } from '../kernel/events.ts';
import { on, onAll } from '../kernel/subscribers.ts';
import type { Room } from '../kernel/room.ts';
import { forgetBooking } from './forget-booking.ts';
import { notificationsHandlers } from './handlers.ts';
import { BEGIN_ANNOUNCEMENT, beginAnnouncement } from './announcements/begin-announcement.ts';
import { announce, announceJob } from './announcements/announce.ts';
import { pushJob } from './devices/enqueue-pushes.ts';
import { sendPush } from './devices/send-push.ts';
import { notifyAdminsOfFailedJob } from './notify-admins.ts';
import { SEND_MAIL, customApiJob, notifyAdminsJob, notifyJob, registerProviderJob, sendMailJob } from './jobs.ts';
import { enqueueNotifyAdmins, notifyAdminsOfPerson } from './notify-admins-of-person.ts';
import { enqueueNotify, notifyOfChange } from './notify-of-change.ts';
import { notificationsPersonalData } from './personal-data.ts';
import { providerChanged } from '../providers/index.ts';
import { chatSeen, messageSent } from '../messages/index.ts';
import { messageDeadlines, readWithChat, waitForReader } from './notify-of-message.ts';
import { readWithSession, supportDeadlines, waitForAnswer } from './notify-of-support.ts';
import { supportMessageSent, supportSeen } from '../support/index.ts';
import { reminderDeadlines } from './reminders.ts';
import { sendMail, sendWaitingMail } from './send-mail.ts';
import type { NotificationServices } from './services.ts';
import { registerApproved, registerProvider, sendToCustomApi } from './send-to-custom-api.ts';
import { sendNotice } from './send-notice.ts';
import { sendText } from './texts/send-text.ts';
import { sendTextJob, textDeadline } from './texts/text-later.ts';

export const notificationsRoom = {
  name: 'notifications',
  handlers: notificationsHandlers,
  sendNotice,
  subscribers: [
    onAll(bookingChanged, enqueueNotify),
    on(bookingDeleted, forgetBooking),
    on(providerChanged, registerApproved),
    on(personRegistered, enqueueNotifyAdmins),
    on(jobFailed, notifyAdminsOfFailedJob),
    on(messageSent, waitForReader),
    on(chatSeen, readWithChat),
    on(supportMessageSent, waitForAnswer),
    on(supportSeen, readWithSession),
  ],
  jobs: [
    { kind: notifyJob, verb: notifyOfChange },
    { kind: notifyAdminsJob, verb: notifyAdminsOfPerson },
    { kind: registerProviderJob, verb: registerProvider },
    { kind: customApiJob, verb: sendToCustomApi },
    { kind: sendMailJob, verb: sendMail },
    { kind: pushJob, verb: sendPush },
    { kind: sendTextJob, verb: sendText },
    { kind: announceJob, verb: announce },
  ],
  deadlines: [
    ...reminderDeadlines,
    ...messageDeadlines,
    ...supportDeadlines,
    textDeadline,
    { kind: SEND_MAIL, verb: sendWaitingMail },
    { kind: BEGIN_ANNOUNCEMENT, verb: beginAnnouncement },
  ],
  // The longest time in which somebody may ask about a message of ours.
  retention: [
    { table: 'public.notifications', column: 'read_at', days: KEPT_DAYS.readNotifications },
    { table: 'public.notifications', column: 'created_at', days: KEPT_DAYS.notifications },
    { table: 'public.mails', column: 'created_at', days: KEPT_DAYS.sentMessages },
    { table: 'public.text_messages', column: 'created_at', days: KEPT_DAYS.sentMessages },
    // Browsers renew theirs every week while somebody uses them.
    { table: 'public.device_tokens', column: 'last_used_at', days: KEPT_DAYS.devices },
    { table: 'public.topic_subscriptions', kept: 'as long as the device' },
    { table: 'public.announcements', kept: 'what the team told everybody' },
  ],
  personalData: notificationsPersonalData,
} as const satisfies Room<NotificationServices>;
