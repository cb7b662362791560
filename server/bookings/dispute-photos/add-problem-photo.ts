import { DISPUTE } from '@hirfa/domain/bookings';
import { type PhotoCtx, putBookingPhoto } from '../../accounts/index.ts';
import { isRefusal, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { lockForStep } from '../take-step.ts';
import { findProblemPhoto, findUnsent, insertProblemPhoto } from './queries.ts';

interface Place {
  /** The booking. */
  id: string;
  photo_id: string;
}

const KEPT = {
  open,
  find: findProblemPhoto,
  findAdded: findUnsent,
  most: DISPUTE.photos,
  insert: insertProblemPhoto,
};

/**
 * Adds a photo to the problem that somebody is about to report, or to the answer of the other one: the same one sent
 * again is answered with the stored one.
 */
export async function addProblemPhoto({ ctx, input }: { ctx: PhotoCtx; input: Place & { file: Blob } }) {
  return putBookingPhoto({ ctx: { ...ctx, kept: KEPT }, input });
}

async function open(work: { ctx: WriteCtx<Person>; input: { id: string } }) {
  const refusal = await lockUnsent(work);
  return refusal?.refused === 'not_found' ? refuse('not_found') : { canAdd: refusal === null };
}

/** Locks the booking. Null if the actor can report a problem with it now, or answer one. */
export async function lockUnsent({ ctx, input: { id } }: { ctx: WriteCtx<Person>; input: { id: string } }) {
  const reports = await lockForStep(ctx, { id, event: 'dispute' });
  if (!isRefusal(reports)) return null;
  if (reports.refused === 'not_found') return reports;
  const answers = await lockForStep(ctx, { id, event: 'answer_dispute' });
  return isRefusal(answers) ? answers : null;
}
