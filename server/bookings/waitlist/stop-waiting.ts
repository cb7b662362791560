import type { Person, WriteCtx } from '../../kernel/verb.ts';
import { deleteWait } from './queries.ts';
import { showWaits } from './show-changes.ts';

/** The actor waits no longer. Can be repeated. */
export async function stopWaiting({ ctx, input: { id } }: { ctx: WriteCtx<Person>; input: { id: string } }) {
  const provider = await deleteWait(ctx.db, id);
  if (provider !== undefined) await showWaits(ctx.db, { users: [ctx.actor.user_id], provider }, ctx.now);
  return { id };
}
