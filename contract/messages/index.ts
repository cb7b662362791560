import { SEARCH_LENGTH } from '@hirfa/domain/catalogue';
import * as z from 'zod';
import { MINUTE, adminCall, personCall } from '../calls.ts';
import { idempotencyMismatch, notFound, stateChanged, tooManyRequests } from '../errors.ts';
import { page, pageOf } from '../lists.ts';
import { Photo, photoErrors, PhotoFile } from '../photos.ts';
import { Chat, Message, NewMessage } from './message.ts';
import { Evidence } from './evidence.ts';
import { MessageReport, MessageReportBrief, ReportReason } from './reports.ts';

export { Evidence } from './evidence.ts';
export { Chat, Message, MESSAGE_KINDS, type NewMessage } from './message.ts';
export { MessageReport, MessageReportBrief, REPORT_OUTCOMES } from './reports.ts';
export { waitingReports } from './waiting-work.ts';

const tags = ['messages'];
const One = z.strictObject({ id: z.uuid() });

/** Why a photo of a chat or a request is not stored. */
const photoRefusals = { ...notFound, ...stateChanged, ...photoErrors };

/** A photo of a request; its picture is at `/chat-photos/{id}`. */
export const RequestPhoto = Photo;
export type RequestPhoto = Photo;

const Seq = z.int().min(0).max(2_000_000_000);

