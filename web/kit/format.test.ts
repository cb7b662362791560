import { expect, test } from 'vitest';
import { withInitial } from './format.ts';

test.each([
  ['Nour E.', 'Nour\u00a0E.'],
  ['Abdel Rahman M.', 'Abdel Rahman\u00a0M.'],
  ['صلاح م.', 'صلاح\u00a0م.'],
  ['Nile Repair Co.', 'Nile Repair Co.'],
])('the initial of %j stays on the line of the name', (name, shown) => {
  expect(withInitial(name)).toBe(shown);
});
