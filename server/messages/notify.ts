import { joinedStream } from '@hirfa/contract/joined-streams';
import type { Ctx } from '../kernel/verb.ts';
import { notifyStreams } from '../platform/streams.ts';
import { type ChatRow, findChat } from './queries.ts';

/** After the commit, open chats ask for what follows their last message, and lists and counts are read again. */
export async function notifyOfMessage({ db, now }: Ctx, chat: ChatRow, seq: number): Promise<void> {
  const { booking_id, customer_id, provider_user_id } = chat;
  const people = [customer_id, provider_user_id].flatMap((id) => (id === null ? [] : [`user:${id}`]));
  await notifyStreams(
    db,
    [joinedStream('chat', booking_id)],
    { type: 'message', entity_id: booking_id, version: seq },
    now,
  );
  if (people.length > 0) await notifyStreams(db, people, { type: 'chat', entity_id: booking_id, version: seq }, now);
}

/** Marks of a person show in the open chat of the other one, and their own counts change on all devices. */
export async function notifyOfMarks({ db, now }: Ctx, chatId: string, userId: string, seq: number): Promise<void> {
  const streams = [joinedStream('chat', chatId), `user:${userId}`];
  await notifyStreams(db, streams, { type: 'chat', entity_id: chatId, version: seq }, now);
}

/** Open chats read a hidden message again, and lists of chats show it as hidden. */
export async function notifyOfHiding({ db, now }: Ctx, chatId: string, seq: number): Promise<void> {
  const hidden = { type: 'message_hidden', entity_id: chatId, version: seq } as const;
  await notifyStreams(db, [joinedStream('chat', chatId)], hidden, now);
  const chat = await findChat(db, chatId);
  const people = [chat?.customer_id, chat?.provider_user_id].flatMap((id) => (id == null ? [] : [`user:${id}`]));
  if (people.length > 0) await notifyStreams(db, people, { type: 'chat', entity_id: chatId, version: seq }, now);
}
