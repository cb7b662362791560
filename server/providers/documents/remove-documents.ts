import { type Ctx, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { areDocumentsOpen, findDocument, findDocuments, markRemoved } from './queries.ts';

/** Removes documents: their rows stay, and a job deletes their files after the commit (`rules.sql`). */
export async function removeDocuments({ ctx: { db, now }, input }: { ctx: Ctx; input: { ids: readonly string[] } }) {
  return (await markRemoved(db, input.ids, now)).length;
}

/** Removes everything that a person has given: their profile is deleted. */
export async function removeDocumentsOf({ ctx, input: { user_id } }: { ctx: Ctx; input: { user_id: string } }) {
  const documents = await findDocuments(ctx.db, user_id);
  return removeDocuments({ ctx, input: { ids: documents.map(({ id }) => id) } });
}

/** A person removes a document of their own. */
export async function removeOwnDocument({ ctx, input: { id } }: { ctx: WriteCtx<Person>; input: { id: string } }) {
  const document = await findDocument(ctx.db, id);
  if (document === undefined || document.user_id !== ctx.actor.user_id) return refuse('not_found');
  if (!(await areDocumentsOpen(ctx.db, document.purpose))) return refuse('state_changed');
  await removeDocuments({ ctx, input: { ids: [id] } });
  return { id };
}
