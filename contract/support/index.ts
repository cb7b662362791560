import { LANGUAGES } from '@hirfa/domain/market';
import { SUPPORT_RATINGS } from '@hirfa/domain/support';
import * as z from 'zod';
import { adminCall, call, personCall } from '../calls.ts';
import { ERRORS, idempotencyMismatch, notFound, stateChanged, tooManyRequests } from '../errors.ts';
import { page, pageOf } from '../lists.ts';
import { photoErrors, PhotoFile } from '../photos.ts';
import { Contact } from './contact.ts';
import { savedReplies } from './saved-replies.ts';
import {
  SupportDetail,
  SupportInboxItem,
  SupportMessage,
  SupportMessages,
  SupportNote,
  SupportSession,
  SupportText,
} from './session.ts';

export { adminOfSupport, HoursSetting, supportHoursFields } from './admin.ts';
export { Contact } from './contact.ts';
export { OperatorDetails, OperatorSetting } from './operator.ts';
export { SavedReply } from './saved-replies.ts';
export { SupportDetail, SupportInboxItem, SupportMessage, SupportNote, SupportSession } from './session.ts';
export { waitingChats } from './waiting-work.ts';

const tags = ['support'];
/** The person's session has ended. 8.16 */
const noActiveSession = { no_active_session: ERRORS.no_active_session };
const deskCall = adminCall.errors({ ...notFound, ...stateChanged });
const ADMIN = '/api/v1/admin/support/sessions';

const One = z.strictObject({ id: z.uuid() });
/** A photo for a session; the `id` of its message is made by the sender. The headers are part of a detailed input. */
const PhotoInput = z.object({
  params: z.strictObject({ session_id: z.uuid(), id: z.uuid() }),
  body: PhotoFile,
});
const Seq = z.int().min(0).max(2_000_000_000);

