import { isDeepStrictEqual } from 'node:util';
import type { NewAnnouncement, PersonalAnnouncement } from '@hirfa/contract/notifications';
import { ANNOUNCEMENTS_PER_HOUR, canBeginAt, ownTopic, personOfTopic, usualRing } from '@hirfa/domain/notifications';
import type * as z from 'zod';
import { type AccountServices, askSecondFactor, type SecondFactorProof } from '../../accounts/index.ts';
import { addDeadlines } from '../../kernel/deadlines.ts';
import { type AdminCtx, refuse, refuseField, refuseFor } from '../../kernel/verb.ts';
import { enqueueJob } from '../../platform/jobs.ts';
import { newId } from '../../platform/ids.ts';
import { announceJob } from './announce.ts';
import { BEGIN_ANNOUNCEMENT } from './begin-announcement.ts';
import { type Announcement, countAnnouncements, findAnnouncement, findReader, insertAnnouncement } from './queries.ts';

const HOUR_MS = 3_600_000;

interface Work {
  ctx: AdminCtx & { services: AccountServices };
  input: z.output<typeof NewAnnouncement> | z.output<typeof PersonalAnnouncement>;
}

/**
 * Writes to the members of a topic or to one person; a job brings it to each of them. To several people a second factor
 * is asked for, after the rest is right, so that no recovery code is used up in vain. 7.31, 7.32
 */
export async function sendAnnouncement({ ctx, input }: Work) {
  const { db, now, actor } = ctx;
  const { topic, user_id } = audienceOf(input);
  const reader = user_id === null ? null : await findReader(db, user_id);
  if (reader === undefined) return refuse('not_found');
  const usual = usualRing(topic === 'providers' || reader?.is_provider === true);
  const { priority = usual.priority, sound = usual.sound } = 'priority' in input ? input : {};
  const send_at = 'send_at' in input && input.send_at !== undefined ? new Date(input.send_at) : null;
  const { type, metadata, title, title_ar = title, message, message_ar = message } = input;
  const texts = { title_en: title, title_ar, message_en: message, message_ar };
  const chosen = { topic, user_id, type, path: metadata.path ?? null, priority, sound };
  const row = { ...chosen, ...texts, send_at, sent_by: actor.user_id };
  const id = ('id' in input && input.id) || newId(now.getTime());
  // After this, another one of this admin waits.
  const wait = await secondsToNext(ctx, user_id === null);
  const before = await findAnnouncement(db, id);
  if (before !== undefined && !isSame(before, row)) return refuse('idempotency_mismatch');
  if (before === undefined) {
    if (wait > 0) return refuseFor('too_many_requests', wait);
    if (send_at !== null && !canBeginAt(send_at, now)) return refuseField('send_at', 'must be within the next 90 days');
    const unproven = user_id === null ? await askSecondFactor({ ctx, input: proofIn(input) }) : null;
    if (unproven !== null) return unproven;
    await insertAnnouncement(db, { ...row, id, created_at: now, started_at: send_at === null ? now : null });
    if (send_at === null) await enqueueJob(db, announceJob, id);
    else await addDeadlines(db, id, [{ kind: BEGIN_ANNOUNCEMENT, due_at: send_at }]);
  }
  // The texts stand in the announcement: the log outlives the accounts of those who are named in them.
  await ctx.audit({
    action: 'send_announcement',
    entity_type: 'announcement',
    entity_id: id,
    before: null,
    after: { ...chosen, ...(send_at !== null && { send_at: send_at.toISOString() }) },
  });
  return { id };
}

/** Whether this is what was stored: the answer of an earlier call was lost. */
const isSame = (stored: Announcement, row: Partial<Announcement>) => isDeepStrictEqual({ ...stored, ...row }, stored);

const proofIn = (input: Work['input']): SecondFactorProof => {
  const { code, passkey } = 'code' in input || 'passkey' in input ? input : {};
  return { code, passkey };
};

/** A topic, a topic of one person, or a person on all devices. */
function audienceOf(input: Work['input']) {
  const { topic = null, send_to_topic = false } = 'topic' in input || 'send_to_topic' in input ? input : {};
  const person = topic === null ? null : personOfTopic(topic);
  if (topic !== null) return { topic: person === null ? topic : ownTopic(person), user_id: person };
  const user_id = input.user_id ?? null;
  return { topic: send_to_topic && user_id !== null ? ownTopic(user_id) : null, user_id };
}

/** The seconds until the actor may send again: 0 if they may now. Two at the same moment are counted in turn. */
async function secondsToNext({ db, now, actor }: AdminCtx, isShared: boolean): Promise<number> {
  const since = new Date(now.getTime() - HOUR_MS);
  const { sent, first } = await countAnnouncements(db, { sentBy: actor.user_id, isShared, since });
  if (sent < ANNOUNCEMENTS_PER_HOUR[isShared ? 'shared' : 'single']) return 0;
  return Math.max(1, Math.ceil((first.getTime() + HOUR_MS - now.getTime()) / 1000));
}
