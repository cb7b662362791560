import type { Availability, SaveAvailability } from '@hirfa/contract/providers';
import { type Calendar, freeSlots, hoursOn, type TimeRange, type WeeklyHours } from '@hirfa/domain/bookings';
import { addDays, cairoDay, type ClockChange, clockChange, type Day } from '@hirfa/domain/market';
import { type AvailabilityProblem, availabilityProblems, withoutPast } from '@hirfa/domain/providers';
import { isSameForm } from '../onboarding/draft/merge-forms.ts';

/** The working hours as a person edits them. */
export type HoursForm = Omit<SaveAvailability, 'version'>;
export type Template = HoursForm['templates'][number];
export type Exception = HoursForm['exceptions'][number];

export function hoursForm(stored: Availability): HoursForm {
  const { weekly, templates, exceptions, notice_minutes, horizon_days, slot_step_minutes, travel_buffer_minutes } =
    stored;
  return { weekly, templates, exceptions, notice_minutes, horizon_days, slot_step_minutes, travel_buffer_minutes };
}

/** The form as the server stores it: in order, without days that have passed. */
export function formToSave(form: HoursForm, today: Day): HoursForm {
  const { templates, exceptions, ...rest } = withoutPast(form, today);
  return {
    ...rest,
    weekly: form.weekly.toSorted(byTime),
    templates: templates
      .map((template) => ({
        ...template,
        name_en: template.name_en.trim(),
        name_ar: template.name_ar.trim(),
        hours: template.hours.toSorted(byTime),
      }))
      .toSorted((a, b) => (a.first_day < b.first_day ? -1 : 1)),
    exceptions: exceptions.toSorted((a, b) => (a.day === b.day ? startOf(a) - startOf(b) : a.day < b.day ? -1 : 1)),
  };
}

const byTime = (a: WeeklyHours, b: WeeklyHours) => a.weekday - b.weekday || a.from_minute - b.from_minute;
const startOf = (exception: Exception) => (exception.kind === 'off' ? -1 : exception.from_minute);

/** The parts of the form in which it differs from another one. */
export function changedParts(before: HoursForm, now: HoursForm): string[] {
  const parts = new Map<string, unknown>(Object.entries(now));
  return Object.entries(before).flatMap(([part, value]) => (isSameForm([value], [parts.get(part)]) ? [] : part));
}

export interface FieldProblem {
  step: 'hours';
  /** The path of the field that shows it. */
  field: string;
  problem: AvailabilityProblem;
}

/** The problems of the form, each at the field that shows it; only a form can have a day that is not chosen yet. */
export function formProblems(form: HoursForm, today: Day): FieldProblem[] {
  const empty = [
    ...form.exceptions.flatMap(({ day }, index) => (day === '' ? `exceptions.${index}.day` : [])),
    ...form.templates.flatMap(({ first_day, last_day }, index) => [
      ...(first_day === '' ? [`templates.${index}.first_day`] : []),
      ...(last_day === '' ? [`templates.${index}.last_day`] : []),
    ]),
  ];
  const found = availabilityProblems(form, today).map(({ path, problem }) => ({ field: fieldOf(path, form), problem }));
  return [
    ...empty.map((field) => ({ field, problem: 'required' as const })),
    ...found.filter(({ field }) => !empty.includes(field)),
  ].map((each) => ({ step: 'hours' as const, ...each }));
}

function fieldOf(path: string, { exceptions }: HoursForm): string {
  if (/^templates\.\d+$/.test(path)) return `${path}.first_day`;
  const isDayOff = exceptions.some(({ kind }, index) => kind === 'off' && path === `exceptions.${index}`);
  return isDayOff ? `${path}.day` : path.replace(/\.to_minute$/, '');
}

/** The first day from this one on that is not among others. */
export function freeDay(from: Day, isTaken: (day: Day) => boolean): Day {
  let day = from;
  while (isTaken(day)) day = addDays(day, 1);
  return day;
}

export interface BookableDay {
  day: Day;
  /** When a job can be, without interruptions. */
  ranges: TimeRange[];
  /** At how many times it can begin. */
  starts: number;
}

const PREVIEW_DAYS = 7;

interface Preview {
  durationMinutes: number;
  now: Date;
  /** Imported busy times. */
  busy: readonly TimeRange[];
}

/** What customers could book with hours that are not saved; bookings that exist are not known here. */
export function bookableDays(form: HoursForm, { durationMinutes, now, busy }: Preview): BookableDay[] {
  const calendar: Calendar = {
    ...form,
    busy,
    noticeMinutes: form.notice_minutes,
    horizonDays: form.horizon_days,
    stepMinutes: form.slot_step_minutes,
    bufferMinutes: form.travel_buffer_minutes,
  };
  return Array.from({ length: PREVIEW_DAYS }, (_, index) => {
    const day = addDays(cairoDay(now), index);
    const slots = freeSlots(calendar, day, durationMinutes, now);
    return { day, ranges: joined(slots), starts: slots.length };
  });
}

function joined(slots: readonly TimeRange[]): TimeRange[] {
  const ranges: TimeRange[] = [];
  for (const { start, end } of slots) {
    const last = ranges.at(-1);
    if (last !== undefined && start <= last.end) last.end = end;
    else ranges.push({ start, end });
  }
  return ranges;
}

/** A night on which the clock changes within hours of the form. */
export interface ChangedNight extends ClockChange {
  day: Day;
}

/** The nights of a year on which the clock changes; both are in it. */
export function changedNights(today: Day): ChangedNight[] {
  return Array.from({ length: 366 }, (_, index) => addDays(today, index)).flatMap((day) => {
    const change = clockChange(day);
    return change === null ? [] : { day, ...change };
  });
}

/** Those of the nights on which the provider works while the clock changes. */
export function workedNights(form: HoursForm, nights: readonly ChangedNight[]): ChangedNight[] {
  return nights.filter(({ day, from_minute, to_minute }) =>
    hoursOn(form, day).some((hours) => hours.from_minute < to_minute && from_minute < hours.to_minute),
  );
}
