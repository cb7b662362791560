import type { CategoryTab } from '@hirfa/domain/catalogue';
import { missedWords, type Understood } from '@hirfa/domain/search';
import { countMissedSearch } from '../../catalogue/index.ts';
import type { Ctx } from '../../kernel/verb.ts';
import { findProviders } from '../provider-queries.ts';
import { findServicesBySlug } from '../queries.ts';
import type { CatalogueWorld } from './search-world.ts';

interface Wanted {
  world: CatalogueWorld;
  meaning: Understood;
  tab: CategoryTab | undefined;
  category: string | undefined;
  isFirstPage: boolean;
}

/**
 * Every service that a search means, the best first: the catalogue has some hundreds. A search that means nothing, also
 * no provider by name, is counted for admins.
 */
export async function findServicesOf({ ctx, input }: { ctx: Ctx; input: Wanted }) {
  const { world, meaning, tab, category, isFirstPage } = input;
  if (meaning.hits.length === 0 && isFirstPage) await countMiss(ctx, meaning.words);
  const slugs = meaning.hits.filter(({ entry }) => entry.kind === 'service').map(({ entry }) => entry.key);
  const wanted = slugs.filter((slug) => {
    const of = world.services.get(slug)?.category;
    return (tab === undefined || of?.tab === tab) && (category === undefined || of?.slug === category);
  });
  if (wanted.length === 0) return [];
  const rows = new Map((await findServicesBySlug(ctx, wanted)).map((row) => [row.slug, row]));
  return wanted.flatMap((slug) => rows.get(slug) ?? []);
}

async function countMiss(ctx: Ctx, words: readonly string[]): Promise<void> {
  const missed = missedWords(words);
  if (missed === null) return;
  const named = await findProviders(ctx, { words }, 1);
  if (named.length === 0) await countMissedSearch(ctx.db, missed, ctx.now);
}
