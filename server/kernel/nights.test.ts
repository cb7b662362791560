import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextNight } from './nights.ts';

const HOUR_MS = 3_600_000;

test('a night follows each night after a day, which has an hour more or less when the clocks change', () => {
  expect(nextNight(new Date('2026-11-21T02:59:59Z'), 300).toISOString()).toBe('2026-11-21T03:00:00.000Z');
  expect(nextNight(new Date('2026-11-21T03:00:00Z'), 300).toISOString()).toBe('2026-11-22T03:00:00.000Z');
  const instants = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2030, 0) }).map((at) => new Date(at));
  fc.assert(
    fc.property(instants, fc.integer({ min: 60, max: 1380 }), (now, minute) => {
      const next = nextNight(now, minute);
      const hours = (nextNight(next, minute).getTime() - next.getTime()) / HOUR_MS;
      expect(next > now && next.getTime() - now.getTime() <= 25 * HOUR_MS && [23, 24, 25].includes(hours)).toBe(true);
    }),
    { numRuns: 100 },
  );
});
