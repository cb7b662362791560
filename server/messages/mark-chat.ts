import { type Person, refuse, type WriteCtx } from '../kernel/verb.ts';
import { chatSeen } from './events.ts';
import { notifyOfMarks } from './notify.ts';
import { findMember, findOwnChat, lockOwnChat, moveMarks, setMuted } from './queries.ts';

interface Marks {
  id: string;
  delivered_seq?: number | undefined;
  read_seq?: number | undefined;
}

/** Marks messages of a chat as delivered or read. Marks only go forward, and never past the last message. */
export async function markChat({ ctx, input }: { ctx: WriteCtx<Person>; input: Marks }) {
  const { db, actor } = ctx;
  // Locked: a message that is added at the same time is either counted here, or afterwards by its trigger.
  const chat = await lockOwnChat(db, input.id, actor.user_id);
  if (chat === undefined) return refuse('not_found');
  const moved = await moveMarks(db, chat, actor.user_id, input);
  if (moved !== undefined) await notifyOfMarks(ctx, input.id, actor.user_id, moved.read_seq);
  if (moved?.unread_count === 0) await ctx.publish(chatSeen, { chat_id: input.id, user_id: actor.user_id });
  const now = moved ?? (await findMember(db, input.id, actor.user_id));
  if (now === undefined) return refuse('not_found');
  const { delivered_seq, read_seq, unread_count } = now;
  return { delivered_seq, read_seq, unread_count };
}

/** Mutes a chat for the caller only. */
export async function muteChat({ ctx, input }: { ctx: WriteCtx<Person>; input: { id: string; is_muted: boolean } }) {
  const { db, actor } = ctx;
  const chat = await findOwnChat(db, input.id, actor.user_id);
  if (chat === undefined) return refuse('not_found');
  await setMuted(db, input.id, actor.user_id, input.is_muted);
  await notifyOfMarks(ctx, input.id, actor.user_id, chat.last_seq);
  if (input.is_muted) await ctx.publish(chatSeen, { chat_id: input.id, user_id: actor.user_id });
  return { is_muted: input.is_muted };
}
