import { expect, test } from 'vitest';
import { consonantsOf, soundsOf, vowelsApart } from './sound.ts';
import { wordsOf } from './spelling.ts';

const keysOf = (text: string) => wordsOf(text).flatMap((word) => soundsOf(word).map(consonantsOf));

test.each([
  ['سباك', 'sabbak', 'sbak', 'sabak'],
  ['نجار', 'naggar', 'nagar', 'najjar'],
  ['كهربائي', 'kahraba2y', 'kahrabaey'],
  ['حنفية', '7anafeya', 'hanafia'],
  ['سخان', 'sa5an', 'sakhan'],
  ['غسالة', 'ghassala', '8assala', 'ghasalah'],
  ['قفل', '2efl', 'kefl'],
  ['ثلاجة', 'talaga', 'tallaja'],
  ['عود', '3ood', '3oud', 'oud'],
  ['ورق', 'wara2', 'warak'],
])('«%s» is heard in %s', (arabic, ...latin) => {
  for (const word of latin)
    expect([word, keysOf(arabic).some((key) => keysOf(word).includes(key))]).toEqual([word, true]);
});

test.each([
  ['سباك', 'samak'],
  ['نقاش', 'nas'],
  ['عود', 'wad'],
])('«%s» is not heard in "%s"', (arabic, latin) => {
  expect(keysOf(arabic).filter((key) => keysOf(latin).includes(key))).toEqual([]);
});

test('a long vowel that is missing counts more than a short one that Arabic does not write', () => {
  const [sabbak] = soundsOf('sabbak');
  const [sbak] = soundsOf('سباك');
  const [sbk] = soundsOf('سبك');
  const [sbeek] = soundsOf('سبيك');
  expect(vowelsApart(sabbak ?? '', sbak ?? '')).toBeLessThan(vowelsApart(sabbak ?? '', sbk ?? ''));
  expect(vowelsApart(sabbak ?? '', sbk ?? '')).toBeLessThan(vowelsApart(sabbak ?? '', sbeek ?? ''));
});
