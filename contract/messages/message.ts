import { BOOKING_STATUSES } from '@hirfa/domain/bookings';
import { CONTACT_KINDS } from '@hirfa/domain/contacts';
import { CHAT, SYSTEM_LINES, WRITE_REFUSALS } from '@hirfa/domain/messages';
import * as z from 'zod';
import { LINE, LINES } from '../texts.ts';

const Instant = z.iso.datetime();

/** What a message can be: words, a photo, a place, or a line that the product writes. */
export const MESSAGE_KINDS = ['text', 'photo', 'place', 'system'] as const;

/** The longest words for a place that somebody shares. */
const PLACE_LABEL_MAX = 100;

/** Words of a message, of several lines. */
const MessageText = z.string().trim().min(1).max(CHAT.textMax).regex(LINES);

/** A point on the map, in degrees (WGS 84), and what it is. */
const Place = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  label: z.string().trim().min(1).max(PLACE_LABEL_MAX).regex(LINE).optional(),
});

/** The size of a photo, in pixels, as it is shown. */
const Photo = z.strictObject({ width: z.int(), height: z.int() });

/** What was masked in a text before it was stored, and how often. */
const Masked = z.strictObject({ kind: z.enum(CONTACT_KINDS), count: z.int() });

/**
 * One message (specification 3: messages). `seq` counts from 1 without gaps, in the order in which both see them.
 * `sender` is seen from the caller. A text, photo or place of somebody who has left is null; so is what a kind does not
 * have, and all content of a message that an admin has hidden (`is_hidden`). The picture of a photo is at
 * `/chat-photos/{id}`, for who reads the message.
 * `line` is what the product says: screens have its words in both languages.
 */
export const Message = z.strictObject({
  id: z.uuid(),
  chat_id: z.uuid(),
  seq: z.int(),
  sender: z.enum(['me', 'other', 'product']),
  kind: z.enum(MESSAGE_KINDS),
  text: z.string().nullable(),
  masked: z.array(Masked),
  photo: Photo.nullable(),
  place: Place.nullable(),
  line: z.enum(SYSTEM_LINES).nullable(),
  is_hidden: z.boolean(),
  created_at: Instant,
});
export type Message = z.infer<typeof Message>;

const Marks = { delivered_seq: z.int(), read_seq: z.int() };

/**
 * The chat of a booking; its id is the booking's. `other` is the other person, null if they have left; `write_refusal`
 * says why the caller can not write, null if they can; `unread_count` counts what the other person wrote.
 */
export const Chat = z.strictObject({
  id: z.uuid(),
  part: z.enum(['customer', 'provider']),
  other: z
    .strictObject({ display_name_en: z.string(), display_name_ar: z.string(), avatar_url: z.string(), ...Marks })
    .nullable(),
  title_en: z.string(),
  title_ar: z.string(),
  starts_at: Instant,
  status: z.enum(BOOKING_STATUSES),
  last_seq: z.int(),
  last_at: Instant,
  last_message: Message.nullable(),
  ...Marks,
  unread_count: z.int(),
  is_muted: z.boolean(),
  write_refusal: z.enum(WRITE_REFUSALS).nullable(),
  closes_at: Instant.nullable(),
});
export type Chat = z.infer<typeof Chat>;

/**
 * What somebody sends to a chat: `text` or `place`, as `kind` says; a photo has a call of its own. The id is made by
 * the sender: a message that is sent again is the same one.
 */
export const NewMessage = z
  .strictObject({
    chat_id: z.uuid(),
    id: z.uuid(),
    kind: z.enum(['text', 'place']),
    text: MessageText.optional(),
    place: Place.optional(),
  })
  .refine(({ kind, text, place }) => (kind === 'text' ? text : place) !== undefined, 'The kind has no content')
  .refine(({ text, place }) => text === undefined || place === undefined, 'A message is a text or a place');
export type NewMessage = z.infer<typeof NewMessage>;
