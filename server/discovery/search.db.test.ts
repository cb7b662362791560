import { FoundProvider, SearchMeaning, ServiceTile } from '@hirfa/contract/discovery';
import { pageOf } from '@hirfa/contract/lists';
import { foldForSearch } from '@hirfa/domain/catalogue';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchText } from '../catalogue/index.ts';
import { ask, read, refusalOf } from '../testing/calls.ts';
import { useProduct } from '../testing/product.ts';
import { createWorld } from '../testing/world.ts';

const product = useProduct('demo');
const world = () => createWorld(product.owner, product.clock.now);

async function servicesFor(q: string) {
  const { items } = await read(product, `/api/v1/services?limit=50&q=${encodeURIComponent(q)}`, pageOf(ServiceTile));
  return items;
}

async function providersFor(q: string) {
  const { items } = await read(product, `/api/v1/providers?limit=50&q=${encodeURIComponent(q)}`, pageOf(FoundProvider));
  return items;
}

const meaningOf = (q: string) => read(product, `/api/v1/suggestions?q=${encodeURIComponent(q)}`, SearchMeaning);

/** The category that a search means, or of which it means a service. */
async function categoryOf(q: string) {
  const [first] = (await meaningOf(q)).suggestions;
  if (first?.kind === 'category') return first.category.slug;
  return first?.kind === 'service' ? first.service.category.slug : null;
}

const TRADES = {
  plumbing: ['سباك', 'سباكة', 'سبّاكه', 'السباكة', 'سباكين', 'plumbing', 'plumber', 'Plumbers', 'PLUMB'],
  electricity: ['كهربائي', 'كهربائى', 'الكهرباء', 'كهربا', 'electrician', 'electricity'],
  carpentry: ['نجار', 'نجّار', 'نجارة', 'النجاره', 'carpenter', 'carpentry'],
  painting: ['نقاش', 'النقّاش', 'دهانات', 'painter', 'painting'],
  'air-conditioning': ['ac', 'AC', 'تكييف', 'التكييفات', 'air condition'],
};

test.each(Object.entries(TRADES))('all services of %s are found by the words of the trade', async (slug, words) => {
  const all = await read(product, `/api/v1/services?category=${slug}`, pageOf(ServiceTile));
  for (const q of words) {
    const found = (await servicesFor(q)).filter(({ category }) => category.slug === slug);
    const slugs = (tiles: readonly ServiceTile[]) => tiles.map((one) => one.slug).toSorted();
    expect([q, slugs(found)]).toEqual([q, slugs(all.items)]);
  }
});

test('the beginning of a word finds it, and letters inside a word do not', async () => {
  expect((await servicesFor('ac')).map(({ slug }) => slug)).not.toContain('yoga-at-home');
  for (const [q, slug] of [
    ['yo', 'yoga-at-home'],
    ['عو', 'oud-lessons'],
    ['خط', 'arabic-calligraphy'],
    ['cal', 'arabic-calligraphy'],
  ] as const)
    expect([q, (await servicesFor(q)).map((one) => one.slug)]).toEqual([q, expect.arrayContaining([slug])]);
});

test('words of the trade and of the service find the service together', async () => {
  for (const q of ['سباك تسريب', 'plumber leak']) expect((await servicesFor(q))[0]?.slug).toBe('leak-repair');
});

test('changed trade words find services at once', async () => {
  const category = await world().category({ trade_words: 'قشقوش quxmaker' });
  const service = await world().service(category);
  expect((await servicesFor('القشقوش')).map(({ slug }) => slug)).toEqual([service.slug]);
  await product.owner.execute(sql`update categories set trade_words = 'زنبروط' where id = ${category.id}`);
  expect(await servicesFor('القشقوش')).toEqual([]);
  expect((await servicesFor('زنبروط')).map(({ slug }) => slug)).toEqual([service.slug]);
});

test('providers are found by the name that everybody sees, in both languages, and by no other', async () => {
  const category = await world().category();
  const given = { full_name: 'Zubaida Qandilmoussa', display_name_en: 'Zubaida Q.', display_name_ar: 'زُبيدة ق.' };
  const provider = await world().provider(category, given);
  const firm = await world().provider(category, {
    provider_type: 'trusted_essential',
    business_name: 'Wadi Glass',
    display_name_en: 'Wadi Glass',
    display_name_ar: 'وادي الزجاج',
  });
  for (const each of [provider, firm]) await world().card(each, category);
  for (const q of ['zubaida', 'Zub', 'Zubaida q', 'زبيده', 'زُبيدة'])
    expect([q, (await providersFor(q)).map(({ id }) => id)]).toEqual([q, [provider.id]]);
  for (const q of ['wadi gl', 'Wadi Glass', 'wadi', 'وادي'])
    expect([q, (await providersFor(q)).map(({ id }) => id)]).toEqual([q, [firm.id]]);
  for (const q of ['z', ' q ']) expect([q, await providersFor(q)]).toEqual([q, []]);
  for (const q of ['Qandilmoussa', 'Qand', 'baida'])
    expect((await providersFor(q)).map(({ id }) => id)).not.toContain(provider.id);
});

