import { cutPage, readCursor } from '../../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person } from '../../kernel/verb.ts';
import { viewProvider } from './list-providers-by-status.ts';
import { findProvidersByStatus, type ProviderFilter } from './list-queries.ts';

type Given = { ctx: Ctx<Person>; input: ProviderFilter & { limit: number; cursor: string | undefined } };

/** Providers of one status after a cursor, newest first: by position, a new one would move the others. */
export async function readProviders({ ctx, input }: Given) {
  const after = readCursor(input.cursor);
  if (isRefusal(after)) return after;
  const rows = await findProvidersByStatus(ctx.db, { ...input, after }, { limit: input.limit + 1, offset: 0 });
  return cutPage(rows, input.limit, viewProvider, ({ created_at, id }) => [created_at.getTime(), id]);
}
