import { type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { findAddress, updateAddressName } from './queries.ts';

interface Work {
  ctx: WriteCtx<Person>;
  input: { id: string; name: string };
}

/** Gives an address of the actor a name, or takes it away. */
export async function renameAddress({ ctx: { db, actor }, input: { id, name } }: Work) {
  if (!(await updateAddressName(db, actor.user_id, id, name))) return refuse('not_found');
  return (await findAddress(db, id)) ?? refuse('not_found');
}
