import { expect, test } from 'vitest';
import { withInitial, withInitials } from './format.ts';

test.each([
  ['Nour E.', 'Nour\u00a0E.'],
  ['Abdel Rahman M.', 'Abdel Rahman\u00a0M.'],
  ['صلاح م.', 'صلاح\u00a0م.'],
  ['Nile Repair Co.', 'Nile Repair Co.'],
])('the initial of %j stays on the line of the name', (name, shown) => {
  expect(withInitial(name)).toBe(shown);
});

test.each([
  ['Your request is with Salma A. now.', 'Your request is with Salma\u00a0A. now.'],
  ['وصل طلبك إلى سلمى ع. بشأن الفخار.', 'وصل طلبك إلى سلمى\u00a0ع. بشأن الفخار.'],
  ['It begins at 10:00 AM.', 'It begins at 10:00 AM.'],
])('the initials of names within a text, %j, stay beside the names', (text, shown) => {
  expect(withInitials(text)).toBe(shown);
});
