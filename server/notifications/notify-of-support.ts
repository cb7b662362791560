import { displayNames } from '@hirfa/domain/accounts';
import { SUPPORT_NOTICE } from '@hirfa/domain/notifications';
import { answersAt } from '@hirfa/domain/support';
import { MAILED_MESSAGE } from '@hirfa/templates/notifications';
import { renderSupportMessage, renderSupportReply, renderSupportWaiting } from '@hirfa/templates/support';
import { addDeadlines, type Deadline, dropDeadline, setDeadline } from '../kernel/deadlines.ts';
import type { EventPayload } from '../kernel/events.ts';
import type { DeadlineHandler } from '../kernel/room.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import type { WorkCtx } from '../kernel/work.ts';
import { notifyStreams } from '../platform/streams.ts';
import { findHours, findSupportNews, type supportMessageSent, type supportSeen } from '../support/index.ts';
import { addNotification, mailNotification } from './notify-person.ts';
import { findAdmins } from './queries.ts';
import type { NotificationServices } from './services.ts';
import { findUnreadReply, markSessionRead } from './support-queries.ts';

type Services = Pick<NotificationServices, 'origin' | 'unsubscribe'>;
type Due = { ctx: WorkCtx<Services>; input: Deadline };
type News = NonNullable<Awaited<ReturnType<typeof findSupportNews>>>;
type Clock = Pick<WriteCtx, 'db' | 'now'>;

const NOTICE = 'notifications.support';
const MAIL = 'notifications.support_mail';
const WAITING = 'notifications.support_waiting';
const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** A subscriber: who has not read a message of live support in a moment is notified; auto-replies are no news. */
export async function waitForAnswer({
  ctx: { db, now },
  input: { message_id, sender_type },
}: {
  ctx: WriteCtx;
  input: EventPayload<typeof supportMessageSent>;
}): Promise<void> {
  if (sender_type === 'system') return;
  const notice = { kind: NOTICE, due_at: sender_type === 'user' ? now : later(now, SUPPORT_NOTICE.replyAfterMs) };
  const waiting = { kind: WAITING, due_at: later(now, SUPPORT_NOTICE.waitingAfterMs) };
  await addDeadlines(db, message_id, sender_type === 'user' ? [notice, waiting] : [notice]);
}

/** A subscriber: who has read the answers has also seen the notification of them. */
export async function readWithSession({
  ctx: { db, now },
  input: { session_id, user_id },
}: {
  ctx: WriteCtx;
  input: EventPayload<typeof supportSeen>;
}): Promise<void> {
  await markRead({ db, now }, { people: [user_id], types: ['support_reply'], session_id });
}

/** The deadlines of a message of live support. */
export const supportDeadlines: readonly DeadlineHandler<Services>[] = [
  { kind: NOTICE, verb: notifyOfSupport },
  { kind: MAIL, verb: mailReply },
  { kind: WAITING, verb: notifyOfWaiting },
];

/** Notifies admins of what somebody wrote, and a person of an answer. */
function notifyOfSupport({ ctx, input: deadline }: Due): Promise<void> {
  return ctx.transaction('clock', async ({ db, now }) => {
    const news = await findSupportNews(db, deadline.entity_id);
    const due_at = news && mayStillAnswer(news);
    if (due_at !== undefined && due_at > now) return setDeadline(db, { ...deadline, due_at });
    if (news?.message.sender_type === 'user') await notifyTeam({ db, now }, news);
    if (news?.message.sender_type === 'admin' && (await notifyPersonOfReply({ db, now }, news)))
      await setDeadline(db, { ...deadline, kind: MAIL, due_at: later(now, SUPPORT_NOTICE.mailAfterMs) });
    return dropDeadline(db, { ...deadline, due_at: now });
  });
}

/** Until when the admin who has taken the session may be writing the answer. */
const mayStillAnswer = ({ session, message }: News) =>
  message.sender_type === 'user' && session.taken_by !== null
    ? later(message.created_at, SUPPORT_NOTICE.takenAfterMs)
    : undefined;

