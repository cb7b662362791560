import { createHash } from 'node:crypto';
import type { SupportMessage } from '@hirfa/contract/support';
import { audited } from '../../kernel/audit.ts';
import { isRefusal, type Person, type Refusal, type WriteCtx } from '../../kernel/verb.ts';
import { type PhotoCtx, storePhoto } from '../../accounts/index.ts';
import type { Content, Sent } from '../add-message.ts';
import { addAnswer, checkAnswer } from '../admin/answer-support.ts';
import type { MessageRow } from '../message-queries.ts';
import { addOwn, checkOwn } from '../send-live-support-message.ts';

interface Work {
  ctx: PhotoCtx;
  input: { session_id: string; id: string; file: Blob };
}

interface Sending<Refused> extends Work {
  ctx: PhotoCtx & {
    /** The checks before the file is converted, in a transaction of their own. */
    check(sent: Sent): Promise<SupportMessage | { user_id: string } | Refused>;
    /** Adds the message after it, in another one. */
    add(sent: Sent & { content: Content }): Promise<SupportMessage | Refused>;
  };
}

/** Sends a photo of a person to their own session. */
export function sendSupportPhoto({ ctx, input }: Work) {
  const { person } = ctx;
  const check = (sent: Sent) => person((tx) => checkOwnPhoto({ ctx: tx, input: sent }));
  const add = (sent: Sent & { content: Content }) => person((tx) => addOwn({ ctx: tx, input: sent }));
  return sendPhoto({ ctx: { ...ctx, check, add }, input });
}

/** Answers with a photo, as an admin. */
export function replyWithPhoto({ ctx, input }: Work) {
  const { person } = ctx;
  const check = (sent: Sent) => person((tx) => checkPhotoAnswer({ ctx: tx, input: sent }));
  const add = (sent: Sent & { content: Content }) =>
    person((tx) => audited(tx, ['support_session.reply'], (admin) => addAnswer({ ctx: admin, input: sent })));
  return sendPhoto({ ctx: { ...ctx, check, add }, input });
}

/**
 * Sends a photo to a support session, once: the same one sent again is answered with the stored message. Its file is
 * stored as those of chats are.
 */
async function sendPhoto<Refused extends Refusal>({ ctx, input: { file, ...place } }: Sending<Refused>) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const hash = createHash('sha256').update(bytes).digest('hex');
  const sent = { ...place, isSame: ({ photo }: MessageRow) => photo?.hash === hash };
  const checked = await ctx.check(sent);
  if (isRefusal(checked) || 'message' in checked) return checked;
  const stored = await storePhoto({ ctx, input: { bytes, user_id: checked.user_id } });
  if (isRefusal(stored)) return stored;
  const { photo_id, ...size } = stored;
  return ctx.add({ ...sent, content: { photo_id, photo: { ...size, hash } } });
}

interface Check {
  ctx: WriteCtx<Person>;
  input: Sent;
}

/** Whether a person can send a photo to their session now. */
async function checkOwnPhoto({ ctx, input }: Check) {
  const checked = await checkOwn({ ctx, input });
  return isRefusal(checked) || 'message' in checked ? checked : { user_id: ctx.actor.user_id };
}

/** Whether an admin can answer with a photo now. */
async function checkPhotoAnswer({ ctx, input }: Check) {
  const checked = await checkAnswer({ ctx, input });
  return isRefusal(checked) ? checked : (checked.before ?? { user_id: ctx.actor.user_id });
}
