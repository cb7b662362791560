import {
  ANNOUNCEMENT_LENGTH,
  ANNOUNCEMENT_STATES,
  ANNOUNCEMENT_TYPES,
  isInsidePath,
} from '@hirfa/domain/notifications';
import { SOUND_NAMES } from '@hirfa/domain/sounds';
import * as z from 'zod';
import { secondFactorProof } from '../accounts/index.ts';
import { adminCall } from '../calls.ts';
import { idempotencyMismatch, notFound, stateChanged } from '../errors.ts';
import { page, pageOf } from '../lists.ts';
import { Topic } from './topics.ts';
import { LINE } from '../texts.ts';

const tags = ['notifications'];
const Text = (most: number) => z.string().trim().min(1).max(most).regex(LINE);

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
    /** Made by the client: the same one again is answered as it was stored, and sent once. */
    id: z.uuid().optional(),
    topic: Topic.optional(),
    user_id: z.uuid().optional(),
    send_to_topic: z.boolean().optional(),
    priority: z.enum(['normal', 'high']).optional(),
    sound: z.enum(SOUND_NAMES).optional(),
    /** When it begins; at once without it. */
    send_at: z.iso.datetime().optional(),
    ...content,
    /** To several people: shown now, of an admin who has one. */
    ...secondFactorProof.fields,
  })
  .refine(({ topic, user_id }) => (topic === undefined) !== (user_id === undefined), { path: ['topic'] })
  .refine(({ topic, send_to_topic }) => topic === undefined || send_to_topic !== false, { path: ['send_to_topic'] });
export type NewAnnouncement = z.input<typeof NewAnnouncement>;

/** An announcement in the history of admins; `readers` have it in their lists by now. */
export const Announcement = z.strictObject({
  id: z.uuid(),
  topic: Topic.nullable(),
  user_id: z.uuid().nullable(),
  reader_name: z.string().nullable(),
  type: z.enum(ANNOUNCEMENT_TYPES),
  title_en: z.string(),
  title_ar: z.string(),
  message_en: z.string(),
  message_ar: z.string(),
  path: z.string().nullable(),
  sender_name: z.string().nullable(),
  created_at: z.iso.datetime(),
  send_at: z.iso.datetime().nullable(),
  state: z.enum(ANNOUNCEMENT_STATES),
  readers: z.int(),
});
export type Announcement = z.infer<typeof Announcement>;

const Sent = z.strictObject({ id: z.uuid() });

/** What admins write to others. Each lands in the lists of its readers; preferences decide what rings. */
export const announcements = {
  sendMultiDeviceNotification: adminCall
    .meta({ audit: ['send_announcement'] })
    .route({
      method: 'POST',
      path: '/functions/v1/send-multi-device-notification',
      summary: 'Notify a person on all devices',
      tags,
    })
    .input(PersonalAnnouncement)
    .output(Sent)
    .errors({ ...notFound, ...idempotencyMismatch, ...secondFactorProof.errors }),
  sendFirebaseNotification: adminCall
    .meta({ audit: ['send_announcement'] })
    .route({
      method: 'POST',
      path: '/functions/v1/send-firebase-notification',
      summary: 'Notify a topic or a person',
      tags,
    })
    .input(NewAnnouncement)
    .output(Sent)
    .errors({ ...notFound, ...idempotencyMismatch, ...secondFactorProof.errors }),
  /**
   * Who would get it now: people in whose lists it stands, and devices that may ring. `second_factors` are those of the
   * caller, of which sending asks for one; empty where it asks for none.
   */
  countRecipients: adminCall
    .route({ method: 'GET', path: '/api/v1/announcement-recipients', summary: 'Count the recipients', tags })
    .input(
      z
        .strictObject({ topic: Topic.optional(), user_id: z.uuid().optional() })
        .refine(({ topic, user_id }) => (topic === undefined) !== (user_id === undefined), { path: ['topic'] }),
    )
    .output(
      z.strictObject({ people: z.int(), devices: z.int(), second_factors: z.array(z.enum(['code', 'passkey'])) }),
    ),
  /** What admins sent or will send, the newest first. */
  listAnnouncements: adminCall
    .route({ method: 'GET', path: '/api/v1/announcements', summary: 'Announcements', tags })
    .input(z.strictObject(page))
    .output(pageOf(Announcement)),
  /** Takes back an announcement that has not begun. */
  cancelAnnouncement: adminCall
    .meta({ audit: ['cancel_announcement'] })
    .route({ method: 'DELETE', path: '/api/v1/announcements/{id}', summary: 'Take an announcement back', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(Sent)
    .errors({ ...notFound, ...stateChanged }),
};
