import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, cairoDay, startOfDay } from '../../market/index.ts';
import { piastres } from '../../payments/index.ts';
import {
  type AskedVisit,
  BOOKING_STATUSES,
  type BookingState,
  canAskSecondVisit,
  CANCEL_REASONS,
  isPaidBack,
  isUsed,
  PARTS,
  possibleEvents,
  type PromisedIn,
  RESCUED_REASONS,
  SECOND_VISIT,
  STATE_TABLE,
  transition,
  WARRANTY_DAYS,
  warrantyOfAll,
  warrantyUntil,
} from '../index.ts';
import { BOOKED_AT, later, MINUTE, newBooking, step } from '../testing/steps.ts';

const DAY = 24 * 60 * 60_000;
const finished_at = new Date('2026-11-28T20:30:00Z');
const after = (days: number) => new Date(finished_at.getTime() + days * DAY);
const first: PromisedIn = {
  status: 'completed',
  payment_status: 'captured',
  finished_at,
  disputed_at: null,
  dispute_ended_at: null,
  second_visit_of: null,
  warranty_days: 7,
};
const declined = (days: number): AskedVisit => ({
  status: 'cancelled',
  cancel_reason: 'declined',
  cancelled_at: after(days),
});
const live: AskedVisit = { status: 'confirmed', cancel_reason: null, cancelled_at: null };

test('the last day is so many days after the day of the job in Cairo, and ends at midnight', () => {
  const until = warrantyUntil(first, []);
  expect(until?.toISOString()).toBe('2026-12-05T22:00:00.000Z');
  expect(canAskSecondVisit(first, [], new Date('2026-12-05T21:59:59Z'))).toBe(true);
  expect(canAskSecondVisit(first, [], new Date('2026-12-05T22:00:00Z'))).toBe(false);
});

test.each<[string, Partial<PromisedIn>, AskedVisit[], number, boolean]>([
  ['in the days of the promise', {}, [], 6, true],
  ['not after them', {}, [], 9, false],
  ['not where nothing was promised', { warranty_days: null }, [], 1, false],
  ['not before the job has ended', { status: 'in_progress', finished_at: null }, [], 1, false],
  ['not after a booking that was cancelled', { status: 'cancelled', finished_at: null }, [], 1, false],
  ['not where all money went back', { payment_status: 'refunded' }, [], 1, false],
  ['where a part of it went back', { payment_status: 'partially_refunded' }, [], 1, true],
  ['not where a bank has the money', { payment_status: 'charged_back' }, [], 1, false],
  ['not while a problem is open', { disputed_at: after(0.1) }, [], 1, false],
  ['so many days after the end of a problem', { disputed_at: after(0.1), dispute_ended_at: after(5) }, [], 11, true],
  ['not after a second visit', { second_visit_of: 'another' }, [], 1, false],
  ['not while one is to come', {}, [live], 1, false],
  ['not after one took place', {}, [{ ...live, status: 'completed' }], 1, false],
  ['again after one was declined', {}, [declined(1)], 2, true],
  ['for some days more where it was declined late', {}, [declined(6.9)], 12, true],
  ['not forever', {}, [declined(6.9)], 16, false],
  ['again after the customer has withdrawn it', {}, [{ ...declined(6.9), cancel_reason: 'withdrawn' }], 6.95, true],
  ['without more days then', {}, [{ ...declined(6.9), cancel_reason: 'withdrawn' }], 9, false],
  ['not where the customer was not there', {}, [{ ...declined(1), cancel_reason: 'customer_absent' }], 2, false],
])('a free second visit can be asked for %s', (_, change, asked, days, can) => {
  expect(canAskSecondVisit({ ...first, ...change }, asked, after(days))).toBe(can);
});

test('whatever was asked for: one at a time, never less time than promised, and some days after being let down', () => {
  const visit = record({
    status: constantFrom('cancelled' as const, 'cancelled' as const, 'completed' as const),
    cancel_reason: constantFrom(...CANCEL_REASONS),
    days: integer({ min: 0, max: 200 }),
  }).map(({ status, cancel_reason, days }): AskedVisit =>
    status === 'completed'
      ? { status, cancel_reason: null, cancelled_at: null }
      : { status, cancel_reason, cancelled_at: after(days / 2) },
  );
  assert(
    property(
      array(visit, { maxLength: 4 }),
      constantFrom(...WARRANTY_DAYS),
      integer({ min: 0, max: 250 }),
      (asked, warranty_days, days) => {
        const promised = { ...first, warranty_days };
        const until = warrantyUntil(promised, asked);
        const now = after(days / 2);
        if (until === null) throw new Error('a visit is promised');
        expect(until.getTime()).toBeGreaterThanOrEqual(
          startOfDay(addDays(cairoDay(finished_at), warranty_days)).getTime(),
        );
        for (const { cancel_reason, cancelled_at } of asked)
          if (cancelled_at !== null && RESCUED_REASONS.some((reason) => reason === cancel_reason))
            expect(until.getTime()).toBeGreaterThan(
              cancelled_at.getTime() + SECOND_VISIT.againDays * DAY - 2 * 60 * 60_000,
            );
        expect(canAskSecondVisit(promised, asked, now)).toBe(now < until && !asked.some(isUsed));
      },
    ),
  );
});

