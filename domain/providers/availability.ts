import {
  type DayException,
  type Hours,
  type HourTemplate,
  type WeeklyHours,
  type WorkingHours,
} from '../bookings/index.ts';
import { addDays, type Day } from '../market/index.ts';

/** What hours that replace the weekly ones are for. */
export const TEMPLATE_KINDS = ['ramadan', 'holiday', 'other'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** What a provider can set, in minutes and days (product decision: availability). */
export const AVAILABILITY_LIMITS = {
  /** The hours of one week: six in a day. */
  hours: 42,
  templates: 20,
  templateDays: 366,
  exceptions: 100,
  /** How far ahead days off, extra hours and templates can be planned. */
  aheadDays: 731,
  nameLength: 60,
  noticeMinutes: 20_160,
  horizonDays: 60,
  stepMinutes: [15, 30, 60],
  travelBufferMinutes: 240,
} as const;

/** Why the last reading of an imported calendar failed; what was read before stays. */
export const IMPORT_PROBLEMS = ['unreachable', 'refused', 'too_large', 'not_a_calendar', 'too_slow'] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

/** Minutes from one reading of an imported calendar to the next. */
const READING_PAUSE = { shortest: 15, usual: 60, longest: 24 * 60 } as const;

/**
 * How many minutes after a reading the next one follows (product decision: calendars elsewhere). `setbacks` counts the
 * readings in a row that failed or were slow: each doubles the pause. `chance`, from 0 to 1, keeps calendars apart.
 */
export function readingPause(setbacks: number, chance: number): number {
  const { shortest, usual, longest } = READING_PAUSE;
  if (setbacks === 0) return shortest + (usual - shortest) * chance;
  return Math.min(shortest * 2 ** (setbacks - 1) * (1 + chance / 4), longest);
}

/** Failures that are found at once. */
const QUICK_PROBLEMS: readonly (string | null)[] = [
  'unreachable',
  'refused',
  'not_a_calendar',
] satisfies ImportProblem[];

/** Whether the last reading of a calendar was slow: quick ones do not wait for the next one of it. */
export function wasSlow(setbacks: number, problem: string | null): boolean {
  return setbacks > 0 && !QUICK_PROBLEMS.includes(problem);
}

/** Hours that replace the weekly ones for some days; one name is enough, and none where the kind says enough. */
export interface NamedTemplate extends HourTemplate {
  kind: TemplateKind;
  name_en: string;
  name_ar: string;
}

/** The working hours as a provider sets them. */
export interface OwnHours extends WorkingHours {
  templates: readonly NamedTemplate[];
}

/**
 * Why a value can not stand. `order`: it does not end after it begins. `overlap`: an earlier one has some of the same
 * minutes or days. `too_long`, `too_far`: more days than a template has, or than can be planned ahead.
 */
export const AVAILABILITY_PROBLEMS = ['required', 'order', 'overlap', 'too_long', 'too_far'] as const;
export type AvailabilityProblem = (typeof AVAILABILITY_PROBLEMS)[number];

interface Found {
  /** The path of the field: "templates.0.hours.2.to_minute". */
  path: string;
  problem: AvailabilityProblem;
}

/** What keeps hours from being saved. Days that have passed are no problem: they have no effect. */
export function availabilityProblems({ weekly, templates, exceptions }: OwnHours, today: Day): Found[] {
  return [
    ...weekProblems(weekly, 'weekly'),
    ...templates.flatMap((template, index) => templateProblems(template, `templates.${index}`, today)),
    ...repeated(
      templates,
      'templates',
      (one, other) => one.first_day <= other.last_day && other.first_day <= one.last_day,
    ),
    ...exceptions.flatMap((exception, index) => exceptionProblems(exception, `exceptions.${index}`, today)),
    ...repeated(exceptions, 'exceptions', haveSameTime),
  ];
}

/** Days that have passed have no effect, and are not kept. */
export function withoutPast<Given extends OwnHours>(given: Given, today: Day): Given {
  return {
    ...given,
    templates: given.templates.filter(({ last_day }) => last_day >= today),
    exceptions: given.exceptions.filter(({ day }) => day >= today),
  };
}

/** What keeps the hours of a week from being saved; `path` is that of the list. */
export function weekProblems(
  hours: readonly WeeklyHours[],
  path: string,
): { path: string; problem: 'order' | 'overlap' }[] {
  const inOrder = hours.flatMap((each, index) => orderProblems(each, `${path}.${index}`));
  return [...inOrder, ...repeated(hours, path, (one, other) => one.weekday === other.weekday && overlap(one, other))];
}

function templateProblems(
  { kind, name_en, name_ar, first_day, last_day, hours }: NamedTemplate,
  path: string,
  today: Day,
): Found[] {
  const found: Found[] = [];
  if (kind === 'other' && name_en === '' && name_ar === '')
    found.push({ path: `${path}.name_en`, problem: 'required' });
  const isTooLong = last_day > addDays(first_day, AVAILABILITY_LIMITS.templateDays - 1);
  if (last_day < first_day) found.push({ path: `${path}.last_day`, problem: 'order' });
  else if (isTooLong) found.push({ path: `${path}.last_day`, problem: 'too_long' });
  if (isTooFar(first_day, today)) found.push({ path: `${path}.first_day`, problem: 'too_far' });
  return [...found, ...weekProblems(hours, `${path}.hours`)];
}

function exceptionProblems(exception: DayException, path: string, today: Day): Found[] {
  const far: Found[] = isTooFar(exception.day, today) ? [{ path: `${path}.day`, problem: 'too_far' }] : [];
  return exception.kind === 'off' ? far : [...far, ...orderProblems(exception, path)];
}

const isTooFar = (day: Day, today: Day) => day > addDays(today, AVAILABILITY_LIMITS.aheadDays);
const overlap = (one: Hours, other: Hours) => one.from_minute < other.to_minute && other.from_minute < one.to_minute;

function orderProblems({ from_minute, to_minute }: Hours, path: string) {
  return to_minute > from_minute ? [] : [{ path: `${path}.to_minute`, problem: 'order' as const }];
}

function haveSameTime(one: DayException, other: DayException): boolean {
  if (one.day !== other.day) return false;
  if (one.kind === 'off' || other.kind === 'off') return one.kind === other.kind;
  return overlap(one, other);
}

/** Each item that has something in common with an earlier one. */
function repeated<Item>(items: readonly Item[], path: string, isSame: (one: Item, other: Item) => boolean) {
  return items.flatMap((item, index) =>
    items.slice(0, index).some((earlier) => isSame(earlier, item))
      ? [{ path: `${path}.${index}`, problem: 'overlap' as const }]
      : [],
  );
}
