import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../market/index.ts';
import { averageOf, changeOf, MAX_PERIOD_DAYS, periodBefore, periodOf } from './periods.ts';

const TODAY = '2026-11-21';
const day = fc.integer({ min: -2000, max: 2000 }).map((days) => addDays(TODAY, days));

test('the period before has the same length and ends on the day before, whatever the clock of Cairo does', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: MAX_PERIOD_DAYS }), (from, length) => {
      const period = periodOf({ from, to: addDays(from, length - 1) }, TODAY);
      if (period === null) throw new Error('this is a period');
      expect(periodBefore(period)).toEqual({ from: addDays(from, -length), to: addDays(from, -1) });
    }),
  );
});

test('without a wish it is the last thirty days; the last days end today', () => {
  expect(periodOf({}, TODAY)).toEqual({ from: '2026-10-23', to: TODAY });
  expect(periodOf({ days: 7 }, TODAY)).toEqual({ from: '2026-11-15', to: TODAY });
  expect(periodOf({ days: 1 }, TODAY)).toEqual({ from: TODAY, to: TODAY });
});

test('a period that is too long, ends before it begins or is half said is none', () => {
  const none = [
    { days: 0 },
    { days: MAX_PERIOD_DAYS + 1 },
    { from: TODAY },
    { to: TODAY },
    { from: TODAY, to: addDays(TODAY, -1) },
    { from: TODAY, to: addDays(TODAY, MAX_PERIOD_DAYS) },
    { days: 7, from: TODAY, to: TODAY },
  ];
  expect(none.map((wish) => periodOf(wish, TODAY))).toEqual(none.map(() => null));
});

test('a change has a way and a share of what was before', () => {
  expect(changeOf(150, 100)).toEqual({ way: 'up', share: 0.5 });
  expect(changeOf(0, 100)).toEqual({ way: 'down', share: 1 });
  expect(changeOf(3, 3)).toEqual({ way: 'same', share: 0 });
  expect(changeOf(3, 0)).toEqual({ way: 'up', share: null });
});

test('an average is rounded to the piastre, and there is none of no jobs', () => {
  expect([averageOf('100.00', 3), averageOf('0.05', 2), averageOf('0.00', 0)]).toEqual(['33.33', '0.03', null]);
});
