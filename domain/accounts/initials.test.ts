import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialsOf } from './index.ts';

test.each([
  ['Salma A.', 'SA'],
  ['سلمى ع.', 'س'],
  ['النور للنظافة', 'ن'],
  ['الأمانة للسباكة', 'أ'],
  ['El-Nour Cleaning', 'NC'],
  ['El Nour Cleaning', 'NC'],
  ['Al-Amana Plumbing', 'AP'],
  ['Al Amana', 'A'],
  ['Nile Fix', 'NF'],
  ['Alaa H.', 'AH'],
  ['Eladl Team', 'ET'],
  ['آلاء م.', 'آ'],
  ['الاء م.', 'ا'],
  ['Dr. Mona E.', 'ME'],
  ['د. منى ا.', 'م'],
  ['م/ أحمد سعيد', 'أ'],
  ['🎉 Nour', 'N'],
  ['24 Hour Fix', 'HF'],
  ['المهندس للأجهزة المنزلية', 'م'],
  ['El', ''],
  ['ال', 'ا'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('initials are at most two letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
      expect(initialsOf(name)).toMatch(/^[\p{L}\p{M}]{0,6}$/u);
    }),
  );
});
