import { expect, test } from 'vitest';
import { matcher } from './matcher.ts';

test.each([
  ['audit', 'Audit log', true],
  ['log aud', 'Audit log', true],
  ['udit', 'Audit log', false],
  ['audit x', 'Audit log', false],
  ['الغاء', 'الحجوزات إلغاء، رد مبلغ', true],
  ['حجوزات', 'الحجوزات', true],
  ['الحجوزات', 'حجوزات', true],
  ['', 'Audit log', true],
])('the search "%s" finds "%s": %s', (search, text, isFound) => {
  expect(matcher(search)(text)).toBe(isFound);
});
