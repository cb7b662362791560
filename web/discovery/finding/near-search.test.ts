import { expect, test } from 'vitest';
import { filtersOf, readProviderSearch } from '../filters/provider-search.ts';
import { nearSearch } from './near-search.ts';

const TODAY = '2026-12-01';
const MAADI = { id: '019aa000-0000-7000-8000-000000000001', name_en: 'Maadi', name_ar: 'المعادي' };
const plumber = { category: { slug: 'plumbing' } };

const near = (given: Record<string, unknown>, found: number, next_cursor: string | null = null) => {
  const search = readProviderSearch(given, TODAY);
  const page = { items: Array.from({ length: found }, () => plumber), next_cursor };
  return nearSearch({ search, area: search.area === undefined ? null : MAADI }, [page]);
};

test('where a search finds one or two, others are looked for in their category, in the same area', () => {
  const search = near({ q: 'leak', area: MAADI.id, part: 'evening', max_price: 200, sort: 'price' }, 2);
  expect(search && filtersOf(search)).toEqual(['area', 'category']);
  expect(search).toMatchObject({ category: 'plumbing', area: MAADI.id, q: undefined, sort: undefined });
});

test('where the area is the only filter, they are looked for everywhere', () => {
  const search = near({ area: MAADI.id, category: 'plumbing' }, 1);
  expect(search && filtersOf(search)).toEqual(['category']);
});

test('nobody is added where nobody or more than two are found', () => {
  expect([near({}, 0), near({}, 3), near({}, 2, 'more')]).toEqual([null, null, null]);
});
