import { expect, test } from 'vitest';
import { filtersOf, readProviderSearch, whereAndWhen, without } from './provider-search.ts';

const TODAY = '2026-11-28';
const AREA = '019aa000-0000-7000-8000-000000000001';
const read = (given: Record<string, unknown>) => readProviderSearch(given, TODAY);
const set = (given: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(read(given)).filter(([, value]) => value !== undefined));

test('an address keeps every filter that means something', () => {
  const whole = {
    q: 'plumber',
    category: 'plumbing',
    service: 'leak-repair',
    area: AREA,
    mode: 'in_person',
    max_price: 400,
    min_rating: 4.5,
    day: '2026-12-04',
    part: 'evening',
    now: true,
    type: 'community',
    sort: 'soonest',
  };
  expect(set(whole)).toEqual(whole);
  expect(set({ q: ' 12 ' })).toEqual({ q: '12' });
  expect(set({ q: 12 })).toEqual({ q: '12' });
});

test('what is unknown or impossible is left out', () => {
  expect(
    set({
      q: { words: 1 },
      category: 'Plumbing!',
      service: 'Leak repair',
      area: 'maadi',
      mode: 'by_phone',
      max_price: 0,
      min_rating: 5,
      day: '2026-11-27',
      part: 'night',
      now: false,
      type: 'firm',
      sort: 'name',
      other: 1,
    }),
  ).toEqual({});
  for (const price of ['400', 1.5, -1, 1e9, Number.NaN]) expect(set({ max_price: price })).toEqual({});
});

test('a day is one of those on which providers are listed', () => {
  for (const day of [TODAY, '2026-12-12']) expect(set({ day })).toEqual({ day });
  for (const day of ['2026-12-13', '2026-11-31', '2026-12-4', '', 20261204]) expect(set({ day })).toEqual({});
});

test('filters are in their order, and each can be taken away', () => {
  const search = read({ q: 'plumber', part: 'evening', area: AREA, now: true, sort: 'price' });
  expect(filtersOf(search)).toEqual(['area', 'part', 'now']);
  expect(filtersOf(without(search, 'part'))).toEqual(['area', 'now']);
  expect(without(search, 'part').q).toBe('plumber');
});

test('other words are searched at the same place and time', () => {
  const search = read({ q: 'plumber', category: 'plumbing', area: AREA, day: TODAY, max_price: 400 });
  expect(whereAndWhen(search)).toEqual({ area: AREA, day: TODAY, part: undefined, mode: undefined });
});
