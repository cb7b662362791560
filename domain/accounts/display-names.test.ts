import { expect, test } from 'vitest';
import { displayName } from './index.ts';

test.each([
  ['Salma Abdel Rahman', 'Salma R.'],
  ['  Karim   Hassan ', 'Karim H.'],
  ['Nour', 'Nour'],
  ['سلمى أحمد', 'سلمى أ.'],
  ['سلمى عبد الرحمن', 'سلمى ر.'],
  ['', 'Customer'],
  ['   ', 'Customer'],
])('%j is shown as %j', (fullName, shown) => {
  expect(displayName(fullName)).toBe(shown);
});
