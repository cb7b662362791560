import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type BookingEvent,
  type BookingFacts,
  BOOKING_TIMES,
  deadlinesOf,
  freeUntil,
  LIVE_STATUSES,
  type Part,
  possibleEvents,
  respondBy,
  STATE_TABLE,
  transition,
} from './index.ts';

const WALKS = 1000;
const STEPS = 25;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BOOKED = new Date('2026-11-21T09:00:00.000Z');
const PARTS: readonly Part[] = ['customer', 'provider', 'admin', 'clock', 'gateway'];
const EVENTS = [...new Set(STATE_TABLE.map(({ event }) => event))];

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

function booked(startsInHours = 48): BookingFacts {
  return {
    status: 'awaiting_acceptance',
    payment_status: 'pending',
    starts_at: later(BOOKED, startsInHours * HOUR),
    ends_at: later(BOOKED, (startsInHours + 1) * HOUR),
    hold_until: later(BOOKED, BOOKING_TIMES.holdMs),
    authorized_at: null,
    confirmed_at: null,
    started_at: null,
    finished_at: null,
    completed_at: null,
    cancelled_at: null,
  };
}

/** The booking after an event, with the times that the server writes; null where the table does not allow it. */
function step(facts: BookingFacts, event: BookingEvent, part: Part, now: Date): BookingFacts | null {
  const change = transition(facts, event, part, now);
  if (change === null) return null;
  const arrived = change.to !== facts.status;
  return {
    ...facts,
    status: change.to,
    payment_status: change.payment_status,
    authorized_at: event === 'secure' && facts.authorized_at === null ? now : facts.authorized_at,
    confirmed_at: arrived && change.to === 'confirmed' ? now : facts.confirmed_at,
    started_at: arrived && change.to === 'started' ? now : facts.started_at,
    finished_at: arrived && change.to === 'completed' ? now : facts.finished_at,
    completed_at: event === 'settle' ? now : facts.completed_at,
    cancelled_at: arrived && change.to === 'cancelled' ? now : facts.cancelled_at,
  };
}

