import { searchWords } from '@hirfa/domain/catalogue';
import { cutPage, readCursor } from '../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person } from '../kernel/verb.ts';
import { searchOwnMessages } from './message-queries.ts';
import { findChatViewsByIds } from './queries.ts';
import { viewChat, viewMessage } from './views.ts';

/** More words find no other messages. */
const MAX_WORDS = 6;

/** Searches the caller's own chats by beginnings of words. */
export async function searchMessages({
  ctx: { db, actor, now },
  input,
}: {
  ctx: Ctx<Person>;
  input: { q: string; limit: number; cursor?: string | undefined };
}) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const patterns = searchWords(input.q)
    .slice(0, MAX_WORDS)
    .map((word) => `% ${word}%`);
  const found = patterns.length === 0 ? [] : await searchOwnMessages(db, patterns, cursor, input.limit + 1);
  const rows =
    found.length === 0
      ? []
      : await findChatViewsByIds(db, [...new Set(found.map((row) => row.booking_id))], actor.user_id);
  const chatOf = new Map(rows.map((row) => [row.chat.booking_id, viewChat(row, now)]));
  const page = cutPage(
    found,
    input.limit,
    (row) => ({ message: viewMessage(row, actor.user_id), chat: chatOf.get(row.booking_id) }),
    (row) => [row.created_at.getTime(), row.id],
  );
  return { ...page, items: page.items.flatMap(({ message, chat }) => (chat === undefined ? [] : [{ message, chat }])) };
}
