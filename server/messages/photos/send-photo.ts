import { createHash } from 'node:crypto';
import type { Message } from '@hirfa/contract/messages';
import { type PhotoCtx, storePhoto } from '../../accounts/index.ts';
import { isRefusal, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { addMessage, prepareMessage } from '../add-message.ts';
import type { MessageRow } from '../queries.ts';

interface Place {
  id: string;
  chat_id: string;
  /** Of the file that was sent. */
  hash: string;
}

interface Stored extends Place {
  photo_id: string;
  width: number;
  height: number;
}

/**
 * Sends a photo, once: the same one sent again is answered with the stored message. The file is converted between the
 * transactions, and is stored under a name that housekeeping deletes unless the message commits.
 */
export async function sendPhoto({
  ctx,
  input: { file, ...place },
}: {
  ctx: PhotoCtx;
  input: { id: string; chat_id: string; file: Blob };
}) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const input = { ...place, hash: createHash('sha256').update(bytes).digest('hex') };
  const begun = await ctx.person((tx) => prepare({ ctx: tx, input }));
  if (isRefusal(begun) || 'seq' in begun) return begun;
  const stored = await storePhoto({ ctx, input: { bytes, user_id: begun.user_id } });
  if (isRefusal(stored)) return stored;
  return ctx.person((tx) => addPhoto({ ctx: tx, input: { ...input, ...stored } }));
}

/** Photos are refused until the booking is accepted, as places are: they can show a phone number. */
async function prepare({ ctx, input: { id, chat_id, hash } }: { ctx: WriteCtx<Person>; input: Place }) {
  const prepared = await prepareMessage({ ctx, input: { id, chat_id, isSame: (stored) => isSame(stored, hash) } });
  if (isRefusal(prepared) || 'seq' in prepared) return prepared;
  return prepared.isMasked ? refuse('state_changed') : { ...prepared, user_id: ctx.actor.user_id };
}

const isSame = ({ data }: MessageRow, hash: string) => data !== null && 'hash' in data && data.hash === hash;

/** Of two that were sent at the same time under one id, the second finds the message of the first. */
async function addPhoto({
  ctx,
  input,
}: {
  ctx: WriteCtx<Person>;
  input: Stored;
}): Promise<Message | Exclude<Awaited<ReturnType<typeof prepare>>, { chat: unknown }>> {
  const prepared = await prepare({ ctx, input });
  if (isRefusal(prepared) || 'seq' in prepared) return prepared;
  const { id, photo_id, width, height, hash } = input;
  const content = { id, kind: 'photo' as const, text: null, masked: [], data: { width, height, hash }, photo_id };
  return addMessage({ ctx, input: { chat: prepared.chat, content } });
}
