import type { Message, NewMessage } from '@hirfa/contract/messages';
import { CHAT, maskContacts, masksContacts } from '@hirfa/domain/messages';
import { isRefusal, type Person, type Refusal, refuse, refuseFor, type WriteCtx } from '../kernel/verb.ts';
import { countSent, findEarlierTexts, findMessage, findWritingFacts, insertMessage } from './message-queries.ts';
import { messageSent } from './events.ts';
import { notifyOfMessage } from './notify.ts';
import { lockOwnChat, type MessageRow } from './queries.ts';
import { viewMessage, writeRefusal } from './views.ts';

type Work = { ctx: WriteCtx<Person>; input: NewMessage };
type SendRefusal = Refusal<'not_found' | 'state_changed' | 'too_many_requests' | 'idempotency_mismatch'>;

const PER_MINUTE = { times: CHAT.perMinute, perMs: 60_000 };
const BEFORE_ACCEPTANCE = { times: CHAT.perHourBeforeAcceptance, perMs: 3_600_000 };

/**
 * Adds a message to a chat, once: the same message sent again is answered with the stored one. The chat is locked, so
 * that numbers have the order of the commits; the booking is read afterwards, so that an acceptance is not overtaken.
 */
export async function sendMessage({ ctx, input }: Work): Promise<Message | SendRefusal> {
  const { db, actor, now } = ctx;
  const chat = await lockOwnChat(db, input.chat_id, actor.user_id);
  if (chat === undefined) return refuse('not_found');
  const before = await findMessage(db, input.id);
  if (before !== undefined) return answerAgain(ctx, before, input);
  const facts = await findWritingFacts(db, chat);
  if (writeRefusal(chat, actor.user_id, facts, now) !== null) return refuse('state_changed');
  const isMasked = masksContacts(facts);
  if (input.place !== undefined && isMasked) return refuse('state_changed');
  const tooMany = await checkLimits(ctx, isMasked);
  if (isRefusal(tooMany)) return tooMany;
  const seq = chat.last_seq + 1;
  const { text, masked } = isMasked ? await maskedWords(ctx, input, { seq, at: now }) : wordsOf(input);
  const stored = await insertMessage(db, {
    id: input.id,
    booking_id: chat.booking_id,
    seq,
    sender_id: actor.user_id,
    kind: input.kind,
    text,
    masked,
    data: input.place === undefined ? null : { ...input.place, label: input.place.label ?? null },
    created_at: now,
  });
  // The id is that of a message in a chat of others.
  if (stored === undefined) return refuse('not_found');
  await notifyOfMessage(ctx, chat, stored.seq);
  await ctx.publish(messageSent, { message_id: stored.id });
  return viewMessage(stored, actor.user_id);
}

/** The words to store; a place has none. */
const wordsOf = ({ text }: NewMessage) => ({ text: text ?? null, masked: [] });

/** The same without contacts, also where a number is dictated in several messages. */
async function maskedWords({ db, actor }: WriteCtx<Person>, input: NewMessage, before: { seq: number; at: Date }) {
  if (input.text === undefined) return wordsOf(input);
  const { user_id } = actor;
  return maskContacts(input.text, await findEarlierTexts(db, { booking_id: input.chat_id, user_id, before }));
}

async function answerAgain(
  ctx: WriteCtx<Person>,
  stored: MessageRow,
  input: NewMessage,
): Promise<Message | SendRefusal> {
  const { user_id } = ctx.actor;
  if (stored.sender_id !== user_id) return refuse('not_found');
  const { text } = await maskedWords(ctx, input, { seq: stored.seq, at: stored.created_at });
  return isSame(stored, input, text) ? viewMessage(stored, user_id) : refuse('idempotency_mismatch');
}

/** Whether this is the message that was stored, whose contacts may have been masked. */
function isSame({ booking_id, kind, text, data }: MessageRow, input: NewMessage, masked: string | null): boolean {
  if (booking_id !== input.chat_id || kind !== input.kind) return false;
  if (input.text !== undefined) return text === input.text || text === masked;
  const { latitude, longitude, label } = input.place ?? {};
  if (data === null || !('latitude' in data)) return false;
  return data.latitude === latitude && data.longitude === longitude && data.label === (label ?? null);
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
