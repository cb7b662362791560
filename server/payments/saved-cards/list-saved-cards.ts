import type { Ctx, Person } from '../../kernel/verb.ts';
import { findSavedCards } from './queries.ts';
import { viewCard } from './view-card.ts';

/** The saved cards of the actor, the latest used first. */
export async function listSavedCards({ ctx: { db, actor } }: { ctx: Ctx<Person> }) {
  return { items: (await findSavedCards(db, actor.user_id)).map(viewCard) };
}
