import { CHANNELS, NOTIFICATION_GROUPS, NOTIFICATION_TYPES } from '@hirfa/domain/notifications';
import { SOUND_NAMES } from '@hirfa/domain/sounds';
import * as z from 'zod';
import { personCall } from '../calls.ts';
import { notFound } from '../errors.ts';
import { page } from '../lists.ts';
import { announcements } from './announcements.ts';
import { devices } from './devices.ts';
import { topics } from './topics.ts';

export { Announcement, NewAnnouncement, PersonalAnnouncement } from './announcements.ts';
export { FirebaseWeb, NewDevice, type PushPayload } from './devices.ts';
export { Topic } from './topics.ts';

/** A notification of one person (specification 3: notifications). 3.10 */
export const Notification = z.strictObject({
  id: z.uuid(),
  type: z.enum(NOTIFICATION_TYPES),
  title_en: z.string(),
  title_ar: z.string(),
  message_en: z.string(),
  message_ar: z.string(),
  metadata: z.strictObject({
    booking_id: z.uuid().optional(),
    user_id: z.uuid().optional(),
    provider_id: z.uuid().optional(),
    session_id: z.uuid().optional(),
    part: z.enum(['customer', 'provider']).optional(),
    topic: z.string().optional(),
    path: z.string().optional(),
    priority: z.enum(['normal', 'high']).optional(),
    sound: z.enum(SOUND_NAMES).optional(),
  }),
  /** On which channels it reached the person, or does so now. */
  channels: z.array(z.enum(CHANNELS)),
  created_at: z.iso.datetime(),
  read_at: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof Notification>;

/** What a list shows instead of all: the unread notifications, or those of a group. */
export const NotificationList = z.enum(['unread', ...NOTIFICATION_GROUPS]);
export type NotificationList = z.infer<typeof NotificationList>;

/** These notifications; or `until` one, with all that are older, in a list. Those that come meanwhile stay unread. */
export const ReadNotifications = z.union([
  z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }),
  z.strictObject({ until: z.uuid(), show: NotificationList.optional() }),
]);
export type ReadNotifications = z.infer<typeof ReadNotifications>;

/** The caller's notifications, devices and topics; what admins announce, and what tells admins of a new person. */
export const notifications = {
  ...devices,
  ...topics,
  ...announcements,
  /** The caller's notifications, latest first; `unread_count` counts all of them. 7.43 */
  listNotifications: personCall
    .meta({ staleAfter: { any: ['notification_added', 'notifications_read'] } })
    .route({ method: 'GET', path: '/api/v1/notifications', summary: 'My notifications', tags: ['notifications'] })
    .input(z.strictObject({ ...page, show: NotificationList.optional() }))
    .output(
      z.strictObject({ items: z.array(Notification), next_cursor: z.string().nullable(), unread_count: z.int() }),
    ),
  /** Marks notifications as read; ids of other people's notifications are ignored. */
  readNotifications: personCall
    .route({
      method: 'POST',
      path: '/api/v1/notifications/read',
      summary: 'Mark notifications as read',
      tags: ['notifications'],
    })
    .input(ReadNotifications)
    .output(z.strictObject({ unread_count: z.int() })),
  /** Notifies the admins of a new person, once. Only admins can name somebody other than themselves. 7.30 */
  sendAdminUserRegistration: personCall
    .route({
      method: 'POST',
      path: '/functions/v1/send-admin-user-registration',
      summary: 'Notify the admins of a new person',
      tags: ['notifications'],
    })
    .input(z.strictObject({ user_id: z.uuid(), email: z.email().max(254) }))
    .output(z.strictObject({ success: z.literal(true) }))
    .errors(notFound),
};
