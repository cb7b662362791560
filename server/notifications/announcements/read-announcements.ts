import type { Announcement } from '@hirfa/contract/notifications';
import { personOfTopic, stateOfAnnouncement, type Topic } from '@hirfa/domain/notifications';
import { type AccountServices, findSecondFactors } from '../../accounts/index.ts';
import { cutPage, readCursor } from '../../kernel/cursors.ts';
import { type AdminCtx, type Ctx, isRefusal, type Person, refuse } from '../../kernel/verb.ts';
import {
  countRecipientsOf,
  findAnnouncement,
  findAnnouncements,
  type FoundAnnouncement,
  lockAnnouncement,
  updateAnnouncement,
} from './queries.ts';

interface List {
  ctx: Ctx<Person>;
  input: { limit: number; cursor?: string | undefined };
}

/** What admins sent or will send, the newest first. */
export async function listAnnouncements({ ctx, input }: List) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const rows = await findAnnouncements(ctx.db, cursor, input.limit + 1);
  return cutPage(rows, input.limit, viewAnnouncement, ({ announcement: { created_at, id } }) => [
    created_at.getTime(),
    id,
  ]);
}

function viewAnnouncement({ announcement, reader_name, sender_name }: FoundAnnouncement): Announcement {
  const { id, topic, user_id, type, title_en, title_ar, message_en, message_ar, path, readers } = announcement;
  const texts = { title_en, title_ar, message_en, message_ar };
  return {
    id,
    topic,
    user_id,
    type,
    ...texts,
    path,
    readers,
    reader_name,
    sender_name,
    created_at: announcement.created_at.toISOString(),
    send_at: announcement.send_at?.toISOString() ?? null,
    state: stateOfAnnouncement(announcement),
  };
}

interface Count {
  ctx: Ctx<Person> & { services: AccountServices };
  input: { topic?: Topic | undefined; user_id?: string | undefined };
}

/** How many people would have it in their lists, and on how many devices it may ring. */
export async function countRecipients({ ctx, input: { topic, user_id } }: Count) {
  const counted = await countRecipientsOf(ctx.db, topic ?? null, user_id ?? null);
  const isShared = topic !== undefined && personOfTopic(topic) === null;
  return { ...counted, second_factors: isShared ? await findSecondFactors({ ctx }) : [] };
}

/** Takes back what has not begun; the deadline finds it cancelled. */
export async function cancelAnnouncement({ ctx, input: { id } }: { ctx: AdminCtx; input: { id: string } }) {
  if ((await findAnnouncement(ctx.db, id)) === undefined) return refuse('not_found');
  const announcement = await lockAnnouncement(ctx.db, id);
  if (announcement === undefined || stateOfAnnouncement(announcement) !== 'scheduled') return refuse('state_changed');
  await updateAnnouncement(ctx.db, id, { cancelled_at: ctx.now });
  await ctx.audit({
    action: 'cancel_announcement',
    entity_type: 'announcement',
    entity_id: id,
    before: { status: 'scheduled' },
    after: { status: 'cancelled' },
  });
  return { id };
}
