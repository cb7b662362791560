import { Category } from '@hirfa/contract/catalogue';
import { ServiceTile } from '@hirfa/contract/discovery';
import { pageOf } from '@hirfa/contract/lists';
import { ProviderTile } from '@hirfa/contract/providers';
import { foldForSearch } from '@hirfa/domain/catalogue';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
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
  const { items } = await read(product, `/api/v1/providers?limit=50&q=${encodeURIComponent(q)}`, pageOf(ProviderTile));
  return items;
}

async function nearestTo(q: string) {
  const answer = z.strictObject({ category: Category.nullable() });
  const { category } = await read(product, `/api/v1/nearest-category?q=${encodeURIComponent(q)}`, answer);
  return category?.slug ?? null;
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
    expect([q, found.map((one) => one.slug)]).toEqual([q, all.items.map((one) => one.slug)]);
  }
});

test.each(['ac', 'at', 'ar', 'in', 'oud', 'yo', 'gas', 'a', 'ت', 'عو', 'ري', 'خط'])(
  'what "%s" finds has a word that begins with it',
  async (q) => {
    const rows = await product.owner.execute<{ slug: string; trade_words: string }>(
      sql`select slug, trade_words from categories`,
    );
    const trades = new Map(rows.map((row) => [row.slug, row.trade_words]));
    const found = await servicesFor(q);
    expect(found).not.toEqual([]);
    for (const { slug, title_en, title_ar, summary_en, summary_ar, category } of found) {
      const names = [category.name_en, category.name_ar, trades.get(category.slug) ?? ''];
      const words = foldForSearch([title_en, title_ar, summary_en, summary_ar, ...names].join(' ')).split(' ');
      const bare = words.map((word) => word.replace(/^(?:[وفبك]?ال|لل|و)/, ''));
      expect([slug, [...words, ...bare].some((word) => word.startsWith(q))]).toEqual([slug, true]);
    }
    if (q === 'ac') expect(found.map(({ slug }) => slug)).not.toContain('yoga-at-home');
  },
);

test('words of the trade and of the service find the service together', async () => {
  expect((await servicesFor('سباك تسريب')).map(({ slug }) => slug)).toEqual(['leak-repair']);
  expect((await servicesFor('plumber leak')).map(({ slug }) => slug)).toEqual(['leak-repair']);
});

test('changed trade words find services at once', async () => {
  const category = await world().category({ trade_words: 'قزّاز glazier' });
  const service = await world().service(category);
  expect((await servicesFor('القزاز')).map(({ slug }) => slug)).toEqual([service.slug]);
  await product.owner.execute(sql`update categories set trade_words = 'زجّاج' where id = ${category.id}`);
  expect(await servicesFor('القزاز')).toEqual([]);
  expect((await servicesFor('زجاج')).map(({ slug }) => slug)).toEqual([service.slug]);
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
  for (const q of ['zubaida', 'Zub', 'Zubaida q', 'زبيده', 'زُبيدة'])
    expect([q, (await providersFor(q)).map(({ id }) => id)]).toEqual([q, [provider.id]]);
  for (const q of ['wadi gl', 'glass', 'الزجاج', 'زجاج'])
    expect([q, (await providersFor(q)).map(({ id }) => id)]).toEqual([q, [firm.id]]);
  for (const q of ['Qandilmoussa', 'Qand', 'baida', 'z', ' q ']) expect([q, await providersFor(q)]).toEqual([q, []]);
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
  ['of', null],
])('the category nearest to "%s" is %s', async (q, slug) => {
  expect(await nearestTo(q)).toBe(slug);
});

test.each([
  ['100 characters', 'ظظظ '.repeat(25)],
  ['wildcards', '%'],
  ['an underscore', '_'],
  ['quotes', `' OR 1=1 --"`],
  ['a backslash', '\\'],
  ['bidi controls only', '\u202E\u2066\u2069'],
  ['an emoji', '🚰'],
  ['a zero byte', 'plumber\0zzzz'],
  ['a letter that stands for many', 'ﷺ'.repeat(100)],
])('a search with %s is answered and finds nothing', async (_, q) => {
  expect([await servicesFor(q), await providersFor(q), await nearestTo(q.slice(0, 3))]).toEqual([[], [], null]);
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

test('a blank search finds everything, and one that is too long is refused', async () => {
  expect((await servicesFor('   ')).length).toBeGreaterThan(24);
  expect((await servicesFor('\u202Esbak\u2069 سباك')).length).toBe(0);
  expect((await servicesFor('\u202Eسباك\u2069')).length).toBe(3);
  for (const path of ['services', 'providers', 'nearest-category']) {
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
