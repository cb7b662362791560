import { addDays, cairoDay, cairoMinute, type Day, startOfDay } from '../../market/index.ts';
import { movableUntil } from '../facts.ts';
import { RESCHEDULE } from '../limits.ts';
import { PACKAGE_DAYS } from '../packages/packages.ts';
import { type Calendar, freeSlots, horizonDay, isFreeSlot, isWithinHorizon, type TimeRange } from '../slots.ts';
import { after } from '../times.ts';

const MINUTE_MS = 60_000;

/** What becomes of a proposal; `superseded`: the booking was cancelled or started meanwhile. */
export const PROPOSAL_OUTCOMES = ['accepted', 'declined', 'withdrawn', 'expired', 'superseded'] as const;
export type ProposalOutcome = (typeof PROPOSAL_OUTCOMES)[number];

/** What the rules of other times need of a booking. */
interface Present {
  starts_at: Date;
  ends_at: Date;
  /** Null of one that is no date of a package. */
  package_id: string | null;
}

/** The slot that starts at another time, as long as the present one. */
export function slotOfLength({ starts_at, ends_at }: Pick<Present, 'starts_at' | 'ends_at'>, start: Date): TimeRange {
  return { start, end: after(start, ends_at.getTime() - starts_at.getTime()) };
}

/**
 * Until when a proposed time can be accepted: for a day, and while both the present start and the proposed one are more
 * than two hours away (RESCHEDULE).
 */
export function acceptableUntil(start: Date, { starts_at }: Pick<Present, 'starts_at'>, proposedAt: Date): Date {
  const ends = [after(proposedAt, RESCHEDULE.openMs), movableUntil(starts_at), movableUntil(start)];
  return new Date(Math.min(...ends.map((end) => end.getTime())));
}

/** Until when a proposal is open: as long as one of its times can be accepted. */
export function proposalUntil(starts: readonly Date[], present: Pick<Present, 'starts_at'>, proposedAt: Date): Date {
  return new Date(Math.max(...starts.map((start) => acceptableUntil(start, present, proposedAt).getTime())));
}

/**
 * The calendar in which a booking is moved to a day: the one in which it would be booked. A date of a package can be
 * moved to days around its own, too, whatever the provider's horizon is.
 */
export function calendarForMove(calendar: Calendar, { starts_at, package_id }: Present, day: Day): Calendar {
  const own = cairoDay(starts_at);
  const isNear = addDays(own, -RESCHEDULE.aroundDays) <= day && day <= addDays(own, RESCHEDULE.aroundDays);
  const horizonDays = Math.max(calendar.horizonDays, PACKAGE_DAYS);
  return package_id !== null && isNear ? { ...calendar, horizonDays } : calendar;
}

/** The last day to which a booking can be moved. */
export function lastMovableDay({ starts_at, package_id }: Present, horizonDays: number, now: Date): Day {
  const [usual, around] = [horizonDay(now, horizonDays), addDays(cairoDay(starts_at), RESCHEDULE.aroundDays)];
  return package_id !== null && around > usual ? around : usual;
}

/**
 * The free times that are proposed for a booking whose time the provider cannot keep: those of the nearest days, on
 * each the one whose hour is nearest. Times that overlap `taken` are left out.
 */
export function nearestTimes(
  present: Present,
  { calendar, taken, now }: { calendar: Calendar; taken: readonly TimeRange[]; now: Date },
): Date[] {
  const own = cairoDay(present.starts_at);
  const minutes = (present.ends_at.getTime() - present.starts_at.getTime()) / MINUTE_MS;
  const wanted = cairoMinute(present.starts_at);
  const distance = ({ start }: TimeRange) => Math.abs(cairoMinute(start) - wanted);
  const days = nearestDays(own);
  const [first, last] = [startOfDay(days.at(-1) ?? own), startOfDay(addDays(days.at(-2) ?? own, 2))];
  const busy = [...calendar.busy, ...taken].filter(({ start, end }) => first < end && start < last);
  const near = { ...calendar, busy };
  const found = days.flatMap((day) => {
    const free = freeSlots(calendarForMove(near, present, day), day, minutes, now);
    const nearest = free.toSorted((a, b) => distance(a) - distance(b));
    return nearest.find(({ start }) => proposalProblem([start], { present, calendar: near, now }) === null) ?? [];
  });
  return found.slice(0, RESCHEDULE.times).map(({ start }) => start);
}

/** A day, and those around it, the nearest ones first. */
function nearestDays(own: Day): Day[] {
  const around = Array.from({ length: RESCHEDULE.aroundDays }, (_, index) => index + 1);
  return [own, ...around.flatMap((days) => [addDays(own, days), addDays(own, -days)])];
}

/** Why times cannot be proposed, and which of them: `index`, null where it is about all of them. */
export interface ProposalProblem {
  index: number | null;
  problem: 'number' | 'twice' | 'present' | 'too_soon' | 'not_free';
}

/**
 * What is wrong with proposed times: there are one to three different ones, none is the present one, and each is free
 * for work of the same length, as for a new booking. The calendar is without the slot of the booking itself, which is
 * given up.
 */
export function proposalProblem(
  starts: readonly Date[],
  { present, calendar, now }: { present: Present; calendar: Calendar; now: Date },
): ProposalProblem | null {
  if (starts.length < 1 || starts.length > RESCHEDULE.times) return { index: null, problem: 'number' };
  const at = starts.map((start) => start.getTime());
  const twice = at.findIndex((start, index) => at.indexOf(start) < index);
  if (twice >= 0) return { index: twice, problem: 'twice' };
  for (const [index, start] of starts.entries()) {
    if (start.getTime() === present.starts_at.getTime()) return { index, problem: 'present' };
    if (now >= acceptableUntil(start, present, now)) return { index, problem: 'too_soon' };
    if (!isFreeForMove(start, { present, calendar, now })) return { index, problem: 'not_free' };
  }
  return null;
}

/** Whether a booking can be moved to a start, which may be far from now. */
export function isFreeForMove(
  start: Date,
  { present, calendar, now }: { present: Present; calendar: Calendar; now: Date },
): boolean {
  if (!isWithinHorizon(start, now, Math.max(calendar.horizonDays, PACKAGE_DAYS))) return false;
  return isFreeSlot(calendarForMove(calendar, present, cairoDay(start)), slotOfLength(present, start), now);
}