/** Chats of bookings, for the two people of each (product decision: messages). To others they do not exist. */
export const messages = {
  /** Those with the newest messages first. `unread_count` is of all chats that are not muted. 7.45 */
  listChats: personCall
    .meta({ staleAfter: { any: ['chat'] } })
    .route({ method: 'GET', path: '/api/v1/chats', summary: 'My chats', tags })
    .input(z.strictObject({ ...page }))
    .output(z.strictObject({ items: z.array(Chat), next_cursor: z.string().nullable(), unread_count: z.int() })),
  getChat: personCall
    .meta({ staleAfter: { one: ['booking_changed', 'chat'] } })
    .route({ method: 'GET', path: '/api/v1/chats/{id}', summary: 'A chat', tags })
    .input(One)
    .output(Chat)
    .errors(notFound),
  /**
   * Ascending by `seq`: those after `after`, which a client that was away asks for until it has `last_seq`; those just
   * before `before`; or the newest ones.
   */
  listMessages: personCall
    .meta({ staleAfter: { one: ['message', 'message_hidden'] } })
    .route({ method: 'GET', path: '/api/v1/chats/{id}/messages', summary: 'Messages of a chat', tags })
    .input(
      z.strictObject({
        id: z.uuid(),
        after: Seq.optional(),
        before: Seq.optional(),
        limit: z.int().min(1).max(100).default(50),
      }),
    )
    .output(z.strictObject({ items: z.array(Message), last_seq: z.int() }))
    .errors(notFound),
  /**
   * Stores a message once: the same one sent again is answered with what was stored. Until the booking is accepted,
   * contacts are masked and places refused (`state_changed`), as all is where the chat has a `write_refusal`.
   */
  sendMessage: personCall
    .route({ method: 'POST', path: '/api/v1/chats/{chat_id}/messages', summary: 'Send a message', tags })
    .input(NewMessage)
    .output(Message)
    .errors({ ...notFound, ...stateChanged, ...tooManyRequests, ...idempotencyMismatch }),
  /**
   * Sends a photo; the body is the picture itself (JPEG, PNG, WebP or HEIC). It is stored as a WebP picture without the
   * metadata of the file. As `sendMessage` does it stores the same photo once, and refuses it until the booking is
   * accepted, because a photo can show a phone number.
   */
  sendPhoto: personCall
    .route({
      method: 'PUT',
      path: '/api/v1/chats/{chat_id}/photos/{id}',
      summary: 'Send a photo',
      tags,
      inputStructure: 'detailed',
    })
    .input(
      // The headers are part of a detailed input.
      z.object({
        params: z.strictObject({ chat_id: z.uuid(), id: z.uuid() }),
        body: PhotoFile,
      }),
    )
    .output(Message)
    .errors(photoRefusals),
  /** The photos that the caller has added to a request of theirs; none once it was answered. */
  listRequestPhotos: personCall
    .meta({ staleAfter: { one: ['booking_changed'] } })
    .route({ method: 'GET', path: '/api/v1/bookings/{id}/photos', summary: 'Photos of a request', tags })
    .input(One)
    .output(z.strictObject({ items: z.array(RequestPhoto) }))
    .errors(notFound),
  /**
   * Adds a photo of the problem to an own request that waits for its answer, as `sendPhoto` stores one; at most three.
   * The provider sees it once the request is accepted: then it is a message of the chat.
   */
  addRequestPhoto: personCall
    .route({
      method: 'PUT',
      path: '/api/v1/bookings/{id}/photos/{photo_id}',
      summary: 'Add a photo to a request',
      tags,
      inputStructure: 'detailed',
    })
    .input(
      z.object({
        params: z.strictObject({ id: z.uuid(), photo_id: z.uuid() }),
        body: PhotoFile,
      }),
    )
    .output(RequestPhoto)
    .errors(photoRefusals),
  removeRequestPhoto: personCall
    .route({ method: 'DELETE', path: '/api/v1/bookings/{id}/photos/{photo_id}', summary: 'Remove a photo', tags })
    .input(z.strictObject({ id: z.uuid(), photo_id: z.uuid() }))
    .output(z.strictObject({ removed: z.literal(true) }))
    .errors(notFound),
  /** What has arrived and what was read, up to these numbers. Marks only go forward; what is read has arrived. */
  markChat: personCall
    .route({ method: 'POST', path: '/api/v1/chats/{id}/marks', summary: 'Mark as delivered or read', tags })
    .input(z.strictObject({ id: z.uuid(), delivered_seq: Seq.optional(), read_seq: Seq.optional() }))
    .output(z.strictObject({ delivered_seq: z.int(), read_seq: z.int(), unread_count: z.int() }))
    .errors(notFound),
  /** A muted chat notifies nobody, and does not count as unread. */
  muteChat: personCall
    .route({ method: 'PUT', path: '/api/v1/chats/{id}/mute', summary: 'Mute a chat', tags })
    .input(z.strictObject({ id: z.uuid(), is_muted: z.boolean() }))
    .output(z.strictObject({ is_muted: z.boolean() }))
    .errors(notFound),
  /**
   * Messages of the caller's own chats that have, for each word of `q`, a word that begins with it; the newest first.
   * Spellings of Arabic letters are folded as in other searches.
   */
  searchMessages: personCall
    .meta({ staleAfter: { any: ['chat'] }, rate: { times: 120, perMs: MINUTE } })
    .route({ method: 'GET', path: '/api/v1/messages', summary: 'Search my messages', tags })
    .input(z.strictObject({ ...page, q: z.string().trim().min(1).max(SEARCH_LENGTH) }))
    .output(pageOf(z.strictObject({ message: Message, chat: Chat }))),
  /** Reports a message of the other person to the admins, once; they then read it with its neighbours. */
  reportMessage: personCall
    .route({ method: 'POST', path: '/api/v1/messages/{id}/report', summary: 'Report a message', tags })
    .input(z.strictObject({ id: z.uuid(), reason: ReportReason }))
    .output(z.strictObject({ reported: z.literal(true) }))
    .errors(notFound),
  /** For admins, newest first, without the words of the messages. */
  listReports: adminCall
    .route({ method: 'GET', path: '/api/v1/admin/message-reports', summary: 'Reported messages', tags: ['admin'] })
    .input(z.strictObject({ ...page }))
    .output(pageOf(MessageReportBrief)),
  /** For admins: the message with at most 10 before and after it. Each look is logged. */
  getReport: adminCall
    .meta({ audit: ['message_report.look'] })
    .route({
      method: 'GET',
      path: '/api/v1/admin/message-reports/{id}',
      summary: 'A reported message',
      tags: ['admin'],
    })
    .input(One)
    .output(MessageReport)
    .errors(notFound),
  /** For admins, while a chargeback of the booking is open. Each look is logged. */
  getEvidence: adminCall
    .meta({ audit: ['chargeback.look'] })
    .route({
      method: 'GET',
      path: '/api/v1/admin/bookings/{id}/evidence',
      summary: 'Chat and agreements of a booking with a chargeback',
      tags: ['admin'],
    })
    .input(One)
    .output(Evidence)
    .errors(notFound),
};
