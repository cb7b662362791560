import type { WriteCtx } from '../../kernel/verb.ts';
import type { WorkCtx } from '../../kernel/work.ts';
import { defineJob, enqueueJob } from '../../platform/jobs.ts';
import { notifyPerson, type PersonServices } from '../notify-person.ts';
import { type Announcement, countReaders, findAnnouncement, findMembers } from './queries.ts';

/** Of one part of the members of a topic: the id of the announcement, and of the last member who has it. */
export const announceJob = defineJob('announce', 'rest');

/** So many people in one transaction. */
const PART = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * A job: adds an announcement to the lists of the next readers, and enqueues itself for the rest. Who is a member when
 * their turn comes is a reader; nobody is one twice.
 */
export async function announce({ ctx, input }: { ctx: WorkCtx<PersonServices>; input: { id: string } }): Promise<void> {
  const [id = '', after = BEFORE_ALL] = input.id.split('/');
  await ctx.transaction('clock', async (tx) => {
    const announcement = await findAnnouncement(tx.db, id);
    if (announcement === undefined || announcement.started_at === null) return;
    const part = await findReaders(tx, announcement, after);
    let readers = 0;
    const { services } = ctx;
    for (const user_id of part) if (await notifyReader({ ...tx, services }, announcement, user_id)) readers += 1;
    const isLast = part.length < PART;
    await countReaders(tx.db, id, { readers, finished: isLast ? tx.now : null });
    if (!isLast) await enqueueJob(tx.db, announceJob, `${id}/${part.at(-1)}`);
  });
}

async function findReaders({ db }: WriteCtx, { topic, user_id }: Announcement, after: string): Promise<string[]> {
  if (topic === null) return user_id === null ? [] : [user_id];
  return findMembers(db, topic, after, PART);
}

type ReaderCtx = WriteCtx & { services: PersonServices };

async function notifyReader(ctx: ReaderCtx, announcement: Announcement, user_id: string): Promise<boolean> {
  const { id, type, topic, path, priority, sound, title_en, title_ar, message_en, message_ar } = announcement;
  const metadata = { ...(topic !== null && { topic }), ...(path !== null && { path }), priority, sound };
  const texts = { title_en, title_ar, message_en, message_ar };
  const added = await notifyPerson({
    ctx,
    input: { user_id, type, ...texts, metadata, event_key: `announcement:${id}` },
  });
  return added !== undefined;
}
