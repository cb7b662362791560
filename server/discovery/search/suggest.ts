import type { SearchMeaning, Suggestion } from '@hirfa/contract/discovery';
import { type SearchEntry, tradesMeant, type Understood } from '@hirfa/domain/search';
import type { Ctx } from '../../kernel/verb.ts';
import { findProviders } from '../provider-queries.ts';
import { findServices } from '../queries.ts';
import { type CatalogueWorld, heldWorld, meaningOf, searchWorld } from './search-world.ts';

const MOST_OFFERS = 6;
const MOST_NAMES = 3;
/** Fewer letters are the beginning of too many names. */
const LETTERS_OF_A_NAME = 3;

/** What a search may mean: trades and services, then providers by name; before trades that are a guess. */
export async function suggest({ ctx, input: { q } }: { ctx: Ctx; input: { q: string } }): Promise<SearchMeaning> {
  const { world, meaning, named } = await understand(ctx, q);
  const { area, isPlaceAlone, hits, unknown, corrected, isGuess, isPlain } = meaning;
  const place = area === null ? null : (world.areas_by_id.get(area.key) ?? null);
  if (q.trim() === '' || isPlaceAlone)
    return { area: place, corrected, unknown, suggestions: await popular(ctx), trades: [] };
  const names = named.map((provider): Suggestion => ({ kind: 'provider', provider: nameOf(provider) }));
  const offers = hits.slice(0, MOST_OFFERS).flatMap(({ entry }) => tradeOf(world, entry));
  return {
    area: place,
    corrected,
    unknown,
    suggestions: isGuess ? [...names, ...offers] : [...offers, ...names],
    trades: !isPlain && names.length > 0 ? [] : tradesMeant(hits).flatMap((entry) => tradeOf(world, entry)),
  };
}

/**
 * What a search means, and who is called so. Both are asked for at once: the words of the catalogue hardly ever change
 * between two letters that somebody types.
 */
async function understand(ctx: Ctx, q: string) {
  const held = await heldWorld({ ctx });
  const asked = held && findNamed(ctx, meaningOf(held, q));
  const [world, early] = await Promise.all([searchWorld({ ctx }), asked]);
  const meaning = meaningOf(world, q);
  const named = early !== undefined && world === held ? early : await findNamed(ctx, meaning);
  return { world, meaning, named };
}

async function findNamed(ctx: Ctx, { words, isPlaceAlone }: Understood) {
  const isName = !isPlaceAlone && words.some((word) => word.length >= LETTERS_OF_A_NAME);
  return isName ? findProviders(ctx, { words }, MOST_NAMES) : [];
}

function tradeOf({ categories, services }: CatalogueWorld, { kind, key }: SearchEntry): SearchMeaning['trades'] {
  const category = kind === 'category' ? categories.get(key) : undefined;
  if (category !== undefined) return [{ kind: 'category', category }];
  const service = services.get(key);
  return service === undefined ? [] : [{ kind: 'service', service: { slug: key, ...service } }];
}

async function popular(ctx: Ctx): Promise<Suggestion[]> {
  const services = await findServices(ctx, {}, null, MOST_OFFERS);
  return services.map(({ slug, title_en, title_ar, category }) => ({
    kind: 'service',
    service: { slug, title_en, title_ar, category },
  }));
}

const nameOf = ({
  id,
  display_name_en,
  display_name_ar,
  avatar_url,
  category,
}: Awaited<ReturnType<typeof findProviders>>[number]) => ({
  id,
  display_name_en,
  display_name_ar,
  avatar_url,
  category,
});