test('applicants and inactive providers are not found by name', async () => {
  const category = await world().category();
  const name = { display_name_en: 'Hidden Xavier', display_name_ar: 'مخفي' };
  await world().provider(category, { ...name, verification_status: 'pending' });
  await world().provider(category, { ...name, verification_status: 'rejected' });
  await world().provider(category, { ...name, is_active: false });
  expect(await providersFor('xavier')).toEqual([]);
});

test.each([
  ['plumer', 'plumbing'],
  ['plummber', 'plumbing'],
  ['electrican', 'electricity'],
  ['carpnter', 'carpentry'],
  ['potery', 'arts-crafts'],
  ['سباق', 'plumbing'],
  ['كهربئي', 'electricity'],
  ['نجااار', 'carpentry'],
  ['I need a plumber to come and mend my sink', 'plumbing'],
  ['zzzz', null],
  ['%', null],
])('"%s" means %s', async (q, slug) => {
  expect(await categoryOf(q)).toBe(slug);
});

test.each([
  ['100 characters', 'ظظظ '.repeat(25)],
  ['wildcards', '%'],
  ['an underscore', '_'],
  ['quotes', `' OR 1=1 --"`],
  ['a backslash', '\\'],
  ['bidi controls only', '\u202E\u2066\u2069'],
  ['an emoji', '🚰'],
])('a search with %s is answered and finds nothing', async (_, q) => {
  expect([await servicesFor(q), await providersFor(q), (await meaningOf(q)).suggestions]).toEqual([[], [], []]);
});

test.each(['کهربائی', 'ﻛﻬﺮﺑﺎﺋﻲ', 'كهربائے'])(
  'a search for «%s», as other keyboards write it, finds electricians',
  async (q) => {
    const found = await servicesFor(q);
    expect(found).toEqual(await servicesFor('كهربائي'));
    expect(found).not.toEqual([]);
    expect(await providersFor(q)).toEqual(await providersFor('كهربائي'));
  },
);

test.each(['maadi', 'في المعادي', 'fel ma3adi'])('a search for the area "%s" alone finds every service', async (q) => {
  const all = await servicesFor('');
  expect(await servicesFor(q)).toEqual(all);
  const { area, suggestions } = await meaningOf(q);
  expect([area?.name_en, suggestions]).toEqual(['Maadi', (await meaningOf('')).suggestions]);
});

test('a blank search finds everything, and one that is too long is refused', async () => {
  expect((await servicesFor('   ')).length).toBeGreaterThan(24);
  expect((await servicesFor('\u202Eسباك\u2069')).length).toBe(3);
  for (const path of ['services', 'providers', 'suggestions']) {
    const answer = await ask(product, 'GET', `/api/v1/${path}?q=${'a'.repeat(101)}`);
    expect([answer.status, refusalOf(answer)]).toEqual([400, 'invalid_input']);
  }
});

test('the database folds texts as the product folds searches', async () => {
  const letters = [...'abÉéĞçZ09 .-&\u200F\u00ADأإآاٱؤئءةهىيوالبكفلل\u064B\u0651\u0640\u0670ﷺ①'];
  const block = (first: number, last: number) =>
    fc.integer({ min: first, max: last }).map((at) => String.fromCharCode(at));
  // Arabic with its Persian and Urdu letters and digits, its joined forms, and Latin of double width.
  const arabic = fc.oneof(block(0x620, 0x669), block(0x66e, 0x6fc), block(0xfe70, 0xfefc), block(0xfb50, 0xfbb1));
  const unit = fc.oneof(fc.constantFrom(...letters), arabic, block(0xff10, 0xff5a));
  const texts = fc.sample(fc.string({ unit, maxLength: 30 }), 4000);
  const rows = await product.owner.execute<{ folded: string }>(
    sql`select ${searchText(sql`text`)} as folded from unnest(${sql.param(texts)}::text[]) with ordinality as t (text, at) order by at`,
  );
  for (const [at, { folded }] of rows.entries()) {
    const words = foldForSearch(texts[at] ?? '')
      .split(' ')
      .filter(Boolean);
    // The database has a word without its article, or without a joined «و», as well.
    const expected = words.flatMap((word) => [
      ...new Set([word, word.replace(/^(?:(?:[وفبك]?ال|لل)(?=..)|و(?=...))/, '')]),
    ]);
    expect(folded.split(' ').filter(Boolean)).toEqual(expected);
  }
});
