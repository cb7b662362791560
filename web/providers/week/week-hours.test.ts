import { expect, test } from 'vitest';
import { copyHours, nextHours, withDay } from './week-hours.ts';

const at = (weekday: number, from: number, to: number) => ({ weekday, from_minute: from * 60, to_minute: to * 60 });

test('copied hours replace those of the chosen days', () => {
  const hours = [at(0, 9, 12), at(0, 13, 17), at(1, 20, 22), at(2, 20, 22)];
  expect(copyHours(hours, 0, [1, 6])).toEqual([
    at(0, 9, 12),
    at(0, 13, 17),
    at(1, 9, 12),
    at(1, 13, 17),
    at(2, 20, 22),
    at(6, 9, 12),
    at(6, 13, 17),
  ]);
});

test('added hours do not meet those that are there', () => {
  expect(nextHours([])).toEqual({ from_minute: 540, to_minute: 1020 });
  expect(nextHours([at(0, 9, 12)])).toEqual({ from_minute: 780, to_minute: 900 });
  expect(nextHours([at(0, 9, 22)])).toEqual({ from_minute: 1380, to_minute: 1440 });
});

test('a day is closed and gets its hours back, and other days keep theirs', () => {
  const hours = [at(0, 9, 12), at(1, 20, 22)];
  const closed = withDay(hours, 0, []);
  expect(closed).toEqual([at(1, 20, 22)]);
  expect(withDay(closed, 0, [at(0, 9, 12)])).toEqual(hours);
});
