import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cairoDay } from '../market/index.ts';
import { type Calendar, freeSlots, horizonDay, isFreeSlot, occupiedBy } from './index.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const everyDay = Array.from({ length: 7 }, (_, weekday) => ({ weekday, from_minute: 9 * 60, to_minute: 17 * 60 }));
const calendar = (given: Partial<Calendar> = {}): Calendar => ({
  hours: everyDay,
  busy: [],
  noticeMinutes: 120,
  bufferMinutes: 30,
  ...given,
});
const times = (slots: readonly { start: Date }[]) => slots.map(({ start }) => start.toISOString().slice(11, 16));

test('slots lie within the working hours, every half hour, after the notice period', () => {
  // 09:00 UTC is 11:00 in Cairo: with two hours of notice the first start is 13:00 there.
  expect(times(freeSlots(calendar(), '2026-11-21', 120, NOW))).toEqual(['11:00', '11:30', '12:00', '12:30', '13:00']);
  expect(freeSlots(calendar(), '2026-11-22', 60, NOW)).toHaveLength(15);
  expect(freeSlots(calendar({ hours: [] }), '2026-11-22', 60, NOW)).toEqual([]);
});

test('a slot that overlaps a busy time, travel buffer included, is not offered', () => {
  const taken = { start: new Date('2026-11-22T10:00:00Z'), end: new Date('2026-11-22T11:30:00Z') };
  const free = times(freeSlots(calendar({ busy: [taken] }), '2026-11-22', 60, NOW));
  expect(free).not.toContain('09:00');
  expect(free).toContain('08:30');
  expect(free).toContain('11:30');
  expect(times(freeSlots(calendar({ busy: [taken], bufferMinutes: 0 }), '2026-11-22', 60, NOW))).toContain('09:00');
});

test('work may pass midnight where the hours of the next day begin at midnight', () => {
  const always = Array.from({ length: 7 }, (_, weekday) => ({ weekday, from_minute: 0, to_minute: 1440 }));
  const late = times(freeSlots(calendar({ hours: always }), '2026-11-22', 120, NOW));
  expect([late.length, late.at(-1)]).toEqual([48, '21:30']);
  const untilMidnight = calendar({ hours: [{ weekday: 0, from_minute: 1200, to_minute: 1440 }] });
  expect(times(freeSlots(untilMidnight, '2026-11-22', 120, NOW)).at(-1)).toBe('20:00');
});

test('on the night when summer time begins, no slot ends after the working hours', () => {
  const evening = { weekday: 4, from_minute: 20 * 60, to_minute: 1440 };
  const night = calendar({ hours: [evening, { weekday: 5, from_minute: 0, to_minute: 60 }], bufferMinutes: 0 });
  const before = new Date('2027-04-20T09:00:00Z');
  // Work that starts at 22:00 in Cairo ends at midnight; from 22:30 on it would end an hour later on the clock.
  expect(times(freeSlots(night, '2027-04-29', 120, before)).at(-1)).toBe('20:00');
  const start = new Date('2027-04-29T21:00:00Z');
  expect(isFreeSlot(night, { start, end: new Date(start.getTime() + 7_200_000) }, before)).toBe(false);
});

test('no slot is offered beyond the horizon', () => {
  const last = horizonDay(NOW);
  expect(last).toBe('2027-01-20');
  expect(freeSlots(calendar(), last, 60, NOW)).not.toEqual([]);
  expect(freeSlots(calendar(), '2027-01-21', 60, NOW)).toEqual([]);
});

test('every offered slot is free, lies on its day and is accepted by isFreeSlot', () => {
  const busy = fc.array(
    fc
      .record({ at: fc.integer({ min: 0, max: 14 * 48 }), length: fc.integer({ min: 1, max: 10 }) })
      .map(({ at, length }) => ({
        start: new Date(NOW.getTime() + at * 1_800_000),
        end: new Date(NOW.getTime() + (at + length) * 1_800_000),
      })),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(busy, fc.integer({ min: 21, max: 30 }), fc.integer({ min: 1, max: 8 }), (taken, date, halfHours) => {
      const mine = calendar({ busy: taken });
      const day = `2026-11-${date}`;
      for (const slot of freeSlots(mine, day, halfHours * 30, NOW)) {
        const occupied = occupiedBy(slot, mine.bufferMinutes);
        expect(taken.some(({ start, end }) => start < occupied.end && occupied.start < end)).toBe(false);
        expect(cairoDay(slot.start)).toBe(day);
        expect(isFreeSlot(mine, slot, NOW)).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});