const walks = fc.record({
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

test('wherever chance leads, a booking stays sound', () => {
  fc.assert(
    fc.property(walks, ({ startsInHours, steps }) => {
      let facts = booked(startsInHours);
      let now = BOOKED;
      for (const { event, part, waitMinutes } of steps) {
        now = later(now, waitMinutes * MINUTE);
        const before = facts;
        const offered = possibleEvents(facts, part, now).includes(event);
        const next = step(facts, event, part, now);
        expect(next !== null).toBe(offered);
        facts = next ?? facts;
        if (before.status === 'cancelled') expect(facts.status).toBe('cancelled');
        if (before.status === 'completed') expect(facts.status).toBe('completed');
        if (before.completed_at !== null) expect(facts.completed_at).toEqual(before.completed_at);
        if (facts.status === 'confirmed' && before.status !== 'confirmed') expect(facts.payment_status).toBe('authorized');
        if (['started', 'in_progress', 'completed'].includes(facts.status)) expect(facts.authorized_at).not.toBeNull();
      }
    }),
    { numRuns: WALKS },
  );
});

test('left alone, every booking ends by the clock', () => {
  fc.assert(
    fc.property(walks, ({ startsInHours, steps }) => {
      let facts = booked(startsInHours);
      let now = BOOKED;
      for (const { event, part, waitMinutes } of steps.slice(0, 8)) {
        now = later(now, waitMinutes * MINUTE);
        facts = step(facts, event, part, now) ?? facts;
      }
      for (let round = 0; round < 6; round += 1) {
        const [next] = deadlinesOf(facts).toSorted((a, b) => a.due_at.getTime() - b.due_at.getTime());
        if (next === undefined) break;
        now = new Date(Math.max(now.getTime(), next.due_at.getTime()));
        const after = step(facts, next.event, 'clock', now);
        expect(after, `${next.event} from ${facts.status}`).not.toBeNull();
        facts = after ?? facts;
      }
      expect(deadlinesOf(facts)).toEqual([]);
      expect(['cancelled', 'completed']).toContain(facts.status);
    }),
    { numRuns: WALKS },
  );
});

test('a day in the life: booked, paid, accepted, started, done, settled', () => {
  let facts = booked();
  const happens = (event: BookingEvent, part: Part, now: Date) => {
    const next = step(facts, event, part, now);
    expect(next, `${event} by ${part}`).not.toBeNull();
    facts = next ?? facts;
  };
  happens('secure', 'gateway', later(BOOKED, MINUTE));
  happens('accept', 'provider', later(BOOKED, HOUR));
  expect(step(facts, 'start', 'provider', facts.starts_at), 'not before the money is captured').toBeNull();
  happens('capture', 'gateway', later(BOOKED, HOUR));
  expect(step(facts, 'start', 'provider', later(facts.starts_at, -31 * MINUTE))).toBeNull();
  happens('start', 'provider', later(facts.starts_at, -30 * MINUTE));
  expect(step(facts, 'finish', 'provider', later(facts.starts_at, -MINUTE)), 'not before the start').toBeNull();
  happens('begin', 'clock', later(facts.starts_at, -20 * MINUTE));
  happens('finish', 'provider', facts.ends_at);
  happens('settle', 'customer', later(facts.ends_at, MINUTE));
  expect([facts.status, facts.payment_status, facts.completed_at]).toEqual(['completed', 'captured', later(facts.ends_at, MINUTE)]);
});

test('who may not, may not', () => {
  const paid = step(booked(), 'secure', 'gateway', BOOKED) ?? booked();
  expect(transition(paid, 'accept', 'customer', BOOKED)).toBeNull();
  expect(transition(paid, 'withdraw', 'provider', BOOKED)).toBeNull();
  expect(transition(booked(), 'accept', 'provider', BOOKED), 'unpaid').toBeNull();
  const late = { ...paid, authorized_at: paid.starts_at };
  expect(transition(late, 'accept', 'provider', later(paid.starts_at, MINUTE)), 'after the start').toBeNull();
  expect(transition(late, 'decline', 'provider', later(paid.starts_at, MINUTE))).not.toBeNull();
  expect(transition({ ...booked(), status: 'cancelled' }, 'secure', 'gateway', BOOKED)).toMatchObject({
    to: 'cancelled',
    money: 'release',
  });
});

test('a request is answered within a day, or two hours before the start, and never in less than a quarter of an hour', () => {
  const start = later(BOOKED, 48 * HOUR);
  expect(respondBy(BOOKED, start)).toEqual(later(BOOKED, 24 * HOUR));
  expect(respondBy(later(start, -10 * HOUR), start)).toEqual(later(start, -2 * HOUR));
  expect(respondBy(later(start, -2 * HOUR), start)).toEqual(later(start, -2 * HOUR + 15 * MINUTE));
});

test('cancelling is free until a day before the start, and shortly after acceptance', () => {
  const starts_at = later(BOOKED, 10 * HOUR);
  expect(freeUntil({ starts_at, confirmed_at: BOOKED })).toEqual(later(BOOKED, 30 * MINUTE));
  expect(freeUntil({ starts_at: later(BOOKED, 70 * MINUTE), confirmed_at: BOOKED })).toEqual(later(BOOKED, 10 * MINUTE));
  expect(freeUntil({ starts_at: later(BOOKED, 100 * HOUR), confirmed_at: BOOKED })).toEqual(later(BOOKED, 76 * HOUR));
  const facts = { ...booked(10), status: 'confirmed' as const, payment_status: 'captured' as const, confirmed_at: BOOKED };
  expect(transition(facts, 'cancel', 'customer', later(BOOKED, 30 * MINUTE))?.money).toBe('release');
  expect(transition(facts, 'cancel', 'customer', later(BOOKED, 31 * MINUTE))?.money).toBe('keep_late_lines');
  expect(transition(facts, 'cancel', 'provider', later(BOOKED, 31 * MINUTE))?.money).toBe('release');
});

test('a booking holds its slot exactly while it is live', () => {
  expect(LIVE_STATUSES).toEqual(['awaiting_acceptance', 'confirmed', 'started', 'in_progress']);
});
