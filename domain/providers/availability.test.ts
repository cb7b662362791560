import { expect, test } from 'vitest';
import { availabilityProblems, type OwnHours, withoutPast } from './index.ts';

const TODAY = '2026-11-21';
const at = (weekday: number, from: number, to: number) => ({ weekday, from_minute: from * 60, to_minute: to * 60 });
const ramadan = {
  kind: 'ramadan' as const,
  name_en: '',
  name_ar: '',
  first_day: '2027-02-08',
  last_day: '2027-03-09',
  hours: [at(0, 10, 14)],
};
const problems = (given: Partial<OwnHours>) =>
  availabilityProblems({ weekly: [], templates: [], exceptions: [], ...given }, TODAY).map(
    ({ path, problem }) => `${path} ${problem}`,
  );

test('hours end after they begin and do not overlap on a day; they may touch', () => {
  const weekly = [at(0, 9, 12), at(0, 12, 17), at(1, 12, 12), at(2, 9, 17), at(2, 16, 20), at(3, 16, 9)];
  expect(problems({ weekly })).toEqual(['weekly.2.to_minute order', 'weekly.5.to_minute order', 'weekly.4 overlap']);
});

test('templates have days in order, a name where the kind says too little, and no day in common', () => {
  const templates = [
    ramadan,
    { ...ramadan, kind: 'other' as const, first_day: '2027-06-09', last_day: '2027-06-08' },
    { ...ramadan, first_day: '2027-03-09', last_day: '2027-03-12', hours: [at(0, 9, 12), at(0, 11, 13)] },
    { ...ramadan, first_day: '2027-07-01', last_day: '2028-07-01' },
    { ...ramadan, first_day: '2029-01-01', last_day: '2029-01-02' },
  ];
  expect(problems({ templates })).toEqual([
    'templates.1.name_en required',
    'templates.1.last_day order',
    'templates.2.hours.1 overlap',
    'templates.3.last_day too_long',
    'templates.4.first_day too_far',
    'templates.2 overlap',
  ]);
});

test('a day is off once, and extra hours of a day do not overlap', () => {
  const extra = (day: string, from_minute: number, to_minute: number) => ({
    kind: 'hours' as const,
    day,
    from_minute,
    to_minute,
  });
  const exceptions = [
    { kind: 'off' as const, day: '2026-12-01' },
    { kind: 'off' as const, day: '2026-12-01' },
    extra('2026-12-01', 600, 700),
    extra('2026-12-01', 699, 720),
    extra('2026-12-02', 600, 600),
    extra('2029-12-02', 600, 660),
  ];
  expect(problems({ exceptions })).toEqual([
    'exceptions.4.to_minute order',
    'exceptions.5.day too_far',
    'exceptions.1 overlap',
    'exceptions.3 overlap',
  ]);
});

test('days that have passed are no problem, and are not kept', () => {
  const given = {
    weekly: [],
    templates: [{ ...ramadan, first_day: '2026-02-18', last_day: '2026-03-19' }, ramadan],
    exceptions: [
      { kind: 'off' as const, day: '2026-11-20' },
      { kind: 'off' as const, day: TODAY },
    ],
  };
  expect(problems(given)).toEqual([]);
  expect(withoutPast(given, TODAY)).toEqual({ ...given, templates: [ramadan], exceptions: [given.exceptions[1]] });
});
