import { createHash } from 'node:crypto';
import { isRefusal, type Person, type Refusal, type WriteCtx } from '../../kernel/verb.ts';
import type { PhotoCtx } from './services.ts';
import { type StoredPhoto, storePhoto } from './store-photo.ts';

type Tx = WriteCtx<Person>;

interface Putting<Answer, Refused> {
  ctx: PhotoCtx & {
    /** In a transaction: the answer if the photo with this hash is there already, or whether it can be added now. */
    check(tx: Tx, hash: string): Promise<{ before: Answer } | 'free' | Refused>;
    /** Adds the stored file, in the transaction of a second check. */
    add(tx: Tx, stored: StoredPhoto & { hash: string }): Promise<Answer | Refused>;
  };
  input: { file: Blob; smallPx?: number };
}

/**
 * Stores a photo under an id of its sender, once. The file is converted between two transactions, and housekeeping
 * deletes it unless the second one commits. Of two that were sent at the same time under one id, the second finds the
 * first.
 */
export async function putPhoto<Answer extends object, Refused extends Refusal>({
  ctx,
  input: { file, smallPx },
}: Putting<Answer, Refused>) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const hash = createHash('sha256').update(bytes).digest('hex');
  const begun = await ctx.person(async (tx) => {
    const checked = await ctx.check(tx, hash);
    return checked === 'free' ? { user_id: tx.actor.user_id } : checked;
  });
  if (isRefusal(begun)) return begun;
  if ('before' in begun) return begun.before;
  const stored = await storePhoto({ ctx, input: { bytes, user_id: begun.user_id, smallPx } });
  if (isRefusal(stored)) return stored;
  return ctx.person(async (tx) => {
    const checked = await ctx.check(tx, hash);
    if (checked === 'free') return ctx.add(tx, { ...stored, hash });
    return isRefusal(checked) ? checked : checked.before;
  });
}
