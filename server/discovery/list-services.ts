import type { CategoryTab } from '@hirfa/domain/catalogue';
import { missedWords, understand } from '@hirfa/domain/search';
import { countMissedSearch } from '../catalogue/index.ts';
import { cutPage, readCursor } from '../kernel/cursors.ts';
import { type Ctx, isRefusal } from '../kernel/verb.ts';
import { findProviders } from './provider-queries.ts';
import { findServices, findServicesBySlug } from './queries.ts';
import { searchWorld } from './search/search-world.ts';
import { pricesOf, serviceTile } from './views.ts';

interface Filter {
  tab?: CategoryTab | undefined;
  category?: string | undefined;
}

interface Input extends Filter {
  q?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Services, most offered first; those that a search finds, the best first. */
export async function listServices({ ctx, input }: { ctx: Ctx; input: Input }) {
  const { q = '', tab, category, limit } = input;
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  if (q.trim() !== '') {
    const found = await searchServices(ctx, q, { tab, category });
    if (found.length === 0 && cursor === null) await countMiss(ctx, q);
    const from = cursor?.[0] ?? 0;
    const at = new Map(found.map(({ id }, index) => [id, index + 1]));
    const rows = found.slice(from, from + limit + 1);
    return cutPage(rows, limit, serviceTile(pricesOf(rows)), ({ id }) => [at.get(id) ?? 0, id]);
  }
  const rows = await findServices(ctx, { tab, category }, cursor, limit + 1);
  return cutPage(rows, limit, serviceTile(pricesOf(rows)), (row) => [row.provider_count, row.id]);
}

/** Counts a search that finds neither a trade nor a person, for admins. */
async function countMiss(ctx: Ctx, q: string): Promise<void> {
  const { hits, area, words } = understand(await searchWorld({ ctx }), q);
  const missed = missedWords(words);
  if (hits.length > 0 || (area !== null && words.length === 0) || missed === null) return;
  const named = await findProviders(ctx, { words }, null, 1);
  if (named.length === 0) await countMissedSearch(ctx.db, missed, ctx.now);
}

/** Every service that a search finds: the catalogue has some hundreds. */
async function searchServices(ctx: Ctx, q: string, { tab, category }: Filter) {
  const world = await searchWorld({ ctx });
  const slugs = understand(world, q)
    .hits.filter(({ entry }) => entry.kind === 'service')
    .map(({ entry }) => entry.key)
    .filter((slug) => {
      const of = world.services.get(slug)?.category;
      return (tab === undefined || of?.tab === tab) && (category === undefined || of?.slug === category);
    });
  if (slugs.length === 0) return [];
  const rows = new Map((await findServicesBySlug(ctx, slugs)).map((row) => [row.slug, row]));
  return slugs.flatMap((slug) => rows.get(slug) ?? []);
}
