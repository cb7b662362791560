import type { Message, NewMessage } from '@hirfa/contract/messages';
import { maskContacts } from '@hirfa/domain/contacts';
import { isRefusal, type Person, refuse, type WriteCtx } from '../kernel/verb.ts';
import { addMessage, type AddRefusal, prepareMessage } from './add-message.ts';
import { findEarlierTexts } from './message-queries.ts';
import type { MessageRow } from './queries.ts';

interface Work {
  ctx: WriteCtx<Person>;
  input: NewMessage;
}

/** Sends words or a place. Places are refused until the booking is accepted. */
export async function sendMessage({ ctx, input }: Work): Promise<Message | AddRefusal> {
  const { id, chat_id, kind, place } = input;
  const prepared = await prepareMessage({
    ctx,
    input: { id, chat_id, isSame: (stored) => isSame(ctx, stored, input) },
  });
  if (isRefusal(prepared) || 'seq' in prepared) return prepared;
  const { chat, isMasked } = prepared;
  if (place !== undefined && isMasked) return refuse('state_changed');
  const words = isMasked ? await maskedWords(ctx, input, { seq: chat.last_seq + 1, at: ctx.now }) : wordsOf(input);
  const data = place === undefined ? null : { ...place, label: place.label ?? null };
  return addMessage({ ctx, input: { chat, content: { id, kind, ...words, data, photo_id: null } } });
}

/** The words to store; a place has none. */
const wordsOf = ({ text }: NewMessage) => ({ text: text ?? null, masked: [] });

/** The same without contacts, also where a number is dictated in several messages. */
async function maskedWords({ db, actor }: WriteCtx<Person>, input: NewMessage, before: { seq: number; at: Date }) {
  if (input.text === undefined) return wordsOf(input);
  const { user_id } = actor;
  return maskContacts(input.text, await findEarlierTexts(db, { booking_id: input.chat_id, user_id, before }));
}

/** Whether this is the message that was stored, whose contacts may have been masked. */
async function isSame(ctx: WriteCtx<Person>, stored: MessageRow, input: NewMessage): Promise<boolean> {
  const { kind, text, data, seq, created_at } = stored;
  if (kind !== input.kind) return false;
  if (input.text !== undefined)
    return text === input.text || text === (await maskedWords(ctx, input, { seq, at: created_at })).text;
  const { latitude, longitude, label } = input.place ?? {};
  if (data === null || !('latitude' in data)) return false;
  return data.latitude === latitude && data.longitude === longitude && data.label === (label ?? null);
}
