import { createHash } from 'node:crypto';
import type { SupportMessage } from '@hirfa/contract/support';
import { isRefusal, type Person, type Refusal, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { type PhotoCtx, storePhoto } from '../../messages/index.ts';
import type { Content, Sent } from '../add-message.ts';
import { checkAnswer } from '../answer-support.ts';
import type { MessageRow } from '../message-queries.ts';
import { checkOwn } from '../send-live-support-message.ts';

interface Work<Refused> {
  ctx: PhotoCtx & {
    /** The checks before the file is converted, in a transaction of their own. */
    check(sent: Sent): Promise<SupportMessage | { user_id: string } | Refused>;
    /** Adds the message after it, in another one. */
    add(sent: Sent & { content: Content }): Promise<SupportMessage | Refused>;
  };
  input: { session_id: string; id: string; file: Blob };
}

/**
 * Sends a photo to a support session, once: the same one sent again is answered with the stored message. Its file is
 * stored as those of chats are.
 */
export async function sendPhoto<Refused extends Refusal>({ ctx, input: { file, ...place } }: Work<Refused>) {
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
export async function checkOwnPhoto({ ctx, input }: Check) {
  const checked = await checkOwn({ ctx, input });
  return isRefusal(checked) || 'message' in checked ? checked : { user_id: ctx.actor.user_id };
}

/** Whether an admin can answer with a photo now. */
export async function checkPhotoAnswer({ ctx, input }: Check) {
  if (!ctx.actor.roles.includes('admin')) return refuse('admin_required');
  const checked = await checkAnswer({ ctx, input });
  return isRefusal(checked) ? checked : (checked.before ?? { user_id: ctx.actor.user_id });
}
