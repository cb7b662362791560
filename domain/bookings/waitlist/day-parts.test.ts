import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, cairoDay, startOfDay } from '../../market/index.ts';
import { endOfPart, isInPart, partOfDay, PARTS_OF_DAY, WANTED_PARTS } from '../index.ts';

test('the morning ends at noon in Cairo, the afternoon at five, in winter and in summer', () => {
  const starts = ['2026-11-21T09:30:00Z', '2026-11-21T10:00:00Z', '2026-11-21T15:00:00Z', '2026-07-21T09:00:00Z'];
  expect(starts.map((start) => partOfDay(new Date(start)))).toEqual(['morning', 'afternoon', 'evening', 'afternoon']);
});

test('every start of a day is before the end of its part, and in no part that has ended', () => {
  const starts = fc.integer({ min: 0, max: 400 * 48 }).map((half) => new Date(Date.UTC(2026, 0, 1) + half * 1_800_000));
  fc.assert(
    fc.property(starts, (start) => {
      const day = cairoDay(start);
      expect(PARTS_OF_DAY.filter((part) => isInPart(part, start))).toHaveLength(1);
      for (const part of WANTED_PARTS) if (isInPart(part, start)) expect(start < endOfPart(day, part)).toBe(true);
      const over = PARTS_OF_DAY.filter((part) => endOfPart(day, part) <= start);
      expect(over.some((part) => isInPart(part, start))).toBe(false);
      expect(endOfPart(day, 'any')).toEqual(startOfDay(addDays(day, 1)));
    }),
  );
});
