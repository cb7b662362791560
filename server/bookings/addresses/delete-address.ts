import { type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { deleteOwnAddress } from './queries.ts';

interface Work {
  ctx: WriteCtx<Person>;
  input: { id: string };
}

/** Removes an address of the actor; bookings keep theirs. */
export async function deleteAddress({ ctx: { db, actor }, input: { id } }: Work) {
  return (await deleteOwnAddress(db, actor.user_id, id)) ? { id } : refuse('not_found');
}
