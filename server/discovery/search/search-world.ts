import type { CategoryBrief, ServiceArea } from '@hirfa/contract/catalogue';
import {
  buildVocabulary,
  type SearchEntry,
  type SearchWorld,
  understand,
  type Understood,
  wordsOf,
} from '@hirfa/domain/search';
import { findCatalogueVersion, findSearchedTexts } from '../../catalogue/index.ts';
import type { Database } from '../../platform/db.ts';

type Texts = Awaited<ReturnType<typeof findSearchedTexts>>;

/** The words of the catalogue, and what its entries are called by their slugs (areas: by their ids). */
export interface CatalogueWorld extends SearchWorld {
  categories: ReadonlyMap<string, CategoryBrief>;
  services: ReadonlyMap<string, { title_en: string; title_ar: string; category: CategoryBrief }>;
  areas_by_id: ReadonlyMap<string, ServiceArea>;
  /** What searches mean that were asked before: while people type, many ask the same. */
  meanings: Map<string, Understood>;
}

/** The most searches whose meanings are kept. */
const MOST_MEANINGS = 1000;

/** What a search means among these words. */
export function meaningOf(world: CatalogueWorld, text: string): Understood {
  const known = world.meanings.get(text);
  if (known !== undefined) return known;
  const meaning = understand(world, text);
  if (world.meanings.size >= MOST_MEANINGS) world.meanings.clear();
  world.meanings.set(text, meaning);
  return meaning;
}

/** The words as they were a moment ago, for what is asked together with whether they still are; `searchWorld` says. */
export const heldWorld = ({ ctx: { db } }: { ctx: { db: Database } }) => kept.get(db)?.world;

/** By database, because tests have several in one process. */
const kept = new WeakMap<Database, { version: number; world: Promise<CatalogueWorld> }>();

/** The words of the whole catalogue as it is now. They are read again only after they have changed. */
export async function searchWorld({ ctx: { db } }: { ctx: { db: Database } }): Promise<CatalogueWorld> {
  const version = await findCatalogueVersion(db);
  const held = kept.get(db);
  if (held?.version === version) return held.world;
  const world = findSearchedTexts(db).then(worldOf);
  kept.set(db, { version, world });
  // Words that could not be read are not kept.
  world.catch(() => kept.delete(db));
  return world;
}

function worldOf({ categories, services, areas }: Texts): CatalogueWorld {
  const categoryOf = new Map(categories.map((category) => [category.slug, category]));
  const offers = [
    ...categories.map((category) => categoryEntry(category, services)),
    ...services.map((service) => serviceEntry(service, categoryOf.get(service.category_slug))),
  ];
  return {
    offers: buildVocabulary(offers),
    areas: buildVocabulary(areas.map(areaEntry)),
    categories: new Map(categories.map((category) => [category.slug, briefOf(category)])),
    services: new Map(
      services.flatMap(({ slug, category_slug, title_en, title_ar }) => {
        const category = categoryOf.get(category_slug);
        return category === undefined ? [] : [[slug, { title_en, title_ar, category: briefOf(category) }] as const];
      }),
    ),
    areas_by_id: new Map(areas.map(({ id, name_en, name_ar }) => [id, { id, name_en, name_ar }])),
    meanings: new Map(),
  };
}

/** Its trade words that one of its services has as well count less: they mean the service. */
function categoryEntry(category: Texts['categories'][number], services: Texts['services']): SearchEntry {
  const own = services.filter(({ category_slug }) => category_slug === category.slug);
  const ofServices = new Set(
    own.flatMap(({ title_en, title_ar, trade_words }) => wordsOf(`${title_en} ${title_ar} ${trade_words}`)),
  );
  const words = wordsOf(category.trade_words);
  return {
    kind: 'category',
    key: category.slug,
    names: [category.name_en, category.name_ar],
    texts: {
      trade: words.filter((word) => !ofServices.has(word)).join(' '),
      shared: words.filter((word) => ofServices.has(word)).join(' '),
      text: `${category.description_en} ${category.description_ar}`,
    },
    popularity: category.provider_count,
  };
}

function serviceEntry(
  service: Texts['services'][number],
  category: Texts['categories'][number] | undefined,
): SearchEntry {
  return {
    kind: 'service',
    key: service.slug,
    category: service.category_slug,
    names: [service.title_en, service.title_ar],
    texts: {
      trade: service.trade_words,
      categoryName: category && `${category.name_en} ${category.name_ar}`,
      category: category?.trade_words,
      text: `${service.summary_en} ${service.summary_ar}`,
    },
    popularity: service.provider_count,
  };
}

const briefOf = ({ slug, tab, icon, hue, name_en, name_ar }: Texts['categories'][number]): CategoryBrief => ({
  slug,
  tab,
  icon,
  hue,
  name_en,
  name_ar,
});

const areaEntry = ({ id, name_en, name_ar, other_names }: Texts['areas'][number]): SearchEntry => ({
  kind: 'area',
  key: id,
  names: [name_en, name_ar, ...other_names.split(/[,،]/).filter((name) => name.trim() !== '')],
  texts: {},
  popularity: 0,
});
