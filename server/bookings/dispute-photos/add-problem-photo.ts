import { DISPUTE } from '@hirfa/domain/bookings';
import { type PhotoCtx, putPhoto } from '../../accounts/index.ts';
import { isRefusal, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { lockForStep } from '../take-step.ts';
import { findProblemPhoto, findUnsent, insertProblemPhoto, viewPhoto } from './queries.ts';

interface Place {
  /** The booking. */
  id: string;
  photo_id: string;
}

/**
 * Adds a photo to the problem that a customer is about to report, or to the answer of the provider: the same one sent
 * again is answered with the stored one.
 */
export async function addProblemPhoto({
  ctx,
  input: { file, ...place },
}: {
  ctx: PhotoCtx;
  input: Place & { file: Blob };
}) {
  const { id, photo_id } = place;
  return putPhoto({
    ctx: {
      ...ctx,
      check: (tx, hash) => check({ ctx: tx, input: { ...place, hash } }),
      async add({ db, actor, now }, { hash, ...stored }) {
        const row = { id: photo_id, booking_id: id, user_id: actor.user_id, hash, created_at: now, ...stored };
        const added = await insertProblemPhoto(db, row);
        return added === undefined ? refuse('not_found') : viewPhoto(added);
      },
    },
    input: { file },
  });
}

async function check({
  ctx,
  input: { id, photo_id, hash },
}: {
  ctx: WriteCtx<Person>;
  input: Place & { hash: string };
}) {
  const open = await lockUnsent({ ctx, input: { id } });
  if (open?.refused === 'not_found') return open;
  const { db, actor } = ctx;
  const before = await findProblemPhoto(db, photo_id);
  if (before !== undefined) {
    const isSame = before.booking_id === id && before.user_id === actor.user_id && before.hash === hash;
    return isSame ? { before: viewPhoto(before) } : refuse('idempotency_mismatch');
  }
  if (open !== null) return open;
  const isFull = (await findUnsent(db, id, actor.user_id)).length >= DISPUTE.photos;
  return isFull ? refuse('state_changed') : 'free';
}

/** Locks the booking. Null if the actor can report a problem as its customer now, or answer as its provider. */
export async function lockUnsent({ ctx, input: { id } }: { ctx: WriteCtx<Person>; input: { id: string } }) {
  const asCustomer = await lockForStep(ctx, { id, event: 'dispute' });
  if (!isRefusal(asCustomer)) return null;
  if (asCustomer.refused === 'not_found') return asCustomer;
  const asProvider = await lockForStep(ctx, { id, event: 'answer_dispute' });
  return isRefusal(asProvider) ? asProvider : null;
}
