import {
  type Channel,
  channelsFor,
  isWanted,
  mailDueAt,
  type NotificationKind,
  NOTIFICATIONS,
  reaches,
  starPaths,
  tapPath,
} from '@hirfa/domain/notifications';
import { renderNotificationMail } from '@hirfa/templates/mails';
import { addDeadlines } from '../kernel/deadlines.ts';
import type { Database } from '../platform/db.ts';
import { enqueueJob } from '../platform/jobs.ts';
import { notifyStreams } from '../platform/streams.ts';
import { enqueuePushes } from './devices/enqueue-pushes.ts';
import { customApiJob, SEND_MAIL, sendMailJob } from './jobs.ts';
import { findReceiver, insertMail, insertNotification, type NewNotification } from './queries.ts';
import type { NotificationServices } from './services.ts';
import { textLater } from './texts/text-later.ts';

interface Ctx {
  db: Database;
  now: Date;
}

interface News extends Omit<NewNotification, 'channels'> {
  /** The start of the booking that it is about, if it is about one. */
  starts_at?: Date;
}

/**
 * Adds a notification to the list of its person, once for each cause, with the channels on which they hear of it now.
 * Undefined if they were notified before, or are not notified of this any more.
 */
export async function addNotification({
  ctx: { db, now },
  input,
}: {
  ctx: Ctx;
  input: News;
}): Promise<{ id: string; channels: readonly Channel[] } | undefined> {
  const { starts_at = null, ...news } = input;
  const { user_id, type } = news;
  const { preferences, state, hasPhone } = await findReceiver(db, user_id);
  if (!reaches(type, state) || !isWanted(type, preferences)) return undefined;
  const channels = channelsFor({ type, starts_at }, preferences, now);
  const id = await insertNotification(db, { ...news, channels }, now);
  if (id === undefined) return undefined;
  if (channels.includes('push'))
    await enqueuePushes({ ctx: { db }, input: { id, user_id, topic: news.metadata.topic } });
  if (hasPhone) await textLater({ ctx: { db, now }, input: { id, type, starts_at, preferences } });
  await notifyStreams(db, [`user:${user_id}`], { type: 'notification_added', entity_id: id, version: 1 }, now);
  return { id, channels };
}

type MailServices = Pick<NotificationServices, 'origin' | 'unsubscribe'>;
export type PersonServices = MailServices & Pick<NotificationServices, 'customApi'>;

interface Message<Services> {
  ctx: Ctx & { services: Services };
  input: News;
}

/** The same, also by mail if that is one of the channels; the custom API is told what providers are. */
export async function notifyPerson({ ctx, input }: Message<PersonServices>): Promise<string | undefined> {
  const added = await addNotification({ ctx, input });
  if (added === undefined) return undefined;
  if (added.channels.includes('email')) await sendAsMail({ ctx, input });
  if (ctx.services.customApi !== null && NOTIFICATIONS[input.type].to === 'provider')
    await enqueueJob(ctx.db, customApiJob, added.id);
  return added.id;
}

/** Mails a notification that was added before, if its person wants mails of it now. */
export async function mailNotification({ ctx, input }: Message<MailServices>): Promise<void> {
  const { type, user_id, starts_at = null } = input;
  const { preferences, state } = await findReceiver(ctx.db, user_id);
  if (!reaches(type, state)) return;
  const channels = channelsFor({ type, starts_at }, preferences, ctx.now);
  if (channels.includes('email')) await sendAsMail({ ctx, input });
}

/** Once for each cause. Mails that are always sent have no unsubscribe link. */
async function sendAsMail({ ctx: { db, now, services }, input }: Message<MailServices>): Promise<void> {
  const { user_id, type, metadata, event_key } = input;
  const isOffer = type === 'promotion';
  const link = () => services.unsubscribe.linkFor(user_id, isOffer ? 'offers' : 'mails');
  const unsubscribe_link = NOTIFICATIONS[type].mail === 'always' ? null : link();
  const origin = services.origin();
  const stars = starPaths(type, metadata).map((path) => origin + path);
  const mail = renderNotificationMail(input, origin + tapPath(type, metadata), unsubscribe_link, { stars, isOffer });
  const mailId = await insertMail(db, { user_id, event_key, unsubscribe_link, ...mail }, now);
  if (mailId === undefined) return;
  const due_at = mailDueAt(type, now);
  if (due_at > now) await addDeadlines(db, mailId, [{ kind: SEND_MAIL, due_at }]);
  else await enqueueJob(db, sendMailJob, mailId);
}

/** Whether a person wants mails of this now. Mails wait for the morning, or for a mail server. */
export async function wantsMail({ db, now }: Ctx, type: NotificationKind, userId: string): Promise<boolean> {
  const { preferences, state } = await findReceiver(db, userId);
  const isOpen = reaches(type, state) && isWanted(type, preferences);
  return isOpen && channelsFor({ type, starts_at: null }, preferences, now).includes('email');
}
