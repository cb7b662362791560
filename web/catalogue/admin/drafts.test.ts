import { ENTRY_KINDS } from '@hirfa/domain/catalogue';
import { expect, test } from 'vitest';
import { emptyDraft, isComplete, isSlug, middleIn, middleText } from './drafts.ts';

const NOTHING = { categories: [], services: [], areas: [] };

test.each(ENTRY_KINDS)('an empty %s is not complete', (kind) => {
  expect(isComplete(emptyDraft(kind, NOTHING))).toBe(false);
});

test('an area with both names and a slug is complete, words that find a category may be missing', () => {
  const names = { slug: 'dokki', name_en: 'Dokki', name_ar: 'الدقي' };
  const rest = { city: 'giza', other_names: '', middle: null } as const;
  expect(isComplete({ kind: 'area', fields: { ...names, ...rest } })).toBe(true);
  expect(isComplete({ kind: 'area', fields: { ...names, ...rest, name_ar: ' ' } })).toBe(false);
  const texts = { description_en: 'x', description_ar: 'x', tab: 'trusted', icon: 'house', hue: 1 } as const;
  expect(isComplete({ kind: 'category', fields: { ...names, ...texts, trade_words: '' } })).toBe(true);
});

test.each([
  ['palm-basket-2', true],
  ['Palm', false],
  ['-palm', false],
  ['palm--basket', false],
  ['سلة', false],
  ['', false],
  ['a'.repeat(81), false],
])('"%s" as a slug: %s', (text, expected) => {
  expect(isSlug(text)).toBe(expected);
});

test.each([
  ['29.9602, 31.2569', { latitude: 29.9602, longitude: 31.2569 }],
  [' 30,31 ', { latitude: 30, longitude: 31 }],
  ['٢٩٫٩٦، ٣١٫٢٥', { latitude: 29.96, longitude: 31.25 }],
  ['-12.5, -77.1', { latitude: -12.5, longitude: -77.1 }],
  ['91, 31', null],
  ['29.9602', null],
  ['29.9602 N, 31 E', null],
  ['', null],
])('"%s" as the middle of an area', (text, middle) => {
  expect(middleIn(text)).toEqual(middle);
  expect(middleIn(middleText(middle))).toEqual(middle);
});
