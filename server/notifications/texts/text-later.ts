import {
  stillHolds,
  isTexted,
  type NotificationCase,
  type NotificationPreferences,
  NOTIFICATIONS,
  reaches,
  shortPath,
  TEXT_MESSAGE,
  textDueAt,
  type TextFailure,
} from '@hirfa/domain/notifications';
import { cairoDay, startOfDay } from '@hirfa/domain/market';
import { renderNotificationText } from '@hirfa/templates/texts';
import { addDeadlines, type Deadline, dropDeadline } from '../../kernel/deadlines.ts';
import type { DeadlineHandler } from '../../kernel/room.ts';
import type { WriteCtx } from '../../kernel/verb.ts';
import type { WorkCtx } from '../../kernel/work.ts';
import type { Database } from '../../platform/db.ts';
import { defineJob, enqueueJob } from '../../platform/jobs.ts';
import { wordsOf } from '../booking-words.ts';
import { findBookingData } from '../booking-data-queries.ts';
import { findReceiver } from '../queries.ts';
import type { NotificationServices } from '../services.ts';
import { countTexts, findUndelivered, insertText, lockTexts } from './queries.ts';

type Services = Pick<NotificationServices, 'origin' | 'textsPerDay'>;

const TEXT = 'notifications.text';
export const sendTextJob = defineJob('send_text', 'messages');

interface Added {
  ctx: { db: Database; now: Date };
  input: NotificationCase & { id: string; preferences: NotificationPreferences };
}

/** Sets when a new notification becomes a text message, if it may become one. */
export async function textLater({ ctx: { db, now }, input: { id, preferences, ...about } }: Added): Promise<void> {
  const due_at = textDueAt(about, preferences, now);
  if (due_at !== null) await addDeadlines(db, id, [{ kind: TEXT, due_at }]);
}

/** The deadline of a notification of which its person learns by text message, if by nothing else. */
export const textDeadline: DeadlineHandler<Services> = { kind: TEXT, verb: textNotification };

function textNotification({ ctx, input: deadline }: { ctx: WorkCtx<Services>; input: Deadline }): Promise<void> {
  return ctx.transaction('clock', async ({ db, now }) => {
    // After an outage, or in a restored dump, it is outdated.
    const isLate = now.getTime() - deadline.due_at.getTime() > TEXT_MESSAGE.lifeMs;
    const wanted = isLate ? undefined : await wantedText({ db, now }, ctx.services.origin(), deadline.entity_id);
    if (wanted !== undefined) {
      await lockTexts(db);
      const failure = await capOf({ db, now }, wanted.user_id, ctx.services.textsPerDay);
      const id = await insertText(db, { ...wanted, failure }, now);
      if (id !== undefined && failure === null) await enqueueJob(db, sendTextJob, id);
      if (failure !== null) ctx.log.warn({ text_id: id, failure }, 'a cap blocked a text message');
    }
    await dropDeadline(db, { ...deadline, due_at: now });
  });
}

type Tx = Pick<WriteCtx, 'db' | 'now'>;

/** The text message of a notification, if its person does not know of it yet and wants it. */
async function wantedText({ db, now }: Tx, origin: string, notificationId: string) {
  const undelivered = await findUndelivered(db, notificationId);
  if (undelivered === undefined) return undefined;
  const { type, user_id, title_en, title_ar, metadata } = undelivered;
  if (metadata.booking_id === undefined || !isTexted(type)) return undefined;
  const { preferences, state, hasPhone } = await findReceiver(db, user_id);
  if (!preferences.text_enabled || !hasPhone || !reaches(type, state)) return undefined;
  const data = await findBookingData(db, metadata.booking_id);
  if (data === undefined || !stillHolds({ type, starts_at: data.booking.starts_at }, data.booking.status, now))
    return undefined;
  const { text_language: language } = preferences;
  const path = (language === 'ar' ? '/ar' : '') + shortPath(NOTIFICATIONS[type].to, metadata.booking_id);
  const text = renderNotificationText(type, wordsOf(type, data), { language, address: origin + path });
  return { user_id, notification_id: notificationId, subject: `${title_en} · ${title_ar}`, text };
}

/** The cap that blocks another text message to a person today; null if there is room for it. */
async function capOf({ db, now }: Tx, userId: string, textsPerDay: number): Promise<TextFailure | null> {
  const today = startOfDay(cairoDay(now));
  if ((await countTexts(db, today, userId)) >= TEXT_MESSAGE.perDay) return 'person_cap';
  return (await countTexts(db, today, null)) >= textsPerDay ? 'total_cap' : null;
}
