import type { Message } from '@hirfa/contract/messages';
import { CHAT, masksContacts } from '@hirfa/domain/messages';
import { type Person, type Refusal, refuse, refuseFor, type WriteCtx } from '../kernel/verb.ts';
import { messageSent } from './events.ts';
import { countSent, findMessage, findWritingFacts, insertMessage } from './message-queries.ts';
import { notifyOfMessage } from './notify.ts';
import { type ChatRow, lockOwnChat, type MessageRow } from './queries.ts';
import { viewMessage, writeRefusal } from './views.ts';

export type AddRefusal = Refusal<'not_found' | 'state_changed' | 'too_many_requests' | 'idempotency_mismatch'>;

const PER_MINUTE = { times: CHAT.perMinute, perMs: 60_000 };
const BEFORE_ACCEPTANCE = { times: CHAT.perHourBeforeAcceptance, perMs: 3_600_000 };

interface Sent {
  id: string;
  chat_id: string;
  /** Whether a stored message of this id has the same content. */
  isSame: (stored: MessageRow) => boolean | Promise<boolean>;
}

/** A chat to which the actor can add a message now; `isMasked`: its booking is not accepted. */
interface Prepared {
  chat: ChatRow;
  isMasked: boolean;
}

/**
 * Checks whether the actor can add a message to a chat; the same one sent again is answered with the stored one. The
 * chat is locked, so that numbers have the order of the commits; the booking is read afterwards, so that an acceptance
 * is not overtaken.
 */
export async function prepareMessage({
  ctx,
  input: { id, chat_id, isSame },
}: {
  ctx: WriteCtx<Person>;
  input: Sent;
}): Promise<Message | Prepared | AddRefusal> {
  const { db, actor, now } = ctx;
  const chat = await lockOwnChat(db, chat_id, actor.user_id);
  if (chat === undefined) return refuse('not_found');
  const before = await findMessage(db, id);
  if (before !== undefined) {
    if (before.sender_id !== actor.user_id) return refuse('not_found');
    const isAgain = before.booking_id === chat_id && (await isSame(before));
    return isAgain ? viewMessage(before, actor.user_id) : refuse('idempotency_mismatch');
  }
  const facts = await findWritingFacts(db, chat);
  if (writeRefusal(chat, actor.user_id, facts, now) !== null) return refuse('state_changed');
  const isMasked = masksContacts(facts);
  return (await checkLimits(ctx, isMasked)) ?? { chat, isMasked };
}

type Content = Pick<MessageRow, 'id' | 'kind' | 'text' | 'masked' | 'data' | 'photo_id'>;

/** Adds a message to a prepared chat. */
export async function addMessage({
  ctx,
  input: { chat, content },
}: {
  ctx: WriteCtx<Person>;
  input: { chat: ChatRow; content: Content };
}): Promise<Message | Refusal<'not_found'>> {
  const { db, actor, now } = ctx;
  const place = { booking_id: chat.booking_id, seq: chat.last_seq + 1 };
  const stored = await insertMessage(db, { ...content, ...place, sender_id: actor.user_id, created_at: now });
  // The id is that of a message in a chat of others.
  if (stored === undefined) return refuse('not_found');
  await notifyOfMessage(ctx, chat, stored.seq);
  await ctx.publish(messageSent, { message_id: stored.id });
  return viewMessage(stored, actor.user_id);
}

/** Two chats of one person are not locked against each other: a few more messages may pass at the same moment. */
async function checkLimits(
  { db, actor, now }: WriteCtx<Person>,
  isBefore: boolean,
): Promise<Refusal<'too_many_requests'> | null> {
  for (const { times, perMs } of isBefore ? [PER_MINUTE, BEFORE_ACCEPTANCE] : [PER_MINUTE]) {
    const { sent, first } = await countSent(db, actor.user_id, new Date(now.getTime() - perMs));
    const waitMs = first.getTime() + perMs - now.getTime();
    if (sent >= times) return refuseFor('too_many_requests', Math.max(1, Math.ceil(waitMs / 1000)));
  }
  return null;
}
