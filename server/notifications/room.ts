import { type AccountServices, personRegistered } from '../accounts/index.ts';
import { bookingChanged } from '../bookings/index.ts';
import { jobFailed } from '../kernel/events.ts';
import { on } from '../kernel/subscribers.ts';
import type { Room } from '../kernel/room.ts';
import { notificationsHandlers } from './handlers.ts';
import { notifyAdminsOfFailedJob } from './notify-admins.ts';
import { notifyAdminsJob, notifyJob, sendMailJob } from './jobs.ts';
import { enqueueNotifyAdmins, notifyAdminsOfPerson } from './notify-admins-of-person.ts';
import { enqueueNotify, notifyOfChange } from './notify-of-change.ts';
import { notificationsPersonalData } from './personal-data.ts';
import { sendMail } from './send-mail.ts';

export const notificationsRoom = {
  name: 'notifications',
  handlers: () => notificationsHandlers,
  subscribers: [
    on(bookingChanged, enqueueNotify),
    on(personRegistered, enqueueNotifyAdmins),
    on(jobFailed, notifyAdminsOfFailedJob),
  ],
  jobs: [
    { kind: notifyJob, verb: notifyOfChange },
    { kind: notifyAdminsJob, verb: notifyAdminsOfPerson },
    { kind: sendMailJob, verb: sendMail },
  ],
  // The longest time in which somebody may ask about a message of ours.
  retention: [
    { table: 'public.notifications', column: 'read_at', days: 90 },
    { table: 'public.notifications', column: 'created_at', days: 365 },
    { table: 'public.mails', column: 'created_at', days: 90 },
  ],
  personalData: notificationsPersonalData,
} as const satisfies Room<AccountServices>;