/** Live support (product decision: live support). Sessions of others do not exist for a person; admins see all. */
export const support = {
  /** What everybody may know of who answers them, and when. */
  getContact: call
    .route({ method: 'GET', path: '/api/v1/contact', summary: 'How to reach us', tags })
    .input(z.strictObject({}))
    .output(Contact),
  /**
   * The caller's active session or, if there is none, a new one; several tabs get the same one. A named booking is
   * attached to it, and must be one of the caller's own. 4.27
   */
  openSupport: personCall
    .route({ method: 'POST', path: '/api/v1/support/sessions', summary: 'Open a support session', tags })
    .input(z.strictObject({ language: z.enum(LANGUAGES), booking_id: z.uuid().optional() }))
    .output(SupportSession)
    .errors({ ...notFound, ...tooManyRequests }),
  getActiveSupport: personCall
    .meta({ staleAfter: { any: ['support_session'] } })
    .route({ method: 'GET', path: '/api/v1/support/active-session', summary: 'My active support session', tags })
    .input(z.strictObject({}))
    .output(z.strictObject({ session: SupportSession.nullable() })),
  /** Newest first; those that have ended stay readable. */
  listMySupportSessions: personCall
    .meta({ staleAfter: { any: ['support_session'] } })
    .route({ method: 'GET', path: '/api/v1/support/sessions', summary: 'My support sessions', tags })
    .input(z.strictObject({ ...page }))
    .output(pageOf(SupportSession)),
  /**
   * Ascending by `seq`: those after `after`, which a client that was away asks for until it has `last_seq`; those just
   * before `before`; or the newest ones. For the person and admins; a read of an admin is logged unless the session is
   * theirs to answer. 7.27
   */
  listSupportMessages: personCall
    .meta({ staleAfter: { one: ['support_message', 'support_session'] } })
    .route({ method: 'GET', path: '/api/v1/support/sessions/{id}/messages', summary: 'Messages of a session', tags })
    .input(
      z.strictObject({
        id: z.uuid(),
        after: Seq.optional(),
        before: Seq.optional(),
        limit: z.int().min(1).max(100).default(50),
      }),
    )
    .output(SupportMessages)
    .errors(notFound),
  /** Stores a message of the person. The same `id`, which the client makes, again is answered as it was stored. 7.33 */
  sendLiveSupportMessage: personCall
    .route({ method: 'POST', path: '/functions/v1/send-live-support-message', summary: 'Write to support', tags })
    .input(z.strictObject({ session_id: z.uuid(), message: SupportText, id: z.uuid().optional() }))
    .output(SupportMessage)
    .errors({ ...notFound, ...noActiveSession, ...tooManyRequests, ...idempotencyMismatch }),
  /**
   * Sends a photo of the person, as `sendPhoto` sends one to a chat: the body is the picture itself, which is stored
   * without the metadata of the file, once for each `id`.
   */
  sendSupportPhoto: personCall
    .route({
      method: 'PUT',
      path: '/api/v1/support/sessions/{session_id}/photos/{id}',
      summary: 'Send a photo to support',
      tags,
      inputStructure: 'detailed',
    })
    .input(PhotoInput)
    .output(SupportMessage)
    .errors({ ...notFound, ...noActiveSession, ...photoErrors }),
  /** Marks the caller's session as read up to a message; the mark only goes forward. */
  seeSupport: personCall
    .route({ method: 'POST', path: '/api/v1/support/sessions/{id}/seen', summary: 'Mark as read', tags })
    .input(z.strictObject({ id: z.uuid(), seq: Seq }))
    .output(SupportSession)
    .errors(notFound),
  /** Only its person ends a session; one that has ended is answered as it is. */
  endSupport: personCall
    .route({ method: 'POST', path: '/api/v1/support/sessions/{id}/end', summary: 'End a support session', tags })
    .input(One)
    .output(SupportSession)
    .errors(notFound),
  /** Of the caller's own session that has ended, and in which somebody has answered. */
  rateSupport: personCall
    .route({ method: 'PUT', path: '/api/v1/support/sessions/{id}/rating', summary: 'Rate the help', tags })
    .input(z.strictObject({ id: z.uuid(), rating: z.literal(SUPPORT_RATINGS) }))
    .output(SupportSession)
    .errors({ ...notFound, ...stateChanged }),
  /**
   * Active sessions, oldest first: those in which a message waits for an answer, the longest waiting first; those that
   * the caller has taken; or all. Or those that have ended, the last one first.
   */
  listSupportInbox: adminCall
    .meta({ staleAfter: { any: ['support_message', 'support_session'] } })
    .route({ method: 'GET', path: ADMIN, summary: 'Support sessions', tags: ['admin'] })
    .input(z.strictObject({ ...page, show: z.enum(['waiting', 'mine', 'all', 'ended']) }))
    .output(
      z.strictObject({
        items: z.array(SupportInboxItem),
        next_cursor: z.string().nullable(),
        counts: z.strictObject({ waiting: z.int(), mine: z.int(), all: z.int() }),
      }),
    ),
  /** Each look is logged. */
  getSupportSession: adminCall
    .meta({ staleAfter: { one: ['support_session'] }, audit: ['support_session.look'] })
    .route({ method: 'GET', path: `${ADMIN}/{id}`, summary: 'A support session', tags: ['admin'] })
    .input(One)
    .output(SupportDetail)
    .errors(notFound),
  /** Refused with `state_changed` if another admin has it. */
  takeSupport: deskCall
    .meta({ audit: ['support_session.take'] })
    .route({ method: 'POST', path: `${ADMIN}/{id}/take`, summary: 'Take a support session', tags: ['admin'] })
    .input(One)
    .output(SupportInboxItem),
  /** Gives a session to an admin, whoever has it: also to oneself, where a colleague is away. */
  handOverSupport: deskCall
    .meta({ audit: ['support_session.hand_over'] })
    .route({ method: 'POST', path: `${ADMIN}/{id}/hand-over`, summary: 'Hand over a support session', tags: ['admin'] })
    .input(z.strictObject({ id: z.uuid(), to: z.uuid() }))
    .output(SupportInboxItem),
  /** Takes the session if nobody has it; refused with `state_changed` if another admin has it, or it has ended. */
  replyToSupport: deskCall
    .meta({ audit: ['support_session.reply'] })
    .route({ method: 'POST', path: `${ADMIN}/{session_id}/messages`, summary: 'Answer somebody', tags: ['admin'] })
    .input(z.strictObject({ session_id: z.uuid(), id: z.uuid(), message: SupportText }))
    .output(SupportMessage)
    .errors(idempotencyMismatch),
  /** The same with a photo, which is sent as that of a person is. */
  replyWithPhoto: deskCall
    .meta({ audit: ['support_session.reply'] })
    .route({
      method: 'PUT',
      path: `${ADMIN}/{session_id}/photos/{id}`,
      summary: 'Answer somebody with a photo',
      tags: ['admin'],
      inputStructure: 'detailed',
    })
    .input(PhotoInput)
    .output(SupportMessage)
    .errors(photoErrors),
  /** Also of a session that a colleague has, or that has ended. The same `id` again is answered as it was stored. */
  addSupportNote: adminCall
    .meta({ audit: ['support_session.note'] })
    .route({ method: 'POST', path: `${ADMIN}/{session_id}/notes`, summary: 'Write a note', tags: ['admin'] })
    .input(z.strictObject({ session_id: z.uuid(), id: z.uuid(), text: SupportText }))
    .output(SupportNote)
    .errors({ ...notFound, ...idempotencyMismatch }),
  /** Nothing waits any more; the session stays active, and a new message of its person clears the mark. */
  resolveSupport: deskCall
    .meta({ audit: ['support_session.resolve'] })
    .route({ method: 'POST', path: `${ADMIN}/{id}/resolve`, summary: 'Mark as resolved', tags: ['admin'] })
    .input(One)
    .output(SupportInboxItem),
  ...savedReplies,
};
