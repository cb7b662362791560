import { expect, test } from 'vitest';
import { stretchesOf } from './stretches.ts';

test.each([
  [[0, 1, 2, 3, 4], [[0, 4]]],
  [[6, 0, 1], [[6, 1]]],
  [
    [1, 3, 4],
    [
      [1, 1],
      [3, 4],
    ],
  ],
  [[0, 1, 2, 3, 4, 5, 6], [[0, 6]]],
])('the days %j are the stretches %j', (weekdays, stretches) => {
  expect(stretchesOf(weekdays)).toEqual(stretches);
});
