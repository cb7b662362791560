import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldForSearch } from './index.ts';

test('folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
    }),
    { numRuns: 2000 },
  );
});

test('spellings that people mix fold to the same text', () => {
  const same = (...spellings: string[]) => expect(new Set(spellings.map(foldForSearch)).size).toBe(1);
  same('أحمد', 'احمد', 'إحمد', 'آحمد');
  same('الإسكندرية', 'الاسكندريه', 'الإسكنـــدريّة');
  same('مصطفى', 'مصطفي');
  same('مُعَلِّم', 'معلم');
  same('Café  Crème!', 'cafe creme');
});
