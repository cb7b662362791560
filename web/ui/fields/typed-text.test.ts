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
  expect(asLine('Sal\u200bma\u2028\u00ad')).toBe('Salma');
  expect(asLine('نور\u200cالدين')).toBe('نور\u200cالدين');
  expect(asLines('One\r\nTwo\u2069')).toBe('One\nTwo');
});
