import { ENTRY_KINDS } from '@hirfa/domain/catalogue';
import { expect, test } from 'vitest';
import { emptyDraft, isComplete, isSlug } from './drafts.ts';

const NOTHING = { categories: [], services: [], areas: [] };

test.each(ENTRY_KINDS)('an empty %s is not complete', (kind) => {
  expect(isComplete(emptyDraft(kind, NOTHING))).toBe(false);
});

test('an area with both names and a slug is complete, words that find a category may be missing', () => {
  const names = { slug: 'dokki', name_en: 'Dokki', name_ar: 'الدقي' };
  expect(isComplete({ kind: 'area', fields: { ...names, city: 'giza', other_names: '' } })).toBe(true);
  expect(isComplete({ kind: 'area', fields: { ...names, city: 'giza', other_names: '', name_ar: ' ' } })).toBe(false);
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
