import { expect, test } from 'vitest';
import { cairoInstant } from '../market/index.ts';
import { isWithin } from './asked-time.ts';

const at = (minute: number) => cairoInstant('2026-11-27', minute) ?? new Date(0);

test('an instant is within its day and its part of the day, whose end is not included', () => {
  expect(isWithin(at(17 * 60), {})).toBe(true);
  expect(isWithin(at(17 * 60), { day: '2026-11-27', part: 'evening' })).toBe(true);
  expect(isWithin(at(17 * 60 - 1), { part: 'evening' })).toBe(false);
  expect(isWithin(at(17 * 60), { part: 'afternoon' })).toBe(false);
  expect(isWithin(at(24 * 60 - 1), { part: 'evening' })).toBe(true);
  expect(isWithin(at(17 * 60), { day: '2026-11-28' })).toBe(false);
  // Shortly after midnight in Cairo it is still the day before in London.
  expect(isWithin(at(30), { day: '2026-11-27' })).toBe(true);
});
