import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyTransition,
  type BookingEvent,
  type BookingState,
  type Part,
  possibleEvents,
  transition,
} from './index.ts';
import { BOOKED_AT, later, MINUTE, newBooking, PARTS, step } from './testing/steps.ts';

const TIMES = ['authorized_at', 'confirmed_at', 'started_at', 'finished_at', 'completed_at', 'cancelled_at'] as const;

/** Random sequences of events that the table allows, so that they reach every status. */
function runSteps(hours: number, steps: readonly { choice: number; waitMinutes: number }[]) {
  const changes: {
    before: BookingState;
    event: BookingEvent;
    part: Part;
    now: Date;
    changed: Partial<BookingState>;
  }[] = [];
  let before = newBooking(hours);
  let now = BOOKED_AT;
  for (const { choice, waitMinutes } of steps) {
    now = later(now, waitMinutes * MINUTE);
    const possible = PARTS.flatMap((part) => possibleEvents(before, part, now).map((event) => ({ part, event })));
    const chosen = possible[choice % possible.length];
    const change = chosen && transition(before, chosen.event, chosen.part, now);
    if (!chosen || !change) continue;
    const changed = applyTransition(before, change, { part: chosen.part, now, note: 'a note' });
    changes.push({ before, ...chosen, now, changed });
    before = { ...before, ...changed };
  }
  return changes;
}

const startsInHours = fc.integer({ min: 2, max: 200 });
const choices = fc.array(fc.record({ choice: fc.nat(), waitMinutes: fc.integer({ min: 0, max: 24 * 60 }) }), {
  maxLength: 12,
});

test('a transition writes only columns that differ, sets each time once, to now, and raises the version by one', () => {
  fc.assert(
    fc.property(startsInHours, choices, (hours, steps) => {
      for (const { before, now, changed } of runSteps(hours, steps)) {
        const { version, ...columns } = changed;
        expect(version).toBe(before.version + 1);
        for (const [name, value] of Object.entries(columns)) expect({ ...before }).not.toHaveProperty(name, value);
        for (const time of TIMES.filter((name) => name in changed)) {
          expect([before[time], changed[time]]).toEqual([null, now]);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('a booking has a reason, a note and a time of cancellation exactly when it is cancelled', () => {
  fc.assert(
    fc.property(startsInHours, choices, (hours, steps) => {
      for (const { before, changed } of runSteps(hours, steps)) {
        const { status, cancelled_at, cancel_reason, cancel_note } = { ...before, ...changed };
        const isCancelled = status === 'cancelled';
        expect([cancelled_at !== null, cancel_reason !== null, cancel_note !== null]).toEqual([
          isCancelled,
          isCancelled,
          isCancelled,
        ]);
      }
    }),
    { numRuns: 500 },
  );
});

test('every status comes with the times of the steps that lead to it', () => {
  fc.assert(
    fc.property(startsInHours, choices, (hours, steps) => {
      for (const { before, changed } of runSteps(hours, steps)) {
        const { status, authorized_at, confirmed_at, started_at, finished_at } = { ...before, ...changed };
        if (status === 'confirmed') expect([authorized_at, confirmed_at]).not.toContain(null);
        if (status === 'started' || status === 'in_progress') expect([authorized_at, started_at]).not.toContain(null);
        if (status === 'completed') expect([authorized_at, started_at, finished_at]).not.toContain(null);
      }
    }),
    { numRuns: 500 },
  );
});

test('the reason of a cancellation names the event, or the part that cancelled', () => {
  const request = { ...newBooking(), payment_status: 'authorized', authorized_at: BOOKED_AT } as const;
  const confirmed = { ...request, status: 'confirmed', payment_status: 'captured', confirmed_at: BOOKED_AT } as const;
  const reasonOf = (booking: BookingState, event: BookingEvent, part: Part, now = BOOKED_AT) =>
    step(booking, event, part, now)?.cancel_reason;
  const after = later(confirmed.ends_at, 25 * 60 * MINUTE);
  expect([
    reasonOf(newBooking(), 'expire_hold', 'clock', after),
    reasonOf(request, 'expire_request', 'clock', after),
    reasonOf(request, 'decline', 'provider'),
    reasonOf(request, 'withdraw', 'customer'),
    reasonOf({ ...confirmed, payment_status: 'authorized' }, 'refuse_capture', 'gateway'),
    reasonOf(request, 'void', 'gateway'),
    reasonOf(confirmed, 'cancel', 'customer'),
    reasonOf(confirmed, 'cancel', 'provider'),
    reasonOf(confirmed, 'cancel', 'admin'),
    reasonOf(confirmed, 'provider_absent', 'customer', after),
    reasonOf(confirmed, 'provider_absent', 'clock', after),
    reasonOf(confirmed, 'customer_absent', 'provider', after),
  ]).toEqual([
    'hold_expired',
    'request_expired',
    'declined',
    'withdrawn',
    'capture_failed',
    'capture_failed',
    'customer_cancelled',
    'provider_cancelled',
    'admin_cancelled',
    'provider_absent',
    'provider_absent',
    'customer_absent',
  ]);
});

test('money that is secured after the cancellation leaves the booking without a time of authorization', () => {
  const cancelled = { ...newBooking(), status: 'cancelled' } as const;
  expect(step(cancelled, 'secure', 'gateway', BOOKED_AT)).toEqual({
    ...cancelled,
    payment_status: 'authorized',
    version: 2,
  });
});
