import { BOOKING_STATUSES } from '@hirfa/domain/bookings';
import { LANGUAGES } from '@hirfa/domain/market';
import { SUPPORT, SUPPORT_LINES, SUPPORT_RATINGS, SUPPORT_SENDERS, SUPPORT_STATUSES } from '@hirfa/domain/support';
import * as z from 'zod';
import { LINES } from '../texts.ts';

const Instant = z.iso.datetime();

/** What a person or an admin writes, of several lines. 5.1 */
export const SupportText = z.string().trim().min(1).max(SUPPORT.textMax).regex(LINES);

/**
 * One message of a session (specification 3: live_support_messages). `seq` counts from 1 without gaps, in the order in
 * which all see them. An auto-reply (`system`) has a `line`, whose words the screens have in both languages; that of
 * `outside_hours` names the instant from which somebody answers. A message of somebody is either words or a photo, of
 * which this is the size in pixels; its picture is at `/support-photos/{id}`. Of who has left, both are null.
 */
export const SupportMessage = z.strictObject({
  id: z.uuid(),
  session_id: z.uuid(),
  seq: z.int(),
  sender_type: z.enum(SUPPORT_SENDERS),
  message: z.string().nullable(),
  photo: z.strictObject({ width: z.int(), height: z.int() }).nullable(),
  line: z.enum(SUPPORT_LINES).nullable(),
  answers_at: Instant.nullable(),
  created_at: Instant,
});
export type SupportMessage = z.infer<typeof SupportMessage>;

/** A part of a session, ascending by `seq`, and the number of its last message. */
export const SupportMessages = z.strictObject({ items: z.array(SupportMessage), last_seq: z.int() });

/**
 * A session, as its person sees it (specification 3: live_support_sessions). `language` is that of the page on which
 * they opened it, and `booking_id` the booking that it is about, if they named one. `last_at` is the time of the last
 * message, `answered_seq` the number of the last answer of an admin (0: none); up to `seen_seq` the person has read.
 * `is_taken` is whether somebody of the team has taken it. `rating` is what they think of the help, once it has ended.
 */
export const SupportSession = z.strictObject({
  id: z.uuid(),
  status: z.enum(SUPPORT_STATUSES),
  language: z.enum(LANGUAGES),
  booking_id: z.uuid().nullable(),
  last_seq: z.int(),
  answered_seq: z.int(),
  seen_seq: z.int(),
  is_taken: z.boolean(),
  rating: z.literal(SUPPORT_RATINGS).nullable(),
  last_at: Instant,
  created_at: Instant,
  ended_at: Instant.nullable(),
});
export type SupportSession = z.infer<typeof SupportSession>;

/** Somebody whose whole name admins see. */
const Named = z.strictObject({ user_id: z.uuid(), full_name: z.string() });

/**
 * The same as admins see it. `person` is null if they have left. `waiting_since` is the time of the oldest message that
 * no admin has answered, `taken_by` the admin who answers; a resolved session stays active until its person ends it.
 */
export const SupportInboxItem = SupportSession.extend({
  person: Named.nullable(),
  waiting_since: Instant.nullable(),
  taken_by: Named.nullable(),
  taken_at: Instant.nullable(),
  resolved_at: Instant.nullable(),
  last_message: SupportMessage.nullable(),
});
export type SupportInboxItem = z.infer<typeof SupportInboxItem>;

/** A booking of the person, beside the session. */
const SupportBooking = z.strictObject({
  id: z.uuid(),
  part: z.enum(['customer', 'provider']),
  title_en: z.string(),
  title_ar: z.string(),
  status: z.enum(BOOKING_STATUSES),
  starts_at: Instant,
});

/** What admins tell each other about a session. The person never sees it. `author` is null if they have left. */
export const SupportNote = z.strictObject({
  id: z.uuid(),
  text: z.string(),
  author: Named.nullable(),
  created_at: Instant,
});
export type SupportNote = z.infer<typeof SupportNote>;

/** An earlier session of the same person; its messages are read as those of any session, and each look is logged. */
const EarlierSession = SupportSession.pick({ id: true, created_at: true, last_seq: true, rating: true });

/**
 * A session with what is beside it: the notes of the team in the order of their times, the newest bookings and sessions
 * of its person, and the admins to whom it can be handed over.
 */
export const SupportDetail = z.strictObject({
  session: SupportInboxItem,
  notes: z.array(SupportNote),
  bookings: z.array(SupportBooking),
  earlier: z.array(EarlierSession),
  admins: z.array(Named),
});
export type SupportDetail = z.infer<typeof SupportDetail>;