test('several cards promise what the shortest promise of them is, or nothing', () => {
  const cards = (...days: (number | null)[]) => days.map((warranty_days) => ({ warranty_days }));
  expect(warrantyOfAll(cards(30))).toBe(30);
  expect(warrantyOfAll(cards(30, 7, 90))).toBe(7);
  expect(warrantyOfAll(cards(30, null))).toBeNull();
  expect(warrantyOfAll(cards(null, 30))).toBeNull();
  expect(warrantyOfAll(cards(null))).toBeNull();
});

test('the money of a job is gone once all of it went back or a bank has all of it', () => {
  const left = piastres(1);
  const none = piastres(0);
  expect(isPaidBack({ payment_status: 'refunded', held: none })).toBe(true);
  expect(isPaidBack({ payment_status: 'voided', held: none })).toBe(true);
  expect(isPaidBack({ payment_status: 'charged_back', held: none })).toBe(true);
  expect(isPaidBack({ payment_status: 'charged_back', held: left })).toBe(false);
  expect(isPaidBack({ payment_status: 'partially_refunded', held: left })).toBe(false);
  // Discounts have paid all.
  expect(isPaidBack({ payment_status: 'captured', held: none })).toBe(false);
});

test('the gateway ends a visit that has not started, and no other booking', () => {
  const visit: BookingState = { ...newBooking(), second_visit_of: 'the first job' };
  for (const status of BOOKING_STATUSES) {
    const isOpen = status === 'awaiting_acceptance' || status === 'confirmed';
    const ended = step({ ...visit, status }, 'cancel', 'gateway', BOOKED_AT);
    expect(ended?.cancel_reason ?? null, status).toBe(isOpen ? 'first_job_paid_back' : null);
    expect(step({ ...newBooking(), status }, 'cancel', 'gateway', BOOKED_AT), status).toBeNull();
  }
});

test('an admin gives back the visit of an absent customer, and the days count from then on', () => {
  const cancelled_at = after(1);
  const visit: BookingState = { ...newBooking(), status: 'cancelled', cancelled_at, second_visit_of: 'the first job' };
  for (const cancel_reason of CANCEL_REASONS) {
    const given = step({ ...visit, cancel_reason }, 'allow_second_visit', 'admin', after(20));
    expect(given !== null, cancel_reason).toBe(cancel_reason === 'customer_absent');
    if (given === null) continue;
    expect(canAskSecondVisit(first, [{ ...visit, cancel_reason }], after(21))).toBe(false);
    expect(canAskSecondVisit(first, [given], after(26.5))).toBe(true);
  }
  const other: BookingState = { ...visit, second_visit_of: null, cancel_reason: 'customer_absent' };
  expect(step(other, 'allow_second_visit', 'admin', after(20))).toBeNull();
});

test('whatever happens to a second visit: no problem, no extra work, and cancelling costs nothing', () => {
  const EVENTS = [...new Set(STATE_TABLE.map(({ event }) => event))];
  const steps = record({
    event: constantFrom(...EVENTS),
    part: constantFrom(...PARTS),
    minutes: integer({ min: 0, max: 3 * 24 * 60 }),
  });
  assert(
    property(array(steps, { minLength: 30, maxLength: 30 }), (taken) => {
      let visit: BookingState = { ...newBooking(), second_visit_of: 'the first job' };
      let now = BOOKED_AT;
      for (const { event, part, minutes } of taken) {
        now = later(now, minutes * MINUTE);
        visit = { ...visit, ...step(visit, event, part, now) };
        for (const reader of PARTS) {
          const possible = possibleEvents(visit, reader, now);
          expect(possible).not.toContain('dispute');
          expect(possible).not.toContain('propose_extra');
        }
        expect(transition(visit, 'cancel', 'customer', now)?.money ?? 'release').toBe('release');
        expect(visit.second_visit_of).toBe('the first job');
      }
      expect(visit.disputed_at).toBeNull();
    }),
    { numRuns: 100 },
  );
});
