import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultHalfHours, HALF_HOURS } from './index.ts';

test('the default length is the shortest bookable one that covers the duration of the offer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: HALF_HOURS.max * 30 }), (minutes) => {
      const halfHours = defaultHalfHours(minutes);
      expect(halfHours * 30).toBeGreaterThanOrEqual(minutes);
      expect(halfHours === HALF_HOURS.min || (halfHours - 1) * 30 < minutes).toBe(true);
    }),
  );
});

test('the default length is never under 1 hour or over 12 hours', () => {
  expect([20, 60, 70, 90, 720, 2000].map(defaultHalfHours)).toEqual([2, 2, 3, 3, 24, 24]);
});
