import type { Ctx, Person } from '../../kernel/verb.ts';
import { findAddresses } from './queries.ts';

/** The addresses that are kept for the actor, the latest used first. */
export async function listAddresses({ ctx: { db, actor } }: { ctx: Ctx<Person> }) {
  return { items: await findAddresses(db, actor.user_id) };
}
