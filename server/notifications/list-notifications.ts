import type { NotificationList, ReadNotifications } from '@hirfa/contract/notifications';
import { typesOf } from '@hirfa/domain/notifications';
import { cutPage, readCursor } from '../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person } from '../kernel/verb.ts';
import { notifyStreams } from '../platform/streams.ts';
import { countUnread, findNotifications, markRead, markReadUntil } from './queries.ts';

/** The caller's notifications, newest first: all, the unread ones, or those of a group. */
export async function listNotifications({
  ctx,
  input,
}: {
  ctx: Ctx<Person>;
  input: { limit: number; cursor?: string | undefined; show?: NotificationList | undefined };
}) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const { user_id } = ctx.actor;
  const filter = { isUnread: input.show === 'unread', types: typesIn(input.show) };
  const rows = await findNotifications(ctx.db, user_id, filter, cursor, input.limit + 1);
  const page = cutPage(
    rows,
    input.limit,
    ({ user_id: _, event_key: __, pushed_at: ___, metadata, created_at, read_at, ...row }) => ({
      ...row,
      metadata: row.type === 'new_message' ? { ...metadata, user_id: undefined } : metadata,
      created_at: created_at.toISOString(),
      read_at: read_at?.toISOString() ?? null,
    }),
    (row) => [row.created_at.getTime(), row.id],
  );
  return { ...page, unread_count: await countUnread(ctx.db, user_id) };
}

/** Marks some of the caller's notifications as read, or one and all older ones; all open pages learn of it. */
export async function readNotifications({ ctx, input }: { ctx: Ctx<Person>; input: ReadNotifications }) {
  const { db, now } = ctx;
  const { user_id } = ctx.actor;
  const marked =
    'ids' in input
      ? await markRead(db, user_id, input.ids, now)
      : await markReadUntil(db, user_id, { until: input.until, types: typesIn(input.show) }, now);
  if (marked > 0)
    await notifyStreams(db, [`user:${user_id}`], { type: 'notifications_read', entity_id: user_id, version: 1 }, now);
  return { unread_count: await countUnread(db, user_id) };
}

const typesIn = (show: NotificationList | undefined) =>
  show === undefined || show === 'unread' ? null : typesOf(show);
