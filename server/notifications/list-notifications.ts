import { cutPage, readCursor } from '../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person } from '../kernel/verb.ts';
import { countUnread, findNotifications, markRead } from './queries.ts';

/** The caller's notifications, newest first. */
export async function listNotifications({
  ctx,
  input,
}: {
  ctx: Ctx<Person>;
  input: { limit: number; cursor?: string | undefined };
}) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const { user_id } = ctx.actor;
  const rows = await findNotifications(ctx.db, user_id, cursor, input.limit + 1);
  const page = cutPage(
    rows,
    input.limit,
    ({ user_id: _, event_key: __, created_at, read_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      read_at: read_at?.toISOString() ?? null,
    }),
    (row) => [row.created_at.getTime(), row.id],
  );
  return { ...page, unread_count: await countUnread(ctx.db, user_id) };
}

/** Marks some of the caller's notifications as read. */
export async function readNotifications({ ctx, input }: { ctx: Ctx<Person>; input: { ids: string[] } }) {
  await markRead(ctx.db, ctx.actor.user_id, input.ids, ctx.now);
  return { unread_count: await countUnread(ctx.db, ctx.actor.user_id) };
}
