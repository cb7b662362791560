import { expect, test } from 'vitest';
import { asAmount, asLine, asLines } from './typed-text.ts';

test.each([
  ['٢٥٠', '250'],
  ['٢٥٠٫٥', '250.5'],
  ['1,250', '1250'],
  [' 99.50 ', '99.50'],
  ['abc', 'abc'],
])('the amount "%s" is %s', (typed, amount) => {
  expect(asAmount(typed)).toBe(amount);
});

test('invisible characters of pasted texts are removed, and line breaks of a text stay', () => {
  expect(asLine('Sal\u202ema\n')).toBe('Salma');
  expect(asLines('One\r\nTwo\u2069')).toBe('One\nTwo');
});
