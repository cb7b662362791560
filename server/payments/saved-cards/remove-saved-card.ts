import { type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { deleteOwnCard } from './queries.ts';

interface Work {
  ctx: WriteCtx<Person>;
  input: { id: string };
}

/** Removes a card of the actor at once; a trigger has a job tell the gateway. */
export async function removeSavedCard({ ctx: { db, actor }, input: { id } }: Work) {
  return (await deleteOwnCard(db, actor.user_id, id)) ? { id } : refuse('not_found');
}
