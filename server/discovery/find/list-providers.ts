import type { ProviderSort } from '@hirfa/domain/search';
import { type Cursor, cutPage, readCursor, writeCursor } from '../../kernel/cursors.ts';
import { type Ctx, isRefusal } from '../../kernel/verb.ts';
import type { ProviderFilter } from './filter.ts';
import { filterValues } from './filter-values.ts';
import { findScope } from './find-scope.ts';
import { foundProvider } from './views.ts';
import { findEnd, findPage, type FoundRow, isAfter } from './found-queries.ts';
import { listByRelevance } from './list-by-relevance.ts';
import { findPrices } from './price-queries.ts';

interface Input extends ProviderFilter {
  sort?: ProviderSort | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Listed providers whom all filters find, each once, with the cheapest of the offers that match. */
export async function listProviders({ ctx, input }: { ctx: Ctx; input: Input }) {
  const { sort = 'relevance', limit } = input;
  const [sought, prices] = await Promise.all([findScope({ ctx, input }), findPrices(ctx)]);
  const { scope } = sought;
  const values = filterValues(input, sought, prices, ctx.now);
  const isEmpty = 'slugs' in scope && scope.slugs.length === 0;
  if (sort === 'relevance') return listByRelevance({ ctx, input: { ...input, scope: scope.kind, values, isEmpty } });
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  if (isEmpty) return { items: [], next_cursor: null };
  const order = { kind: scope.kind, sort };
  const rows = await findPage(ctx.db, order, values, cursor, limit + 1);
  const cursorOf = ({ value, card }: FoundRow): Cursor => [Number(value), card.id];
  const page = cutPage(rows, limit, foundProvider(ctx.now), cursorOf);
  if (page.next_cursor !== null) return page;
  const end = await findEnd(ctx.db, order, values, cursor);
  if (end === null) return page;
  const before = rows.filter((row) => !isAfter(row, end, sort));
  return { items: before.map(foundProvider(ctx.now)), next_cursor: writeCursor(end) };
}
