import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldForSearch, searchWords } from './index.ts';

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
  same('كهربائي', 'کهربائی', 'ڪهربائى', 'كهربائے', 'كــھربائی', 'ﻛﻬﺮﺑﺎﺋﻲ', 'ﮐﮭﺮﺑﺎﺋﯽ', 'كهرباىٔی');
  same('لا أحد', 'ﻻ ٱحد', 'لا ٲحد');
  same('2026', '٢٠٢٦', '۲۰۲۶', '２０２６');
});

test('invisible characters and bidi controls do not separate the letters of a word', () => {
  expect(foldForSearch('\u202Eplum\u200Bb\u00ADer\u2069')).toBe('plumber');
});

test.each([
  ['Plumbers', ['plumber']],
  ['السبّاكين', ['سباك']],
  ['دهانات الغرف', ['دهان', 'غرف']],
  ['بالتكييف للمبتدئين', ['تكييف', 'مبتدي']],
  // Not an article, not a plural.
  ['آلة gas bass ورد', ['اله', 'gas', 'bass', 'ورد']],
  // From a Persian keyboard.
  ['الکهربائی', ['كهربايي']],
  ['  ', []],
  ['%_"\'', []],
])('the words of the search "%s"', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});
