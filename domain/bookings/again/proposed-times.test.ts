import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cairoDay, cairoMinute } from '../../market/index.ts';
import { AGAIN, proposedTimes } from '../index.ts';

const slot = (start: string) => ({ start: new Date(start) });
const BEFORE = new Date('2026-11-15T14:00:00Z');

test('the next free time is proposed, then the same time of the following free days', () => {
  const free = [
    '2026-11-22T08:00:00Z',
    '2026-11-22T14:00:00Z',
    '2026-11-23T08:00:00Z',
    '2026-11-23T13:30:00Z',
    '2026-11-23T16:00:00Z',
    '2026-11-25T09:00:00Z',
    '2026-11-26T14:00:00Z',
    '2026-11-27T14:00:00Z',
  ].map(slot);
  expect(proposedTimes(free, BEFORE).map(({ start }) => start.toISOString().slice(0, 16))).toEqual([
    '2026-11-22T08:00',
    '2026-11-23T13:30',
    '2026-11-25T09:00',
    '2026-11-26T14:00',
  ]);
  expect(proposedTimes([], BEFORE)).toEqual([]);
});

test('only free times are proposed, one a day at most, in their order, and none nearer to the time before', () => {
  const halfHours = fc.uniqueArray(fc.integer({ min: 0, max: 14 * 48 }), { maxLength: 80 });
  fc.assert(
    fc.property(halfHours, (starts) => {
      const free = starts
        .toSorted((one, other) => one - other)
        .map((half) => ({ start: new Date(Date.parse('2026-11-22T00:00:00Z') + half * 1_800_000) }));
      const proposed = proposedTimes(free, BEFORE);
      expect(free).toEqual(expect.arrayContaining(proposed));
      expect(proposed[0]).toBe(free[0]);
      const days = proposed.map(({ start }) => cairoDay(start));
      expect(days).toEqual([...new Set(days)].toSorted());
      expect(proposed).toHaveLength(Math.min(new Set(free.map(({ start }) => cairoDay(start))).size, AGAIN.times));
      const away = ({ start }: { start: Date }) => Math.abs(cairoMinute(start) - cairoMinute(BEFORE));
      for (const each of proposed.slice(1)) {
        const sameDay = free.filter(({ start }) => cairoDay(start) === cairoDay(each.start));
        expect(away(each)).toBe(Math.min(...sameDay.map(away)));
      }
    }),
  );
});
