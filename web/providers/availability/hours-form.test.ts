import { expect, test } from 'vitest';
import {
  bookableDays,
  changedNights,
  formProblems,
  formToSave,
  freeDay,
  type HoursForm,
  workedNights,
} from './hours-form.ts';

const TODAY = '2026-11-21';
/** Saturday at noon in Cairo. */
const PREVIEW = { now: new Date('2026-11-21T10:00:00Z'), durationMinutes: 60, busy: [] };
const at = (weekday: number, from: number, to: number) => ({ weekday, from_minute: from * 60, to_minute: to * 60 });
const form = (given: Partial<HoursForm> = {}): HoursForm => ({
  weekly: [at(0, 9, 12), at(0, 13, 17)],
  templates: [],
  exceptions: [],
  notice_minutes: 120,
  horizon_days: 60,
  slot_step_minutes: 30,
  travel_buffer_minutes: 30,
  ...given,
});
const period = { kind: 'other' as const, name_en: ' Eid ', name_ar: '', hours: [] };

test('each problem stands at a field of the form, and an empty day is one', () => {
  const found = formProblems(
    form({
      weekly: [at(1, 12, 9), at(1, 8, 12)],
      templates: [
        { ...period, first_day: '2026-12-01', last_day: '2026-12-05' },
        { ...period, name_en: '', first_day: '2026-12-05', last_day: '' },
      ],
      exceptions: [
        { kind: 'off', day: '2026-12-01' },
        { kind: 'off', day: '2026-12-01' },
        { kind: 'hours', day: '', from_minute: 60, to_minute: 60 },
        { kind: 'off', day: '2029-12-01' },
      ],
    }),
    TODAY,
  );
  expect(found.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
    'exceptions.2.day required',
    'templates.1.last_day required',
    'weekly.0 order',
    'templates.1.name_en required',
    'exceptions.2 order',
    'exceptions.3.day too_far',
    'exceptions.1.day overlap',
  ]);
});

test('what is saved is in order, trimmed, and without days that have passed', () => {
  const saved = formToSave(
    form({
      weekly: [at(3, 13, 17), at(3, 9, 12), at(0, 9, 12)],
      templates: [
        { ...period, first_day: '2026-12-01', last_day: '2026-12-05' },
        { ...period, first_day: '2026-11-19', last_day: '2026-11-20' },
      ],
      exceptions: [
        { kind: 'hours', day: '2026-12-01', from_minute: 600, to_minute: 660 },
        { kind: 'off', day: '2026-12-01' },
        { kind: 'off', day: '2026-11-20' },
      ],
    }),
    TODAY,
  );
  expect(saved.weekly).toEqual([at(0, 9, 12), at(3, 9, 12), at(3, 13, 17)]);
  expect(saved.templates.map(({ name_en }) => name_en)).toEqual(['Eid']);
  expect(saved.exceptions.map(({ kind }) => kind)).toEqual(['off', 'hours']);
});

test('an added day is the first one that is not there', () => {
  expect(freeDay(TODAY, (day) => day < '2026-11-23')).toBe('2026-11-23');
});

test('the preview shows what the hours of the form leave free', () => {
  const days = bookableDays(form({ exceptions: [{ kind: 'off', day: '2026-11-29' }] }), PREVIEW);
  expect(days.map(({ day, starts }) => `${day} ${starts}`)).toEqual([
    '2026-11-21 0',
    '2026-11-22 12',
    '2026-11-23 0',
    '2026-11-24 0',
    '2026-11-25 0',
    '2026-11-26 0',
    '2026-11-27 0',
  ]);
  expect(days[1]?.ranges).toEqual([
    { start: new Date('2026-11-22T07:00:00Z'), end: new Date('2026-11-22T10:00:00Z') },
    { start: new Date('2026-11-22T11:00:00Z'), end: new Date('2026-11-22T15:00:00Z') },
  ]);
  const off = bookableDays(form({ exceptions: [{ kind: 'off', day: '2026-11-22' }] }), PREVIEW);
  expect(off.every(({ starts }) => starts === 0)).toBe(true);
  const busy = [{ start: new Date('2026-11-22T07:00:00Z'), end: new Date('2026-11-22T14:00:00Z') }];
  expect(bookableDays(form({}), { ...PREVIEW, busy })[1]).toMatchObject({
    ranges: [{ start: new Date('2026-11-22T14:00:00Z'), end: new Date('2026-11-22T15:00:00Z') }],
    starts: 1,
  });
});

test('a change of the clock is named where somebody works during it', () => {
  const nights = changedNights(TODAY);
  expect(nights).toEqual([
    { day: '2027-04-30', kind: 'skipped', from_minute: 0, to_minute: 60 },
    { day: '2027-10-28', kind: 'repeated', from_minute: 1380, to_minute: 1440 },
  ]);
  const worked = (weekly: HoursForm['weekly']) => workedNights(form({ weekly }), nights).map(({ day }) => day);
  expect(worked([at(5, 1, 24), at(4, 0, 23)])).toEqual([]);
  expect(worked([at(5, 0, 1)])).toEqual(['2027-04-30']);
  expect(worked([at(4, 22, 24)])).toEqual(['2027-10-28']);
});
