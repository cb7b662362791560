import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, cairoDay, cairoInstant, cairoMinute, weekdayOf } from '../../market/index.ts';
import { fromRateText, packageLines, piastres, sharesOfTaken, sumOfLines } from '../../payments/index.ts';
import { newBookingState } from '../apply-transition.ts';
import type { BookingFacts } from '../facts.ts';
import type { Calendar } from '../slots.ts';
import {
  endsWithPackage,
  isWorthwhile,
  MOST_AHEAD_DAYS,
  PACKAGE_KINDS,
  packageDates,
  PACKAGES,
  packageWeeks,
  shownPackage,
  stopOf,
  weeksLater,
} from './packages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = new Date('2026-03-01T06:00:00Z');
const at = (day: string, minute: number) => cairoInstant(day, minute) ?? new Date(Number.NaN);
const hourAt = (start: Date) => ({ start, end: new Date(start.getTime() + HOUR) });

const ALWAYS: Calendar = {
  weekly: Array.from({ length: 7 }, (_, weekday) => ({ weekday, from_minute: 0, to_minute: 1440 })),
  templates: [],
  exceptions: [],
  busy: [],
  noticeMinutes: 120,
  horizonDays: 60,
  stepMinutes: 30,
  bufferMinutes: 30,
};

test('every week has the same time of the clock, in every year, over both changes of it', () => {
  const start = fc.record({ day: fc.integer({ min: 0, max: 700 }), halfHour: fc.integer({ min: 0, max: 47 }) });
  fc.assert(
    fc.property(start, fc.integer({ min: 0, max: 51 }), ({ day, halfHour }, weeks) => {
      const first = cairoInstant(cairoDay(new Date(NOW.getTime() + day * 24 * HOUR)), halfHour * 30);
      if (first === null) return;
      const later = weeksLater(first, weeks);
      expect(weekdayOf(cairoDay(later))).toBe(weekdayOf(cairoDay(first)));
      const minute = cairoMinute(later);
      if (minute !== cairoMinute(first)) {
        // The clock skips the first hour of that day.
        expect([minute, cairoMinute(first) < 60]).toEqual([60, true]);
        expect(cairoInstant(cairoDay(later), cairoMinute(first))).toBeNull();
      }
      const days = Math.round((later.getTime() - first.getTime()) / (24 * HOUR));
      expect(days).toBe(weeks * 7);
    }),
  );
});

test('half past midnight on the night on which summer time begins is one, and the weeks after it are half past again', () => {
  // Fridays; summer time begins on 24 April 2026 at midnight.
  const weeks = packageWeeks(hourAt(at('2026-04-10', 30)), 'monthly').map(({ start }) => [
    cairoDay(start),
    cairoMinute(start),
  ]);
  expect(weeks.slice(0, 4)).toEqual([
    ['2026-04-10', 30],
    ['2026-04-17', 30],
    ['2026-04-24', 60],
    ['2026-05-01', 30],
  ]);
  expect(packageDates(ALWAYS, hourAt(at('2026-04-10', 30)), 'monthly', NOW)).toMatchObject({
    is_complete: true,
    left_out: [],
  });
});

test('the hour that the clock shows twice is booked the first time', () => {
  const weeks = packageWeeks(hourAt(at('2026-10-22', 23 * 60 + 30)), 'monthly');
  expect(weeks[1]?.start.toISOString()).toBe('2026-10-29T20:30:00.000Z');
  expect(weeks[2]?.start.toISOString()).toBe('2026-11-05T21:30:00.000Z');
});

test('the first free weeks are taken, whatever the horizon is, and those between them are left out', () => {
  const days = fc.integer({ min: 1, max: MOST_AHEAD_DAYS }).map((day) => addDays(cairoDay(NOW), day));
  const busyWeeks = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { maxLength: 8 });
  fc.assert(
    fc.property(busyWeeks, fc.constantFrom(...PACKAGE_KINDS), days, (taken, kind, day) => {
      const first = hourAt(at(day, 16 * 60));
      const busy = taken.map((week) => hourAt(weeksLater(first.start, week)));
      const found = packageDates({ ...ALWAYS, busy }, first, kind, NOW);
      const { bookings, weeks } = PACKAGES[kind];
      const free = Array.from({ length: weeks }, (_, week) => week).filter((week) => !taken.includes(week));
      expect(found.dates.map(({ start }) => start)).toEqual(
        free.slice(0, bookings).map((week) => weeksLater(first.start, week)),
      );
      expect(found.is_complete).toBe(free.length >= bookings && !taken.includes(0));
      for (const { start } of found.left_out)
        expect(busy.some((each) => each.start.getTime() === start.getTime())).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('a day off is left out, and a time outside of the hours is no package', () => {
  const first = hourAt(at('2026-03-05', 16 * 60));
  const off = { ...ALWAYS, exceptions: [{ kind: 'off' as const, day: '2026-03-12' }] };
  expect(packageDates(off, first, 'monthly', NOW)).toMatchObject({
    is_complete: true,
    left_out: [{ start: at('2026-03-12', 16 * 60) }],
  });
  const between = hourAt(at('2026-03-05', 16 * 60 + 10));
  expect(packageDates(ALWAYS, between, 'monthly', NOW)).toMatchObject({ is_complete: false, dates: [] });
});

const rates = fc
  .record({ platform_fee: fc.nat(2000), vat: fc.nat(2500), commission: fc.nat(5000) })
  .map(({ platform_fee, vat, commission }) => ({
    platform_fee: fromRateText((platform_fee / 10_000).toFixed(4)),
    vat: fromRateText((vat / 10_000).toFixed(4)),
    commission: fromRateText((commission / 10_000).toFixed(4)),
  }));

test('the shares of a package sum to it, line by line, and each agrees in itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 100_000_000 }), fc.constantFrom(4, 48), rates, (price, bookings, at) => {
      const { all, each } = packageLines(piastres(price), bookings, at);
      expect(each).toHaveLength(bookings);
      expect(sumOfLines(each)).toEqual(all);
      expect(all.subtotal).toBe(price);
      for (const lines of [all, ...each]) {
        const { customer_total, provider_payout, provider_commission, platform_fee, vat, referral_bonus } = lines;
        expect(customer_total).toBe(provider_payout + provider_commission + platform_fee + vat - referral_bonus);
        expect(referral_bonus).toBe(0);
      }
      const subtotals = each.map(({ subtotal }) => subtotal);
      expect(Math.max(...subtotals) - Math.min(...subtotals)).toBeLessThanOrEqual(1);
      // The database takes the larger ones for the first.
      expect(subtotals).toEqual(subtotals.toSorted((one, other) => other - one));
    }),
  );
});

