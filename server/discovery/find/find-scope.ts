import { tradesMeant, type Understood } from '@hirfa/domain/search';
import type { Ctx } from '../../kernel/verb.ts';
import { findProviders } from '../provider-queries.ts';
import { type CatalogueWorld, meaningOf, searchWorld } from '../search/search-world.ts';
import { NOBODY, type ProviderFilter, type Scope } from './filter.ts';

/** What a filter means. */
export interface Sought {
  scope: Scope;
  /** The same without its category and service. */
  scopeOfAllCategories: Scope;
  /** Where somebody has to come to. */
  area: string | null;
}

/** Fewer letters are the beginning of too many names, and still more where they are a trade. */
const LETTERS_OF_A_NAME = { alone: 2, beforeATrade: 3 };

/** What a filter means: its words name a place, and trades or people. */
export async function findScope({ ctx, input }: { ctx: Ctx; input: ProviderFilter }): Promise<Sought> {
  const { q = '', category, service, area = null } = input;
  const isSaid = q.trim() !== '';
  if (!isSaid && (category === undefined || service === undefined))
    return { scope: scopeNamed({ category, service }), scopeOfAllCategories: EVERYBODY, area };
  const world = await searchWorld({ ctx });
  if (!isSaid) return { scope: within(world, EVERYBODY, input), scopeOfAllCategories: EVERYBODY, area };
  const meaning = meaningOf(world, q);
  const scopeOfAllCategories = await scopeOf(ctx, meaning);
  return {
    scope: within(world, scopeOfAllCategories, { category, service }),
    scopeOfAllCategories,
    area: area ?? meaning.area?.key ?? null,
  };
}

type Narrower = Pick<ProviderFilter, 'category' | 'service'>;
const EVERYBODY: Scope = { kind: 'all' };

function scopeNamed({ category, service }: Narrower): Scope {
  if (service !== undefined) return { kind: 'services', slugs: [service] };
  return category === undefined ? EVERYBODY : { kind: 'categories', slugs: [category] };
}

async function scopeOf(ctx: Ctx, meaning: Understood): Promise<Scope> {
  const { isPlaceAlone, hits, words, isPlain } = meaning;
  if (isPlaceAlone) return EVERYBODY;
  const trades = tradesMeant(hits);
  const hasLetters = (letters: number) => words.some((word) => word.length >= letters);
  const isName = hasLetters(LETTERS_OF_A_NAME.alone);
  const isNameOfSomebody =
    !isPlain && hasLetters(LETTERS_OF_A_NAME.beforeATrade) && (await findProviders(ctx, { words }, 1)).length > 0;
  if (trades.length === 0 || isNameOfSomebody)
    return isName ? { kind: 'names', words, category: null, service: null } : NOBODY;
  const slugs = trades.map(({ key }) => key);
  return { kind: trades[0]?.kind === 'category' ? 'categories' : 'services', slugs };
}

/** What of a scope is in this category, and is this service. */
function within({ services }: CatalogueWorld, scope: Scope, { category, service }: Narrower): Scope {
  const categoryOf = (slug: string) => services.get(slug)?.category.slug;
  if (service !== undefined) {
    const own = categoryOf(service);
    if (own === undefined || (category !== undefined && category !== own)) return NOBODY;
    if (scope.kind === 'names') return { ...scope, service };
    const isInside = scope.kind === 'all' || scope.slugs.includes(scope.kind === 'services' ? service : own);
    return isInside ? { kind: 'services', slugs: [service] } : NOBODY;
  }
  if (category === undefined) return scope;
  if (scope.kind === 'names') return { ...scope, category };
  if (scope.kind === 'all') return scopeNamed({ category });
  const isOfCategory = (slug: string) => (scope.kind === 'services' ? categoryOf(slug) : slug) === category;
  return { ...scope, slugs: scope.slugs.filter(isOfCategory) };
}
