import { EXTRA } from '@hirfa/domain/bookings';
import { type PhotoCtx, putBookingPhoto } from '../../accounts/index.ts';
import { isRefusal, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { countExtras } from '../stored-extras/queries.ts';
import { lockForStep } from '../take-step.ts';
import { deleteReceipt, findReceipt, findUnsentReceipts, insertReceipt } from './queries.ts';

interface Place {
  /** The booking. */
  id: string;
  photo_id: string;
}

const KEPT = {
  open,
  find: findReceipt,
  findAdded: findUnsentReceipts,
  most: EXTRA.receipts,
  insert: insertReceipt,
};

/**
 * Adds a photo of a receipt to what the provider is about to propose: the same one sent again is answered with the
 * stored one.
 */
export async function addReceiptPhoto({ ctx, input }: { ctx: PhotoCtx; input: Place & { file: Blob } }) {
  return putBookingPhoto({ ctx: { ...ctx, kept: KEPT }, input });
}

async function open(work: { ctx: WriteCtx<Person>; input: { id: string } }) {
  const refusal = await lockToPropose(work);
  return refusal?.refused === 'not_found' ? refuse('not_found') : { canAdd: refusal === null };
}

/** Locks the booking. Null if the actor can propose extra work as its provider now. */
async function lockToPropose({ ctx, input: { id } }: { ctx: WriteCtx<Person>; input: { id: string } }) {
  const found = await lockForStep(ctx, { id, event: 'propose_extra' });
  if (isRefusal(found)) return found;
  return (await countExtras(ctx.db, id)).open > 0 ? refuse('state_changed') : null;
}

/** Removes a photo of the caller that is not sent yet. */
export async function removeReceiptPhoto({
  ctx,
  input: { id, photo_id: photoId },
}: {
  ctx: WriteCtx<Person>;
  input: Place;
}) {
  const closed = await lockToPropose({ ctx, input: { id } });
  if (closed !== null) return closed;
  const isDone = await deleteReceipt(ctx.db, { bookingId: id, userId: ctx.actor.user_id, photoId });
  return isDone ? { removed: true as const } : refuse('not_found');
}
