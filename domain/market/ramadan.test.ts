import { expect, test } from 'vitest';
import { nextRamadan } from './ramadan.ts';

test.each([
  ['2024-12-01', '2025-03-01', '2025-03-29'],
  ['2025-12-01', '2026-02-18', '2026-03-19'],
  ['2026-11-28', '2027-02-08', '2027-03-08'],
  ['2027-06-01', '2028-01-28', '2028-02-25'],
  ['2030-03-01', '2030-12-26', '2031-01-23'],
] as const)('from %s on, the next Ramadan is from %s until %s', (from, first_day, last_day) => {
  expect(nextRamadan(from)).toEqual({ first_day, last_day });
});

test('within Ramadan, only the rest of it is left; after its last day, the next one comes', () => {
  expect(nextRamadan('2027-02-20')).toEqual({ first_day: '2027-02-20', last_day: '2027-03-08' });
  expect(nextRamadan('2027-03-08')).toEqual({ first_day: '2027-03-08', last_day: '2027-03-08' });
  expect(nextRamadan('2027-03-09')).toEqual({ first_day: '2028-01-28', last_day: '2028-02-25' });
});
