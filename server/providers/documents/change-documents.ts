import type { Ctx } from '../../kernel/verb.ts';
import { adoptDocuments, findDocuments } from './queries.ts';
import { removeDocuments } from './remove-documents.ts';

interface Input {
  ctx: Ctx;
  /** The provider's person. */
  input: { user_id: string };
}

/** The documents of an approved change request take the place of those of the application. */
export async function adoptChangeDocuments({ ctx, input: { user_id } }: Input): Promise<void> {
  const documents = await findDocuments(ctx.db, user_id);
  const kinds = documents.filter(({ purpose }) => purpose === 'change').map(({ kind }) => kind);
  const replaced = documents.filter(({ kind, purpose }) => purpose === 'application' && kinds.includes(kind));
  await removeDocuments({ ctx, input: { ids: replaced.map(({ id }) => id) } });
  await adoptDocuments(ctx.db, user_id);
}

/** Removes the documents of a change request that was rejected or withdrawn. */
export async function removeChangeDocuments({ ctx, input: { user_id } }: Input): Promise<void> {
  const documents = await findDocuments(ctx.db, user_id);
  const ids = documents.filter(({ purpose }) => purpose === 'change').map(({ id }) => id);
  await removeDocuments({ ctx, input: { ids } });
}
