import type { ServiceTile } from '@hirfa/contract/discovery';
import { type CategoryTab, foldForSearch } from '@hirfa/domain/catalogue';
import { cutPage, readCursor } from '../kernel/cursors.ts';
import { type Ctx, isRefusal } from '../kernel/verb.ts';
import { findServices } from './queries.ts';
import { serviceTile } from './views.ts';

interface Input {
  q?: string | undefined;
  tab?: CategoryTab | undefined;
  category?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Services, most offered first; words match both languages and every spelling of Arabic letters. */
export async function listServices({ ctx, input }: { ctx: Ctx; input: Input }) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const words = foldForSearch(input.q ?? '');
  const filter = { tab: input.tab, category: input.category, words: words === '' ? undefined : words };
  const rows = await findServices(ctx.db, filter, cursor, input.limit + 1);
  return cutPage<(typeof rows)[number], ServiceTile>(rows, input.limit, serviceTile, (row) => [
    row.provider_count,
    row.id,
  ]);
}
