import type { CategoryTab } from '@hirfa/domain/catalogue';
import { cutPage, readCursor } from '../kernel/cursors.ts';
import { type Ctx, isRefusal } from '../kernel/verb.ts';
import { findServices } from './queries.ts';
import { findServicesOf } from './search/find-services-of.ts';
import { meaningOf, searchWorld } from './search/search-world.ts';
import { pricesOf, serviceTile } from './views.ts';

interface Input {
  q?: string | undefined;
  tab?: CategoryTab | undefined;
  category?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Services, most offered first, also where a search names nothing but an area; else what it finds, the best first. */
export async function listServices({ ctx, input }: { ctx: Ctx; input: Input }) {
  const { q = '', tab, category, limit } = input;
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  if (q.trim() !== '') {
    const world = await searchWorld({ ctx });
    const meaning = meaningOf(world, q);
    if (!meaning.isPlaceAlone) {
      const found = await findServicesOf({
        ctx,
        input: { world, meaning, tab, category, isFirstPage: cursor === null },
      });
      const from = cursor?.[0] ?? 0;
      const at = new Map(found.map(({ id }, index) => [id, index + 1]));
      const rows = found.slice(from, from + limit + 1);
      return cutPage(rows, limit, serviceTile(pricesOf(rows)), ({ id }) => [at.get(id) ?? 0, id]);
    }
  }
  const rows = await findServices(ctx, { tab, category }, cursor, limit + 1);
  return cutPage(rows, limit, serviceTile(pricesOf(rows)), (row) => [row.provider_count, row.id]);
}
