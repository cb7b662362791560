import type { Chat } from '@hirfa/contract/messages';
import { cutPage, readCursor } from '../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person, type Refusal, refuse } from '../kernel/verb.ts';
import { findMessagesAfter, findMessagesBefore } from './message-queries.ts';
import { countUnread, findChatView, findChatViews, findOwnChat } from './queries.ts';
import { viewChat, viewMessage } from './views.ts';

/** The caller's chats, those with the newest messages first. */
export async function listChats({
  ctx,
  input,
}: {
  ctx: Ctx<Person>;
  input: { limit: number; cursor?: string | undefined };
}) {
  const { db, actor, now } = ctx;
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const rows = await findChatViews(db, actor.user_id, cursor, input.limit + 1);
  const page = cutPage(
    rows,
    input.limit,
    (row) => viewChat(row, now),
    ({ chat }) => [chat.last_at.getTime(), chat.booking_id],
  );
  return { ...page, unread_count: await countUnread(db, actor.user_id) };
}

export async function getChat({
  ctx: { db, actor, now },
  input,
}: {
  ctx: Ctx<Person>;
  input: { id: string };
}): Promise<Chat | Refusal<'not_found'>> {
  const row = await findChatView(db, input.id, actor.user_id);
  return row === undefined ? refuse('not_found') : viewChat(row, now);
}

interface Part {
  id: string;
  after?: number | undefined;
  before?: number | undefined;
  limit: number;
}

/** A part of a chat, in the order of its numbers. */
export async function listMessages({ ctx: { db, actor }, input }: { ctx: Ctx<Person>; input: Part }) {
  const { id, after, before, limit } = input;
  const chat = await findOwnChat(db, id, actor.user_id);
  if (chat === undefined) return refuse('not_found');
  const rows =
    after === undefined
      ? await findMessagesBefore(db, id, before ?? chat.last_seq + 1, limit)
      : await findMessagesAfter(db, id, after, limit);
  // A message that was committed after the chat was read is the last one now.
  const last_seq = Math.max(chat.last_seq, rows.at(-1)?.seq ?? 0);
  return { items: rows.map((row) => viewMessage(row, actor.user_id)), last_seq };
}
