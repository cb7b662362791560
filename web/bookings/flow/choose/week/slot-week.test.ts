import { expect, test } from 'vitest';
import { everOffered, isGone, shownDays, weekOf, weekStart } from './slot-week.ts';

const at = (starts_at: string) => ({ starts_at, ends_at: new Date(Date.parse(starts_at) + 3_600_000).toISOString() });

test('weeks are counted from today in Cairo, also shortly after midnight', () => {
  const now = new Date('2026-11-21T22:30:00Z');
  expect([weekStart(0, now), weekStart(1, now)]).toEqual([undefined, '2026-11-29']);
  expect(['2026-11-22', '2026-11-28', '2026-11-29', '2026-11-01'].map((day) => weekOf(day, now))).toEqual([0, 0, 1, 0]);
});

const hours = (slots: readonly { starts_at: string; isGone?: boolean }[]) =>
  slots.map(({ starts_at, isGone }) => `${starts_at.slice(11, 13)}${isGone ? ' gone' : ''}`);

test('the chosen time is shown on its day, also when this booking holds it', () => {
  const days = [{ day: '2026-11-22', slots: [at('2026-11-22T08:00:00.000Z'), at('2026-11-22T10:00:00.000Z')] }];
  const shown = (chosen: string) => shownDays(days, days, at(chosen)).map(({ slots }) => hours(slots));
  expect(shown('2026-11-22T09:00:00.000Z')).toEqual([['08', '09', '10']]);
  expect(shown('2026-11-22T08:00:00Z')).toEqual([['08', '10']]);
  expect(shown('2026-11-23T09:00:00Z')).toEqual([['08', '10']]);
});

test('a time that somebody else takes keeps its place, until it is free again', () => {
  const [eight, nine, ten] = ['08', '09', '10'].map((hour) => at(`2026-11-22T${hour}:00:00.000Z`));
  const day = (...slots: (typeof eight)[]) => [{ day: '2026-11-22', slots: slots.flatMap((slot) => slot ?? []) }];
  const first = everOffered([], day(eight, nine));
  expect(everOffered(first, day(eight))).toBe(first);
  const shown = shownDays(day(eight), first, nine ?? null);
  expect(shown.map(({ slots }) => hours(slots))).toEqual([['08', '09 gone']]);
  expect([eight, nine].map((slot) => slot && isGone(shown, slot))).toEqual([false, true]);
  const later = everOffered(first, day(nine, ten));
  expect(shownDays(day(nine, ten), later, null).map(({ slots }) => hours(slots))).toEqual([['08 gone', '09', '10']]);
});
