import { expect, test } from 'vitest';
import { missedWords } from './missed.ts';
import { wordsOf } from './spelling.ts';

test.each([
  ['Barber at home', 'barber at home'],
  ['حلّاق', 'حلاق'],
  ['24/7 pest control', '24 7 pest control'],
  // Somebody's number, in both ways of writing.
  ['+20 100 123 4567', null],
  ['plumber ٠١٠٠١٢٣٤٥٦٧', null],
  ['x', null],
  ['🚰', null],
  ['a'.repeat(61), null],
])('of the search "%s" is stored: %s', (text, expected) => {
  expect(missedWords(wordsOf(text))).toBe(expected);
});
