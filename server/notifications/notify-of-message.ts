import { displayNames } from '@hirfa/domain/accounts';
import { NEW_MESSAGE } from '@hirfa/domain/notifications';
import { MAILED_MESSAGE, renderNewMessage } from '@hirfa/templates/notifications';
import { addDeadlines, type Deadline, dropDeadline, setDeadline } from '../kernel/deadlines.ts';
import type { EventPayload } from '../kernel/events.ts';
import type { DeadlineHandler } from '../kernel/room.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import type { WorkCtx } from '../kernel/work.ts';
import { type chatSeen, findWaitingMessage, type messageSent } from '../messages/index.ts';
import { enqueueJob } from '../platform/jobs.ts';
import { notifyStreams } from '../platform/streams.ts';
import { customApiJob } from './jobs.ts';
import { findUnreadOfChat, markChatRead } from './message-queries.ts';
import { addNotification, mailNotification } from './notify-person.ts';
import type { NotificationServices } from './services.ts';

type Services = Pick<NotificationServices, 'origin' | 'unsubscribe' | 'customApi'>;
type Due = { ctx: WorkCtx<Services>; input: Deadline };

const NOTICE = 'notifications.message';
const MAIL = 'notifications.message_mail';
const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** A subscriber: in a moment, the receiver of a message is notified if they have not read it meanwhile. */
export async function waitForReader({
  ctx: { db, now },
  input: { message_id },
}: {
  ctx: WriteCtx;
  input: EventPayload<typeof messageSent>;
}): Promise<void> {
  await addDeadlines(db, message_id, [{ kind: NOTICE, due_at: later(now, NEW_MESSAGE.noticeAfterMs) }]);
}

/** A subscriber: who has seen a chat has also seen the notification of its messages. */
export async function readWithChat({
  ctx: { db, now },
  input: { chat_id, user_id },
}: {
  ctx: WriteCtx;
  input: EventPayload<typeof chatSeen>;
}): Promise<void> {
  if (await markChatRead(db, user_id, chat_id, now))
    await notifyStreams(db, [`user:${user_id}`], { type: 'notifications_read', entity_id: user_id, version: 1 }, now);
}

/** The deadlines of a message: its notification, and the mail of a notification that stays unread. */
export const messageDeadlines: readonly DeadlineHandler<Services>[] = [
  { kind: NOTICE, verb: notifyOfMessage },
  { kind: MAIL, verb: mailMessage },
];

/** Notifies the receiver of a message, unless a notification of the same chat is unread still. */
function notifyOfMessage({ ctx, input: deadline }: Due): Promise<void> {
  return ctx.transaction('clock', async ({ db, now }) => {
    const news = await newsOf(db, deadline.entity_id);
    const isFirst = news && (await findUnreadOfChat(db, news.user_id, news.metadata.booking_id)) === undefined;
    const added = news && isFirst ? await addNotification({ ctx: { db, now }, input: news }) : undefined;
    if (added?.channels.includes('email'))
      await setDeadline(db, { ...deadline, kind: MAIL, due_at: later(now, NEW_MESSAGE.mailAfterMs) });
    if (added !== undefined && news?.metadata.part === 'provider' && ctx.services.customApi !== null)
      await enqueueJob(db, customApiJob, added.id);
    await dropDeadline(db, { ...deadline, due_at: now });
  });
}

/** Mails a notification of a message that its receiver has seen neither in the list nor in the chat. */
function mailMessage({ ctx, input: deadline }: Due): Promise<void> {
  return ctx.transaction('clock', async ({ db, now }) => {
    const news = await newsOf(db, deadline.entity_id);
    const unread = news && (await findUnreadOfChat(db, news.user_id, news.metadata.booking_id));
    if (news !== undefined && unread?.event_key === news.event_key)
      await mailNotification({ ctx: { db, now, services: ctx.services }, input: { ...news, ...MAILED_MESSAGE } });
    await dropDeadline(db, { ...deadline, due_at: now });
  });
}

/** The notification of a message that waits for its reader. It is deleted with the account of the sender. */
async function newsOf(db: WriteCtx['db'], messageId: string) {
  const waiting = await findWaitingMessage(db, messageId);
  if (waiting === undefined || waiting.kind === 'system') return undefined;
  const { chat_id, reader, kind, text, sender_id, starts_at, provider, customer_name } = waiting;
  const from = reader.part === 'customer' ? provider : displayNames(customer_name);
  return {
    user_id: reader.user_id,
    type: 'new_message' as const,
    ...renderNewMessage(from, { kind, text }),
    metadata: { booking_id: chat_id, part: reader.part, user_id: sender_id },
    event_key: `new_message:${messageId}`,
    starts_at,
  };
}
