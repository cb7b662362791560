import type { ProviderSort } from '@hirfa/domain/search';
import { type Cursor, cutPage, readCursor, writeCursor } from '../../kernel/cursors.ts';
import { type Ctx, isRefusal } from '../../kernel/verb.ts';
import { ahead, pricesOf, withCustomerPrice, withPriceFrom } from '../views.ts';
import type { ProviderFilter } from './filter.ts';
import { filterValues } from './filter-values.ts';
import { findScope } from './find-scope.ts';
import { findEnd, findPage, type FoundRow, isAfter } from './found-queries.ts';
import { findPrices } from './price-queries.ts';

interface Input extends ProviderFilter {
  sort?: ProviderSort | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Listed providers whom all filters find, each once, with the cheapest of the offers that match. */
export async function listProviders({ ctx, input }: { ctx: Ctx; input: Input }) {
  const { sort = 'relevance', limit } = input;
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const [sought, prices] = await Promise.all([findScope({ ctx, input }), findPrices(ctx)]);
  const { scope } = sought;
  if ('slugs' in scope && scope.slugs.length === 0) return { items: [], next_cursor: null };
  const values = filterValues(input, sought, prices, ctx.now);
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

const foundProvider =
  (now: Date) =>
  ({ provider, category, card }: FoundRow) => {
    const prices = pricesOf([card]);
    const { next_free_at, ...tile } = withPriceFrom(prices)(provider);
    const { photos, ...offer } = withCustomerPrice(prices)(card);
    return {
      ...tile,
      category,
      next_free_at: ahead(next_free_at, now),
      offer: { ...offer, photos: photos.slice(0, 1) },
    };
  };
