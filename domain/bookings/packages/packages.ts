import { addDays, cairoDay, cairoInstant, cairoMinute, startOfDay } from '../../market/index.ts';
import { type Piastres, piastres, priceOfTime, splitEvenly } from '../../payments/index.ts';
import type { BookingFacts } from '../facts.ts';
import { defaultHalfHours } from '../half-hours.ts';
import { BOOKING_TIMES } from '../limits.ts';
import { type Calendar, freeSlots, type TimeRange } from '../slots.ts';
import { transition } from '../state-table.ts';
import { after } from '../times.ts';

export const PACKAGE_KINDS = ['monthly', 'yearly'] as const;
export type PackageKind = (typeof PACKAGE_KINDS)[number];

/**
 * How many bookings a package has, one a week at one time, and within how many weeks: those in which the provider is
 * away or busy are left out (product decision: packages).
 */
export const PACKAGES = {
  monthly: { bookings: 4, weeks: 6 },
  yearly: { bookings: 48, weeks: 52 },
} as const satisfies Record<PackageKind, { bookings: number; weeks: number }>;

/** How many days ahead a package begins at most. */
export const MOST_AHEAD_DAYS = 62;

const DAYS_OF_WEEK = 7;
const MINUTE_MS = 60_000;
/** No date of a package is farther ahead: each can be booked, whatever the provider's horizon is. */
export const PACKAGE_DAYS = MOST_AHEAD_DAYS + (PACKAGES.yearly.weeks + 1) * DAYS_OF_WEEK;

/** A start, and the same time of Cairo's clock so many weeks later. A time that the clock skips is the next one. */
export function weeksLater(start: Date, weeks: number): Date {
  if (weeks === 0) return start;
  const day = addDays(cairoDay(start), weeks * DAYS_OF_WEEK);
  return cairoInstant(day, cairoMinute(start)) ?? startOfDay(day);
}

/** All times that a package from this start on may have, one a week. */
export function packageWeeks({ start, end }: TimeRange, kind: PackageKind): TimeRange[] {
  const minutes = (end.getTime() - start.getTime()) / MINUTE_MS;
  return Array.from({ length: PACKAGES[kind].weeks }, (_, week) => {
    const at = weeksLater(start, week);
    return { start: at, end: after(at, minutes * MINUTE_MS) };
  });
}

/** The times of a package, and those between them at which the provider is away or busy. */
export interface PackageDates {
  dates: TimeRange[];
  left_out: TimeRange[];
  /** Whether it can be booked: its first time is free, and enough others are. */
  is_complete: boolean;
}

/** The times of a package from this start on: the first free ones of its weeks. */
export function packageDates(calendar: Calendar, first: TimeRange, kind: PackageKind, now: Date): PackageDates {
  const { bookings } = PACKAGES[kind];
  const found: Pick<PackageDates, 'dates' | 'left_out'> = { dates: [], left_out: [] };
  for (const week of packageWeeks(first, kind)) {
    if (found.dates.length === bookings) break;
    (isFreeWeek(calendar, week, now) ? found.dates : found.left_out).push(week);
  }
  const isFirstFree = found.dates[0]?.start.getTime() === first.start.getTime();
  return { ...found, is_complete: isFirstFree && found.dates.length === bookings };
}

function isFreeWeek(calendar: Calendar, { start, end }: TimeRange, now: Date): boolean {
  const minutes = (end.getTime() - start.getTime()) / MINUTE_MS;
  const open = { ...calendar, horizonDays: PACKAGE_DAYS };
  return freeSlots(open, cairoDay(start), minutes, now).some((slot) => slot.start.getTime() === start.getTime());
}

/** Whether a package costs no more than its bookings one by one: nobody is offered a dearer one. */
export function isWorthwhile(price: Piastres, kind: PackageKind, single: Piastres): boolean {
  return price <= single * PACKAGES[kind].bookings;
}

/**
 * Whether stopping a package ends this booking: it begins more than a day from now, and could be cancelled free of
 * charge, too. A moved one whose free deadline is over stays, and so does one that a bank has the money of.
 */
export function endsWithPackage(facts: BookingFacts, now: Date): boolean {
  const isFar = after(facts.starts_at, -BOOKING_TIMES.freeCancellationMs) > now;
  const change = transition(facts, 'cancel', 'customer', now);
  return isFar && facts.payment_status === 'captured' && change?.money === 'release';
}

/** How many bookings a stop ends now, and what of their money goes back. */
export function stopOf(
  all: readonly { facts: BookingFacts; total: Piastres }[],
  now: Date,
): { bookings: number; refund: Piastres } {
  const ended = all.filter(({ facts }) => endsWithPackage(facts, now));
  return { bookings: ended.length, refund: piastres(ended.reduce((sum, { total }) => sum + total, 0)) };
}

/** What one booking of an offer costs outside of a package before fee and VAT, for its usual length. */
export function usualPrice(price: Piastres, isHourly: boolean, durationMinutes: number): Piastres {
  return isHourly ? priceOfTime(price, defaultHalfHours(durationMinutes)) : price;
}

/** The package of which lists tell: the shortest that an offer is sold in; undefined where it is sold in none. */
export function shownPackage(prices: Record<PackageKind, Piastres | null>, single: Piastres) {
  return PACKAGE_KINDS.flatMap((kind) => {
    const price = prices[kind];
    if (price === null || !isWorthwhile(price, kind, single)) return [];
    const { bookings } = PACKAGES[kind];
    // In whole percent, and never more than it is.
    const saves_percent = Math.floor(100 - (price * 100) / (single * bookings));
    return { kind, bookings, shares: splitEvenly(price, bookings), saves_percent };
  }).at(0);
}
