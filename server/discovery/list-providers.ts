import type { ProviderType } from '@hirfa/domain/providers';
import { cutPage, readCursor } from '../kernel/cursors.ts';
import { type Ctx, isRefusal } from '../kernel/verb.ts';
import { findProviders } from './queries.ts';

interface Input {
  type?: ProviderType | undefined;
  category?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Verified active providers, most jobs first. */
export async function listProviders({ ctx, input }: { ctx: Ctx; input: Input }) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const rows = await findProviders(ctx.db, { type: input.type, category: input.category }, cursor, input.limit + 1);
  return cutPage(
    rows,
    input.limit,
    (row) => row,
    (row) => [row.total_jobs, row.id],
  );
}