/** One for each time that somebody waits. */
const waitKey = ({ session }: News) => `support:${session.id}:${session.waiting_since?.getTime()}`;

/**
 * The admin who has taken the session, or all of them, hear of a message that begins a wait. All of them do also where
 * who has taken it is no admin any more.
 */
async function notifyTeam({ db, now }: Clock, news: News): Promise<void> {
  const { message, session, person } = news;
  if (!news.begins_wait) return;
  const text = renderSupportMessage(nameOf(news), message.text);
  const metadata = { session_id: session.id, user_id: person.user_id };
  const about = { type: 'support_message' as const, ...text, metadata, event_key: waitKey(news) };
  const team = await teamOf(db, news);
  const taker = team.filter((user_id) => user_id === session.taken_by);
  for (const user_id of taker.length > 0 ? taker : team)
    await addNotification({ ctx: { db, now }, input: { ...about, user_id } });
}

/** All admins hear that somebody still waits; outside of the hours, after the team is there again. */
function notifyOfWaiting({ ctx, input: deadline }: Due): Promise<void> {
  return ctx.transaction('clock', async ({ db, now }) => {
    const news = await findSupportNews(db, deadline.entity_id);
    if (news?.begins_wait === true) {
      const opens = answersAt(await findHours(db, now), now);
      if (opens !== null) return setDeadline(db, { ...deadline, due_at: later(opens, SUPPORT_NOTICE.waitingAfterMs) });
      const metadata = { session_id: news.session.id, user_id: news.person.user_id };
      const text = renderSupportWaiting(nameOf(news));
      const about = { type: 'support_waiting' as const, ...text, metadata, event_key: `${waitKey(news)}:long` };
      for (const user_id of await teamOf(db, news))
        await addNotification({ ctx: { db, now }, input: { ...about, user_id } });
    }
    return dropDeadline(db, { ...deadline, due_at: now });
  });
}

/** Whether it is to be mailed, too. Nobody waits any more: what admins were told before is read. */
async function notifyPersonOfReply({ db, now }: Clock, news: News): Promise<boolean> {
  const { session, message, person } = news;
  if (session.waiting_since === null)
    await markRead(
      { db, now },
      { people: await findAdmins(db), types: ['support_message', 'support_waiting'], session_id: session.id },
    );
  if (message.seq <= session.seen_seq || (await findUnreadReply(db, person.user_id, session.id))) return false;
  const added = await addNotification({ ctx: { db, now }, input: replyOf(news) });
  return added?.channels.includes('email') ?? false;
}

/** Mails a notification of an answer that its person has seen neither in the list nor in the chat. */
function mailReply({ ctx, input: deadline }: Due): Promise<void> {
  return ctx.transaction('clock', async ({ db, now }) => {
    const news = await findSupportNews(db, deadline.entity_id);
    const unread = news && (await findUnreadReply(db, news.person.user_id, news.session.id));
    const reply = news && replyOf(news);
    if (reply !== undefined && unread?.event_key === reply.event_key)
      await mailNotification({ ctx: { db, now, services: ctx.services }, input: { ...reply, ...MAILED_MESSAGE } });
    await dropDeadline(db, { ...deadline, due_at: now });
  });
}

const replyOf = ({ session, message, person }: News) => ({
  user_id: person.user_id,
  type: 'support_reply' as const,
  ...renderSupportReply(message.text),
  metadata: { session_id: session.id },
  event_key: `support_reply:${message.id}`,
});

const nameOf = ({ person }: News) => displayNames(person.full_name);

/** The admins, but for one who is the person themselves. */
const teamOf = async (db: Clock['db'], { person }: News) =>
  (await findAdmins(db)).filter((user_id) => user_id !== person.user_id);

async function markRead({ db, now }: Clock, marked: Parameters<typeof markSessionRead>[1]): Promise<void> {
  for (const user_id of await markSessionRead(db, marked, now))
    await notifyStreams(db, [`user:${user_id}`], { type: 'notifications_read', entity_id: user_id, version: 1 }, now);
}
