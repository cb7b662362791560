import { type CategoryTab, searchWords } from '@hirfa/domain/catalogue';
import { cutPage, readCursor } from '../kernel/cursors.ts';
import { type Ctx, isRefusal } from '../kernel/verb.ts';
import { findServices } from './queries.ts';
import { pricesOf, serviceTile } from './views.ts';

interface Input {
  q?: string | undefined;
  tab?: CategoryTab | undefined;
  category?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Services, most offered first, that match every word of a search. */
export async function listServices({ ctx, input }: { ctx: Ctx; input: Input }) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const { q = '', tab, category } = input;
  const words = searchWords(q);
  if (words.length === 0 && q.trim() !== '') return { items: [], next_cursor: null };
  const filter = { tab, category, words };
  const rows = await findServices(ctx, filter, cursor, input.limit + 1);
  return cutPage(rows, input.limit, serviceTile(pricesOf(rows)), (row) => [row.provider_count, row.id]);
}
