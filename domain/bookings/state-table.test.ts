import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type BookingEvent,
  deadlinesOf,
  freeUntil,
  isDisputed,
  LIVE_STATUSES,
  type Part,
  possibleEvents,
  respondBy,
  STATE_TABLE,
  transition,
} from './index.ts';
import { BOOKED_AT, HOUR, later, MINUTE, newBooking, PARTS, step } from './testing/steps.ts';

const RUNS = 1000;
const STEPS = 25;
const EVENTS = [...new Set(STATE_TABLE.map(({ event }) => event))];

/** Random events, most of which the table refuses, with the time that passes before each. */
const sequences = fc.record({
  startsInHours: fc.integer({ min: 2, max: 1400 }),
  steps: fc.array(
    fc.record({
      event: fc.constantFrom(...EVENTS),
      part: fc.constantFrom(...PARTS),
      waitMinutes: fc.integer({ min: 0, max: 3 * 24 * 60 }),
    }),
    { minLength: STEPS, maxLength: STEPS },
  ),
});

test('after any sequence of events a booking is consistent', () => {
  fc.assert(
    fc.property(sequences, ({ startsInHours, steps }) => {
      let facts = newBooking(startsInHours);
      // As it was accepted, before any move.
      let first = facts;
      let now = BOOKED_AT;
      for (const { event, part, waitMinutes } of steps) {
        now = later(now, waitMinutes * MINUTE);
        const before = facts;
        const offered = possibleEvents(facts, part, now).includes(event);
        const next = step(facts, event, part, now);
        expect(next !== null).toBe(offered);
        facts = next ?? facts;
        if (before.status === 'cancelled') expect(facts.status).toBe('cancelled');
        if (before.status === 'completed') expect(facts.status).toBe('completed');
        if (before.confirmed_at !== null)
          expect(freeUntil(facts).getTime()).toBeLessThanOrEqual(freeUntil(first).getTime());
        if (facts.confirmed_at !== null && before.confirmed_at === null) first = facts;
        expect(facts.proposal_by === null).toBe(facts.proposal_until === null);
        if (facts.status !== 'confirmed') expect(facts.proposal_until).toBeNull();
        expect(facts.ends_at.getTime() - facts.starts_at.getTime()).toBe(HOUR);
        if (before.completed_at !== null) expect(facts.completed_at).toEqual(before.completed_at);
        if (isDisputed(facts)) expect(facts.completed_at).toBeNull();
        if (before.disputed_at !== null) expect(facts.disputed_at).toEqual(before.disputed_at);
        if (before.dispute_ended_at !== null) expect(facts.dispute_ended_at).toEqual(before.dispute_ended_at);
        if (facts.dispute_answer_until !== null) expect(isDisputed(facts)).toBe(true);
        if (facts.status === 'confirmed' && before.status !== 'confirmed')
          expect(facts.payment_status).toBe('authorized');
        if (['started', 'in_progress', 'completed'].includes(facts.status)) expect(facts.authorized_at).not.toBeNull();
      }
    }),
    { numRuns: RUNS },
  );
});

test('the clock alone ends every booking, once banks have decided, and an admin what is disputed', () => {
  fc.assert(
    fc.property(sequences, ({ startsInHours, steps }) => {
      let facts = newBooking(startsInHours);
      let now = BOOKED_AT;
      for (const { event, part, waitMinutes } of steps.slice(0, 8)) {
        now = later(now, waitMinutes * MINUTE);
        facts = step(facts, event, part, now) ?? facts;
      }
      facts = step(facts, 'lose_charge_back', 'gateway', now) ?? facts;
      for (let round = 0; round < 7; round += 1) {
        const [next] = deadlinesOf(facts).toSorted((a, b) => a.due_at.getTime() - b.due_at.getTime());
        if (next === undefined) break;
        now = new Date(Math.max(now.getTime(), next.due_at.getTime()));
        const after = step(facts, next.event, 'clock', now);
        expect(after, `${next.event} from ${facts.status}`).not.toBeNull();
        facts = after ?? facts;
      }
      expect(deadlinesOf(facts)).toEqual([]);
      if (isDisputed(facts)) facts = step(facts, 'decide_dispute', 'admin', now) ?? facts;
      expect(isDisputed(facts)).toBe(false);
      expect(['cancelled', 'completed']).toContain(facts.status);
      if (facts.status === 'completed') expect(facts.completed_at).not.toBeNull();
    }),
    { numRuns: RUNS },
  );
});

test('a booking is paid, accepted, started, finished and settled, no step before its time', () => {
  let facts = newBooking();
  const happens = (event: BookingEvent, part: Part, now: Date) => {
    const next = step(facts, event, part, now);
    expect(next, `${event} by ${part}`).not.toBeNull();
    facts = next ?? facts;
  };
  happens('secure', 'gateway', later(BOOKED_AT, MINUTE));
  happens('accept', 'provider', later(BOOKED_AT, HOUR));
  expect(step(facts, 'start', 'provider', facts.starts_at), 'not before the money is captured').toBeNull();
  happens('capture', 'gateway', later(BOOKED_AT, HOUR));
  expect(step(facts, 'start', 'provider', later(facts.starts_at, -31 * MINUTE))).toBeNull();
  happens('start', 'provider', later(facts.starts_at, -30 * MINUTE));
  expect(step(facts, 'finish', 'provider', later(facts.starts_at, -MINUTE)), 'not before the start').toBeNull();
  happens('begin', 'clock', later(facts.starts_at, -20 * MINUTE));
  happens('finish', 'provider', facts.ends_at);
  happens('settle', 'customer', later(facts.ends_at, MINUTE));
  expect([facts.status, facts.payment_status, facts.completed_at]).toEqual([
    'completed',
    'captured',
    later(facts.ends_at, MINUTE),
  ]);
});

