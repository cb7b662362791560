import type { SearchMeaning } from '@hirfa/contract/discovery';
import { expect, test } from 'vitest';
import { asked, changed, nameOfAsked } from './asked.ts';
import { readProviderSearch } from './provider-search.ts';
import { firstView } from './search-view.ts';

const [MAADI, ZAMALEK] = [
  { id: '019aa000-0000-7000-8000-000000000001', name_en: 'Maadi', name_ar: 'المعادي' },
  { id: '019aa000-0000-7000-8000-000000000002', name_en: 'Zamalek', name_ar: 'الزمالك' },
];
const plumbing = {
  slug: 'plumbing',
  tab: 'trusted' as const,
  icon: 'wrench',
  hue: 215,
  name_en: 'Plumbing',
  name_ar: 'سباكة',
};
const leaks = { slug: 'leak-repair', title_en: 'Leak repair', title_ar: 'إصلاح تسريب', category: plumbing };
const meaning: SearchMeaning = {
  area: MAADI,
  corrected: null,
  unknown: [],
  suggestions: [],
  trades: [{ kind: 'category', category: plumbing }],
};
const there = { areas: [MAADI, ZAMALEK], categories: [plumbing], service: null, meaning: null };
const read = (given: Record<string, unknown>) => readProviderSearch(given, '2026-11-28');

test('an area or a category that there is not is not asked for', () => {
  const { search } = asked(read({ area: leaks.slug, category: 'gone' }), there);
  expect([search.area, search.category]).toEqual([undefined, undefined]);
  const unknown = asked(read({ area: '019aa000-0000-7000-8000-000000000009', service: 'gone' }), there);
  expect([unknown.area, unknown.search.area, unknown.search.service]).toEqual([null, undefined, undefined]);
});

test('an area that the words name is a filter, and taking it away keeps the trade', () => {
  const found = asked(read({ q: 'sabak fel ma3adi' }), { ...there, meaning });
  expect(found.search.area).toBe(MAADI.id);
  expect(changed(found, 'area', ZAMALEK.id)).toMatchObject({ q: 'sabak fel ma3adi', area: ZAMALEK.id });
  expect(changed(found, 'area')).toMatchObject({ q: undefined, area: undefined, category: 'plumbing' });
  expect(changed(found, 'day', '2026-11-29')).toMatchObject({ q: 'sabak fel ma3adi', day: '2026-11-29' });
});

test('what is looked for has the name of its service, its trade or its category', () => {
  const name = (given: Record<string, unknown>, more: Partial<Parameters<typeof asked>[1]> = {}) =>
    nameOfAsked(asked(read(given), { ...there, ...more }), 'ar');
  expect(name({ q: 'plumer' }, { meaning })).toBe('سباكة');
  expect(name({ category: 'plumbing' })).toBe('سباكة');
  expect(nameOfAsked(asked(read({ service: leaks.slug }), { ...there, service: leaks }), 'en')).toBe('Leak repair');
  expect(name({ q: 'Salma' }, { meaning: { ...meaning, trades: [] } })).toBeNull();
  expect(name({})).toBeNull();
});

test('a search opens with providers where it is about people, and with services while somebody looks around', () => {
  const view = (given: Record<string, unknown>, more: Partial<Parameters<typeof asked>[1]> = {}) =>
    firstView(asked(read(given), { ...there, ...more }));
  for (const given of [{}, { category: 'plumbing' }, { area: ZAMALEK.id.replace('2', '9') }])
    expect(view(given), JSON.stringify(given)).toBe('services');
  for (const given of [{ area: MAADI.id }, { part: 'evening' }, { category: 'plumbing', now: true }, { sort: 'price' }])
    expect(view(given), JSON.stringify(given)).toBe('providers');
  expect(view({ q: 'sabbak' }, { meaning })).toBe('providers');
  expect(view({ q: 'zzzz' }, { meaning: { ...meaning, area: null, trades: [] } })).toBe('services');
});
