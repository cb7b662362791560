import { expect, test } from 'vitest';
import { partOfDay, slotsOf, weekOf, weekStart } from './slot-week.ts';

const at = (starts_at: string) => ({ starts_at, ends_at: new Date(Date.parse(starts_at) + 3_600_000).toISOString() });

test('weeks are counted from today in Cairo, also shortly after midnight', () => {
  const now = new Date('2026-11-21T22:30:00Z');
  expect([weekStart(0, now), weekStart(1, now)]).toEqual([undefined, '2026-11-29']);
  expect(['2026-11-22', '2026-11-28', '2026-11-29', '2026-11-01'].map((day) => weekOf(day, now))).toEqual([0, 0, 1, 0]);
});

test('the parts of the day follow Cairo time, also in summer', () => {
  expect(
    ['2026-11-21T09:30:00Z', '2026-11-21T10:00:00Z', '2026-11-21T15:00:00Z'].map((start) => partOfDay(at(start))),
  ).toEqual(['morning', 'afternoon', 'evening']);
  expect(partOfDay(at('2026-07-21T09:00:00Z'))).toBe('afternoon');
});

test('the chosen time is shown on its day, also when this booking holds it', () => {
  const day = { day: '2026-11-22', slots: [at('2026-11-22T08:00:00.000Z'), at('2026-11-22T10:00:00.000Z')] };
  const chosen = at('2026-11-22T09:00:00.000Z');
  expect(slotsOf(day, chosen).map(({ starts_at }) => starts_at.slice(11, 13))).toEqual(['08', '09', '10']);
  expect(slotsOf(day, at('2026-11-22T08:00:00Z'))).toBe(day.slots);
  expect(slotsOf({ ...day, day: '2026-11-23' }, chosen)).toBe(day.slots);
});