test('an event is refused to a part that the table does not name, and at the wrong time', () => {
  const paid = step(newBooking(), 'secure', 'gateway', BOOKED_AT) ?? newBooking();
  expect(transition(paid, 'accept', 'customer', BOOKED_AT)).toBeNull();
  expect(transition(paid, 'withdraw', 'provider', BOOKED_AT)).toBeNull();
  expect(transition(newBooking(), 'accept', 'provider', BOOKED_AT), 'unpaid').toBeNull();
  const late = { ...paid, authorized_at: paid.starts_at };
  expect(transition(late, 'accept', 'provider', later(paid.starts_at, MINUTE)), 'after the start').toBeNull();
  expect(transition(late, 'decline', 'provider', later(paid.starts_at, MINUTE))).not.toBeNull();
  expect(transition({ ...newBooking(), status: 'cancelled' }, 'secure', 'gateway', BOOKED_AT)).toMatchObject({
    to: 'cancelled',
    money: 'release',
  });
});

test('money that the gateway releases before the capture ends the booking', () => {
  const paid = step(newBooking(), 'secure', 'gateway', BOOKED_AT);
  const accepted = paid && step(paid, 'accept', 'provider', BOOKED_AT);
  const captured = accepted && step(accepted, 'capture', 'gateway', BOOKED_AT);
  for (const booking of [paid, accepted])
    expect(booking && step(booking, 'void', 'gateway', BOOKED_AT)).toMatchObject({
      status: 'cancelled',
      payment_status: 'voided',
      cancel_reason: 'capture_failed',
    });
  expect(captured && transition(captured, 'void', 'gateway', BOOKED_AT)).toBeNull();
});

test('a hold is extended once, at its end, while nothing is paid', () => {
  const held = newBooking();
  expect(transition(held, 'extend_hold', 'clock', later(held.hold_until, -1))).toBeNull();
  const extended = step(held, 'extend_hold', 'clock', held.hold_until);
  expect(extended?.hold_until).toEqual(later(held.hold_until, 5 * MINUTE));
  const end = later(held.hold_until, 5 * MINUTE);
  expect(extended && deadlinesOf(extended)).toEqual([{ event: 'expire_hold', due_at: end }]);
  expect(extended && transition(extended, 'extend_hold', 'clock', end)).toBeNull();
  const paid = step(held, 'secure', 'gateway', BOOKED_AT);
  expect(paid && transition(paid, 'extend_hold', 'clock', held.hold_until)).toBeNull();
});

test('a provider can answer for a day, until two hours before the start at the latest, but at least for 15 minutes', () => {
  const start = later(BOOKED_AT, 48 * HOUR);
  expect(respondBy(BOOKED_AT, start)).toEqual(later(BOOKED_AT, 24 * HOUR));
  expect(respondBy(later(start, -10 * HOUR), start)).toEqual(later(start, -2 * HOUR));
  expect(respondBy(later(start, -2 * HOUR), start)).toEqual(later(start, -2 * HOUR + 15 * MINUTE));
});

test('cancelling is free until a day before the start, and for half an hour after acceptance', () => {
  const starts_at = later(BOOKED_AT, 10 * HOUR);
  expect(freeUntil({ starts_at, confirmed_at: BOOKED_AT, free_until_at_most: null })).toEqual(
    later(BOOKED_AT, 30 * MINUTE),
  );
  expect(
    freeUntil({ starts_at: later(BOOKED_AT, 70 * MINUTE), confirmed_at: BOOKED_AT, free_until_at_most: null }),
  ).toEqual(later(BOOKED_AT, 10 * MINUTE));
  expect(
    freeUntil({ starts_at: later(BOOKED_AT, 100 * HOUR), confirmed_at: BOOKED_AT, free_until_at_most: null }),
  ).toEqual(later(BOOKED_AT, 76 * HOUR));
  const facts = {
    ...newBooking(10),
    status: 'confirmed' as const,
    payment_status: 'captured' as const,
    confirmed_at: BOOKED_AT,
  };
  expect(transition(facts, 'cancel', 'customer', later(BOOKED_AT, 30 * MINUTE))?.money).toBe('release');
  expect(transition(facts, 'cancel', 'customer', later(BOOKED_AT, 31 * MINUTE))?.money).toBe('keep_late_lines');
  expect(transition(facts, 'cancel', 'provider', later(BOOKED_AT, 31 * MINUTE))?.money).toBe('release');
});

test('a booking holds its slot from the request until its end', () => {
  expect(LIVE_STATUSES).toEqual(['awaiting_acceptance', 'confirmed', 'started', 'in_progress']);
});

test('nobody has to be there for a job whose money a bank has: neither of the two is absent', () => {
  const confirmed = { ...newBooking(), status: 'confirmed', payment_status: 'captured' } as const;
  const after = later(confirmed.starts_at, HOUR);
  for (const [event, part] of [
    ['customer_absent', 'provider'],
    ['provider_absent', 'customer'],
  ] as const) {
    expect(transition(confirmed, event, part, after)?.to, event).toBe('cancelled');
    expect(transition({ ...confirmed, payment_status: 'charged_back' }, event, part, after), event).toBeNull();
  }
});
