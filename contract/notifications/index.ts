import { CHANNELS, NOTIFICATION_TYPES } from '@hirfa/domain/notifications';
import * as z from 'zod';
import { authenticationRequired, call, notFound } from '../errors.ts';
import { page } from '../lists.ts';

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
  }),
  /** On which channels it reached the person, or does so now. */
  channels: z.array(z.enum(CHANNELS)),
  created_at: z.iso.datetime(),
  read_at: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof Notification>;

/** The caller's notifications, and the notification of admins about a new person. */
export const notifications = {
  /** The caller's notifications, latest first. 7.43 */
  listNotifications: call
    .route({ method: 'GET', path: '/api/v1/notifications', summary: 'My notifications', tags: ['notifications'] })
    .input(z.strictObject({ ...page }))
    .output(z.strictObject({ items: z.array(Notification), next_cursor: z.string().nullable(), unread_count: z.int() }))
    .errors(authenticationRequired),
  /** Marks notifications as read; ids of other people's notifications are ignored. */
  readNotifications: call
    .route({
      method: 'POST',
      path: '/api/v1/notifications/read',
      summary: 'Mark notifications as read',
      tags: ['notifications'],
    })
    .input(z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }))
    .output(z.strictObject({ unread_count: z.int() }))
    .errors(authenticationRequired),
  /** Notifies the admins of a new person, once. Only admins can name somebody other than themselves. 7.30 */
  sendAdminUserRegistration: call
    .route({
      method: 'POST',
      path: '/functions/v1/send-admin-user-registration',
      summary: 'Notify the admins of a new person',
      tags: ['notifications'],
    })
    .input(z.strictObject({ user_id: z.uuid(), email: z.email().max(254) }))
    .output(z.strictObject({ success: z.literal(true) }))
    .errors({ ...authenticationRequired, ...notFound }),
};
