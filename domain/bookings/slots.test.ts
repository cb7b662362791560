import { expect, test } from 'vitest';
import { freeSlots, horizonDay, isFreeSlot } from './index.ts';
import { calendarWith } from './testing/calendar.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const times = (slots: readonly { start: Date }[]) => slots.map(({ start }) => start.toISOString().slice(11, 16));

test('slots lie within the working hours, every half hour, after the notice period', () => {
  // 09:00 UTC is 11:00 in Cairo: with two hours of notice the first start is 13:00 there.
  expect(times(freeSlots(calendarWith(), '2026-11-21', 120, NOW))).toEqual([
    '11:00',
    '11:30',
    '12:00',
    '12:30',
    '13:00',
  ]);
  expect(freeSlots(calendarWith(), '2026-11-22', 60, NOW)).toHaveLength(15);
  expect(freeSlots(calendarWith({ weekly: [] }), '2026-11-22', 60, NOW)).toEqual([]);
});

test('a slot that overlaps a busy time, travel buffer included, is not offered', () => {
  const taken = { start: new Date('2026-11-22T10:00:00Z'), end: new Date('2026-11-22T11:30:00Z') };
  const free = times(freeSlots(calendarWith({ busy: [taken] }), '2026-11-22', 60, NOW));
  expect(free).not.toContain('09:00');
  expect(free).toContain('08:30');
  expect(free).toContain('11:30');
  expect(times(freeSlots(calendarWith({ busy: [taken], bufferMinutes: 0 }), '2026-11-22', 60, NOW))).toContain('09:00');
});

test('work may pass midnight where the hours of the next day begin at midnight', () => {
  const always = Array.from({ length: 7 }, (_, weekday) => ({ weekday, from_minute: 0, to_minute: 1440 }));
  const late = times(freeSlots(calendarWith({ weekly: always }), '2026-11-22', 120, NOW));
  expect([late.length, late.at(-1)]).toEqual([48, '21:30']);
  const untilMidnight = calendarWith({ weekly: [{ weekday: 0, from_minute: 1200, to_minute: 1440 }] });
  expect(times(freeSlots(untilMidnight, '2026-11-22', 120, NOW)).at(-1)).toBe('20:00');
});

test('on the night when summer time begins, no slot ends after the working hours', () => {
  const evening = { weekday: 4, from_minute: 20 * 60, to_minute: 1440 };
  const night = calendarWith({ weekly: [evening, { weekday: 5, from_minute: 0, to_minute: 60 }], bufferMinutes: 0 });
  const before = new Date('2027-04-20T09:00:00Z');
  // Work that starts at 22:00 in Cairo ends at midnight; from 22:30 on it would end an hour later on the clock.
  expect(times(freeSlots(night, '2027-04-29', 120, before)).at(-1)).toBe('20:00');
  const start = new Date('2027-04-29T21:00:00Z');
  expect(isFreeSlot(night, { start, end: new Date(start.getTime() + 7_200_000) }, before)).toBe(false);
});

test('no slot is offered beyond the horizon', () => {
  const last = horizonDay(NOW, 60);
  expect(last).toBe('2027-01-20');
  expect(freeSlots(calendarWith(), last, 60, NOW)).not.toEqual([]);
  expect(freeSlots(calendarWith(), '2027-01-21', 60, NOW)).toEqual([]);
});

const at = (day: string, hour: number) => ({
  day,
  kind: 'hours' as const,
  from_minute: hour * 60,
  to_minute: (hour + 2) * 60,
});

test('a day off closes a day, a template replaces the weekly hours, and extra hours are added to either', () => {
  const ramadan = {
    first_day: '2026-11-23',
    last_day: '2026-11-24',
    hours: [{ weekday: 1, from_minute: 600, to_minute: 840 }],
  };
  const mine = calendarWith({
    templates: [ramadan],
    exceptions: [
      { day: '2026-11-22', kind: 'off' },
      { day: '2026-11-25', kind: 'off' },
      at('2026-11-25', 20),
      at('2026-11-24', 9),
      at('2026-11-26', 16),
    ],
    stepMinutes: 60,
  });
  const startsOn = (day: string) => times(freeSlots(mine, day, 60, NOW));
  // Cairo is two hours ahead.
  expect(startsOn('2026-11-22')).toEqual([]);
  expect(startsOn('2026-11-23')).toEqual(['08:00', '09:00', '10:00', '11:00']);
  expect(startsOn('2026-11-24')).toEqual(['07:00', '08:00']);
  expect(startsOn('2026-11-25')).toEqual(['18:00', '19:00']);
  expect(startsOn('2026-11-26')).toEqual([
    '07:00',
    '08:00',
    '09:00',
    '10:00',
    '11:00',
    '12:00',
    '13:00',
    '14:00',
    '15:00',
  ]);
});

test('work may pass from the hours of the day into extra hours that touch them', () => {
  const mine = calendarWith({ exceptions: [at('2026-11-22', 17)] });
  expect(times(freeSlots(mine, '2026-11-22', 120, NOW))).toContain('14:00');
  expect(times(freeSlots(calendarWith(), '2026-11-22', 120, NOW))).not.toContain('14:00');
});

test('on the night when summer time ends, the repeated hour is work, and starts once', () => {
  const night = calendarWith({ weekly: [{ weekday: 4, from_minute: 22 * 60, to_minute: 1440 }] });
  const before = new Date('2027-10-20T09:00:00Z');
  // From 22:00 to midnight are three hours: 23:00 comes twice.
  expect(times(freeSlots(night, '2027-10-28', 60, before))).toEqual(['19:00', '19:30', '20:00', '20:30']);
  expect(times(freeSlots(night, '2027-10-28', 120, before))).toEqual(['19:00', '19:30', '20:00']);
});
