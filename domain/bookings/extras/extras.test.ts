import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { piastres } from '../../payments/index.ts';
import { EXTRA, extraSubtotal, freeMinutesAfter, isQuoteNext } from '../index.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 28, 12) + minutes * 60_000);
const range = (start: number, end: number) => ({ start: at(start), end: at(end) });
const job = range(0, 60);

test.each([
  ['nothing is booked', [], 480],
  ['the next job begins in two hours, with the way there', [range(180, 240)], 90],
  ['the next job begins as soon as one can be there', [range(90, 150)], 0],
  ['something begins less than the way after it', [range(70, 90)], 0],
  ['what was busy ends with the job', [range(0, 60)], 480],
  ['a job before it has its buffer until its start', [range(-90, 0)], 480],
  ['the day of somebody is full at the same time', [range(-60, 600)], 0],
] as const)('an extra can add so many minutes where %s', (_, busy, minutes) => {
  expect(freeMinutesAfter(job, busy, 30)).toBe(minutes);
});

test('no work gets longer than a day', () => {
  expect(freeMinutesAfter(range(0, 20 * 60), [], 30)).toBe(240);
  expect(freeMinutesAfter(range(0, 24 * 60), [], 30)).toBe(0);
});

test('what can be added is free with the way after it, and a step more is not, or too much', () => {
  const minute = integer({ min: -600, max: 900 });
  const taken = tuple(minute, integer({ min: 1, max: 300 })).map(([start, length]) => range(start, start + length));
  assert(
    property(array(taken, { maxLength: 4 }), constantFrom(0, 30, 45), (busy, buffer) => {
      const free = freeMinutesAfter(job, busy, buffer);
      const fits = (minutes: number) =>
        !busy.some(({ start, end }) => end > job.end && start < at(60 + minutes + buffer));
      expect(free % EXTRA.minutes.step).toBe(0);
      if (free > 0) expect(fits(free)).toBe(true);
      if (free < EXTRA.minutes.max) expect(fits(free + EXTRA.minutes.step)).toBe(false);
    }),
  );
});

test('a quote is for the whole job: it adds what it is more than the fee, and an extra all of it', () => {
  const [work, materials, fee] = [30_000, 15_000, 10_000].map(piastres);
  if (work === undefined || materials === undefined || fee === undefined) throw new Error('three amounts');
  expect(extraSubtotal({ work, materials, is_quote: true }, fee)).toBe(35_000);
  expect(extraSubtotal({ work, materials, is_quote: false }, fee)).toBe(45_000);
  expect(extraSubtotal({ work: fee, materials: piastres(0), is_quote: true }, fee)).toBeNull();
  expect(extraSubtotal({ work: piastres(9_000), materials: piastres(0), is_quote: true }, fee)).toBeNull();
});

test('what is proposed in a visit is a quote until one was added', () => {
  const extras = (...outcomes: (string | null)[]) => outcomes.map((outcome) => ({ outcome }));
  expect(isQuoteNext({ is_visit: true, extras: extras() })).toBe(true);
  expect(isQuoteNext({ is_visit: true, extras: extras('declined', 'lapsed') })).toBe(true);
  expect(isQuoteNext({ is_visit: true, extras: extras('added') })).toBe(false);
  expect(isQuoteNext({ is_visit: false, extras: extras() })).toBe(false);
});
