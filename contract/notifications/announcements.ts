import { ANNOUNCEMENT_LENGTH, ANNOUNCEMENT_TYPES, isInsidePath } from '@hirfa/domain/notifications';
import { INVISIBLE_CHARACTERS } from '@hirfa/domain/market';
import { SOUND_NAMES } from '@hirfa/domain/sounds';
import * as z from 'zod';
import { adminRequired, call, notFound, tooManyRequests } from '../errors.ts';
import { Topic } from './topics.ts';

const tags = ['notifications'];
const visible = new RegExp(`^[^${INVISIBLE_CHARACTERS}]*$`, 'u');
const Text = (most: number) => z.string().trim().min(1).max(most).regex(visible);

/** What admins write. Where there is no Arabic text, the other one stands in both languages. */
const content = {
  title: Text(ANNOUNCEMENT_LENGTH.title),
  message: Text(ANNOUNCEMENT_LENGTH.message),
  title_ar: Text(ANNOUNCEMENT_LENGTH.title).optional(),
  message_ar: Text(ANNOUNCEMENT_LENGTH.message).optional(),
  type: z.enum(ANNOUNCEMENT_TYPES).default('update'),
  /** `path`: where a tap leads in this product, without a language. */
  metadata: z
    .strictObject({ path: z.string().max(ANNOUNCEMENT_LENGTH.path).refine(isInsidePath).optional() })
    .default({}),
};

/** To one person, on all their devices. 7.31 */
export const PersonalAnnouncement = z.strictObject({ user_id: z.uuid(), ...content });

/**
 * To the members of a `topic`, whose subscribed devices ring; or to a person, as above or, with `send_to_topic`, on the
 * devices that are subscribed to their own topic. Without priority and sound the usual ones hold. 7.32, 9.27, 9.28
 */
export const NewAnnouncement = z
  .strictObject({
    topic: Topic.optional(),
    user_id: z.uuid().optional(),
    send_to_topic: z.boolean().optional(),
    priority: z.enum(['normal', 'high']).optional(),
    sound: z.enum(SOUND_NAMES).optional(),
    ...content,
  })
  .refine(({ topic, user_id }) => (topic === undefined) !== (user_id === undefined), { path: ['topic'] })
  .refine(({ topic, send_to_topic }) => topic === undefined || send_to_topic !== false, { path: ['send_to_topic'] });
export type NewAnnouncement = z.input<typeof NewAnnouncement>;

const Sent = z.strictObject({ id: z.uuid() });

/** What admins write to others. Each lands in the lists of its readers; preferences decide what rings. */
export const announcements = {
  sendMultiDeviceNotification: call
    .route({
      method: 'POST',
      path: '/functions/v1/send-multi-device-notification',
      summary: 'Notify a person on all devices',
      tags,
    })
    .input(PersonalAnnouncement)
    .output(Sent)
    .errors({ ...adminRequired, ...notFound, ...tooManyRequests }),
  sendFirebaseNotification: call
    .route({
      method: 'POST',
      path: '/functions/v1/send-firebase-notification',
      summary: 'Notify a topic or a person',
      tags,
    })
    .input(NewAnnouncement)
    .output(Sent)
    .errors({ ...adminRequired, ...notFound, ...tooManyRequests }),
};