test('a package is offered where it costs no more than its bookings one by one', () => {
  expect(isWorthwhile(piastres(120_000), 'monthly', piastres(30_000))).toBe(true);
  expect(isWorthwhile(piastres(120_001), 'monthly', piastres(30_000))).toBe(false);
});

test('what a bank has taken is shared among the bookings, the last ones first, and nothing is lost', () => {
  const amounts = fc.array(fc.nat(50_000).map(piastres), { minLength: 1, maxLength: 48 });
  fc.assert(
    fc.property(amounts, fc.nat(3_000_000), (held, taken) => {
      const shares = sharesOfTaken(held, piastres(taken));
      expect(shares.reduce((sum: number, share) => sum + share, 0)).toBe(taken);
      for (const [index, share] of shares.entries()) if (index > 0) expect(share).toBeLessThanOrEqual(held[index] ?? 0);
      const partly = shares.findIndex((share) => share > 0);
      for (const [index, share] of shares.entries()) if (partly >= 0 && index > partly) expect(share).toBe(held[index]);
    }),
  );
});

const CONFIRMED: BookingFacts = {
  ...newBookingState({ starts_at: NOW, ends_at: NOW, now: NOW }),
  status: 'confirmed',
  payment_status: 'captured',
  authorized_at: NOW,
  confirmed_at: NOW,
};
const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

test('a stop ends what begins more than a day from now, to the piastre, and nothing else', () => {
  const booking = fc.record({
    hours: fc.integer({ min: -48, max: 200 }),
    status: fc.constantFrom('confirmed', 'started', 'in_progress', 'completed', 'cancelled'),
    payment_status: fc.constantFrom('captured', 'refunded', 'charged_back', 'authorized'),
    total: fc.nat(100_000).map(piastres),
  });
  fc.assert(
    fc.property(fc.array(booking, { maxLength: 48 }), (all) => {
      const bookings = all.map(({ hours, total, ...facts }) => ({
        total,
        facts: { ...CONFIRMED, ...facts, starts_at: inHours(hours), ends_at: inHours(hours + 1) },
      }));
      const ended = all.filter(
        ({ hours, status, payment_status }) => hours > 24 && status === 'confirmed' && payment_status === 'captured',
      );
      expect(stopOf(bookings, NOW)).toEqual({
        bookings: ended.length,
        refund: ended.reduce((sum, { total }) => sum + total, 0),
      });
    }),
  );
});

test('a booking that was moved after its free deadline stays when the package is stopped', () => {
  const moved = { ...CONFIRMED, starts_at: inHours(48), ends_at: inHours(49), free_until_at_most: inHours(-1) };
  expect(endsWithPackage(moved, NOW)).toBe(false);
  expect(endsWithPackage({ ...moved, free_until_at_most: null }, NOW)).toBe(true);
});

test('lists tell of the shortest package that costs no more, and never of more than it saves', () => {
  const single = piastres(30_000);
  const shown = (monthly: number | null, yearly: number | null) =>
    shownPackage(
      { monthly: monthly === null ? null : piastres(monthly), yearly: yearly === null ? null : piastres(yearly) },
      single,
    );
  expect(shown(100_001, 960_000)).toMatchObject({ kind: 'monthly', bookings: 4, saves_percent: 16 });
  expect(shown(120_001, 1_440_000)).toMatchObject({ kind: 'yearly', bookings: 48, saves_percent: 0 });
  expect(shown(null, 1_440_001)).toBeUndefined();
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120_000 }), (monthly) => {
      const found = shown(monthly, null);
      expect(found?.shares.reduce((sum, share) => sum + share, 0)).toBe(monthly);
      const saves = found?.saves_percent ?? -1;
      expect(monthly).toBeLessThanOrEqual(120_000 * (1 - saves / 100) + 1e-6);
      expect(monthly).toBeGreaterThan(120_000 * (1 - (saves + 1) / 100) - 1e-6);
    }),
  );
});
