import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, cairoDay, cairoMinute } from '../../market/index.ts';
import {
  acceptableUntil,
  type BookingState,
  freeUntil,
  isFreeSlot,
  isWithinHours,
  lastMovableDay,
  nearestTimes,
  proposalProblem,
  proposalUntil,
  slotOfLength,
  transition,
} from '../index.ts';
import { calendarWith } from '../testing/calendar.ts';
import { BOOKED_AT, HOUR, later, MINUTE, newBooking, step } from '../testing/steps.ts';

const DAY = 24 * HOUR;

/** A captured booking that starts so many hours after BOOKED_AT. */
function confirmed(startsInHours = 48): BookingState {
  return {
    ...newBooking(startsInHours),
    status: 'confirmed',
    payment_status: 'captured',
    authorized_at: BOOKED_AT,
    confirmed_at: BOOKED_AT,
  };
}

const minutes = (min: number, max: number) => fc.integer({ min, max });
const cases = fc.record({
  startsInMinutes: minutes(30, 5 * 24 * 60),
  others: fc.array(minutes(1, 20 * 48), { minLength: 1, maxLength: 3 }),
  waits: minutes(0, 26 * 60),
});

test('either side proposes more than two hours before the start, and one proposal is open at a time', () => {
  fc.assert(
    fc.property(cases, ({ startsInMinutes, waits }) => {
      const booking = confirmed(startsInMinutes / 60);
      const now = later(BOOKED_AT, waits * MINUTE);
      const isEarly = now.getTime() < booking.starts_at.getTime() - 2 * HOUR;
      for (const part of ['customer', 'provider'] as const) {
        const proposed = step(booking, 'propose', part, now);
        expect(proposed !== null).toBe(isEarly);
        if (proposed === null) continue;
        const other = part === 'customer' ? 'provider' : 'customer';
        expect(step(proposed, 'propose', other, now)).toBeNull();
        for (const event of ['reschedule', 'decline_proposal'] as const) {
          expect(step(proposed, event, part, now), 'who proposed does not answer').toBeNull();
          expect(step(proposed, event, other, now)).toMatchObject({ status: 'confirmed', proposal_until: null });
        }
        expect(step(proposed, 'withdraw_proposal', other, now)).toBeNull();
        expect(step(proposed, 'withdraw_proposal', part, now)).toMatchObject({ proposal_by: null });
      }
    }),
  );
});

test('nobody proposes before the money is taken, or once the job has started', () => {
  const { proposal_until, ...booking } = confirmed();
  expect(proposal_until).toBeNull();
  for (const other of [{ payment_status: 'authorized' }, { status: 'started' }, { status: 'cancelled' }] as const)
    expect(transition({ ...booking, proposal_until, ...other }, 'propose', 'customer', BOOKED_AT)).toBeNull();
});

test('a time can be accepted for a day, while it and the present start are more than two hours away', () => {
  fc.assert(
    fc.property(cases, ({ startsInMinutes, others, waits }) => {
      const booking = confirmed(startsInMinutes / 60);
      const starts = others.map((half) => later(BOOKED_AT, half * 30 * MINUTE));
      const now = later(BOOKED_AT, waits * MINUTE);
      const open = starts.filter((start) => now < acceptableUntil(start, booking, BOOKED_AT));
      for (const start of starts) {
        const isFar = [start, booking.starts_at].every((at) => at.getTime() - now.getTime() > 2 * HOUR);
        expect(open.includes(start)).toBe(isFar && waits < 24 * 60);
      }
      expect(now < proposalUntil(starts, booking, BOOKED_AT)).toBe(open.length > 0);
    }),
  );
});

test('the clock ends a proposal at the instant at which nobody can accept it any more', () => {
  const proposed = step(confirmed(), 'propose', 'customer', BOOKED_AT) ?? confirmed();
  const until = later(BOOKED_AT, DAY);
  expect(proposed.proposal_until).toEqual(until);
  expect(step(proposed, 'expire_proposal', 'clock', later(until, -1))).toBeNull();
  expect(step(proposed, 'reschedule', 'provider', later(until, -1))).not.toBeNull();
  expect(step(proposed, 'reschedule', 'provider', until)).toBeNull();
  expect(step(proposed, 'expire_proposal', 'clock', until)).toMatchObject({ status: 'confirmed', proposal_by: null });
});

test('one to three different times are proposed, each free for the same length, none the present one', () => {
  const booking = {
    starts_at: new Date('2026-12-01T10:00:00Z'),
    ends_at: new Date('2026-12-01T12:00:00Z'),
    package_id: null,
  };
  const busy = [{ start: new Date('2026-12-02T10:00:00Z'), end: new Date('2026-12-02T11:30:00Z') }];
  const calendar = calendarWith({ busy });
  const problem = (now: string, ...starts: string[]) =>
    proposalProblem(
      starts.map((start) => new Date(start)),
      { present: booking, calendar, now: new Date(now) },
    );
  const now = '2026-11-30T08:00:00Z';
  const [free, other, third] = ['2026-12-01T13:00:00Z', '2026-12-02T12:00:00Z', '2026-12-03T07:00:00Z'];
  expect(problem(now, free, other, third)).toBeNull();
  expect(problem(now, '2026-12-01T10:30:00Z'), 'its own slot is given up').toBeNull();
  expect(problem(now)).toEqual({ index: null, problem: 'number' });
  expect(problem(now, free, other, third, '2026-12-03T08:00:00Z')).toEqual({ index: null, problem: 'number' });
  expect(problem(now, free, other, free)).toEqual({ index: 2, problem: 'twice' });
  expect(problem(now, free, '2026-12-01T10:00:00Z')).toEqual({ index: 1, problem: 'present' });
  expect(problem(now, '2026-12-02T09:00:00Z'), 'taken').toEqual({ index: 0, problem: 'not_free' });
  expect(problem(now, '2026-12-01T13:30:00Z'), 'after hours').toEqual({ index: 0, problem: 'not_free' });
  expect(problem(now, '2027-03-01T08:00:00Z'), 'too far').toEqual({ index: 0, problem: 'not_free' });
  expect(problem(now, '2026-11-30T10:00:00Z')).toEqual({ index: 0, problem: 'too_soon' });
});

test('what is proposed without a problem is exactly what a new booking of this length could take', () => {
  fc.assert(
    fc.property(cases, ({ startsInMinutes, others, waits }) => {
      const booking = confirmed(startsInMinutes / 60);
      const now = later(BOOKED_AT, waits * MINUTE);
      const calendar = calendarWith({ noticeMinutes: 24 * 60 });
      const starts = others.map((half) => later(BOOKED_AT, half * 30 * MINUTE));
      const found = proposalProblem(starts, { present: { ...booking, package_id: null }, calendar, now });
      const isFree = starts.every((start) => isFreeSlot(calendar, slotOfLength(booking, start), now));
      const isDifferent = new Set([...starts, booking.starts_at].map(Number)).size === starts.length + 1;
      const isEarly = booking.starts_at.getTime() - now.getTime() > 2 * HOUR;
      expect(found === null).toBe(isFree && isDifferent && isEarly);
    }),
  );
});

test('a move keeps the length, charges nothing, and never extends the free deadline, however often it happens', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ hours: fc.integer({ min: -40, max: 400 }), waits: minutes(0, 300) }), { maxLength: 6 }),
      (moves) => {
        let booking = confirmed(72);
        const first = freeUntil(booking);
        let now = BOOKED_AT;
        for (const { hours, waits } of moves) {
          now = later(now, waits * MINUTE);
          const proposed = step(booking, 'propose', 'provider', now);
          const change = proposed && transition(proposed, 'reschedule', 'customer', now);
          if (proposed === null || change === null) continue;
          expect(change).toMatchObject({ to: 'confirmed', payment_status: 'captured', money: null });
          const moved = step(proposed, 'reschedule', 'customer', now) ?? proposed;
          const start = later(moved.starts_at, hours * HOUR);
          booking = { ...moved, starts_at: start, ends_at: later(start, HOUR) };
          expect(freeUntil(booking).getTime()).toBeLessThanOrEqual(first.getTime());
          expect(booking.free_until_at_most).toEqual(first);
        }
      },
    ),
  );
});

test('over both changes of the clock a move by whole days keeps its time in Cairo', () => {
  for (const [before, moved] of [
    ['2026-10-29T07:00:00Z', '2026-10-30T08:00:00Z'],
    ['2027-04-29T08:00:00Z', '2027-04-30T07:00:00Z'],
  ] as const) {
    const present = { starts_at: new Date(before), ends_at: later(new Date(before), 2 * HOUR), package_id: null };
    const start = new Date(moved);
    const now = later(present.starts_at, -3 * DAY);
    expect(proposalProblem([start], { present, calendar: calendarWith(), now })).toBeNull();
    const slot = slotOfLength(present, start);
    expect(slot.end.getTime() - slot.start.getTime()).toBe(2 * HOUR);
    expect([slot.start, slot.end].map(cairoMinute)).toEqual([present.starts_at, present.ends_at].map(cairoMinute));
  }
});

/** A date of a package so many days from a day, at 10 o'clock in Cairo, for two hours. */
const dateIn = (days: number) => {
  const starts_at = new Date(`${addDays('2026-12-01', days)}T08:00:00Z`);
  return { starts_at, ends_at: later(starts_at, 2 * HOUR), package_id: 'a package' };
};
const NOW = new Date('2026-12-01T06:00:00Z');

test('a date of a package can be moved by up to a week, beyond the horizon, too; another booking cannot', () => {
  const calendar = calendarWith({ horizonDays: 14 });
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 360 }), fc.integer({ min: -20, max: 20 }), (ahead, by) => {
      fc.pre(by !== 0);
      const present = dateIn(ahead);
      // At ten or at nine, so that the clock of Cairo may change between.
      const start = later(present.starts_at, by * DAY);
      const isNear = Math.abs(by) <= 7;
      const isUsual = ahead + by <= 14;
      const found = (package_id: string | null) =>
        proposalProblem([start], { present: { ...present, package_id }, calendar, now: NOW });
      const isPast = ahead + by < 1;
      expect(found('a package') === null).toBe(!isPast && (isNear || isUsual));
      expect(found(null) === null).toBe(!isPast && isUsual);
    }),
  );
  expect(lastMovableDay(dateIn(200), 14, NOW)).toBe(addDays('2026-12-01', 207));
  expect(lastMovableDay({ ...dateIn(200), package_id: null }, 14, NOW)).toBe('2026-12-15');
  expect(lastMovableDay(dateIn(2), 14, NOW)).toBe('2026-12-15');
});

test('the times nearest to a date are free, on three days, and never overlap what is taken', () => {
  const hours = fc.record({ from: fc.integer({ min: 0, max: 20 }), length: fc.integer({ min: 1, max: 4 }) });
  const days = fc.array(fc.option(hours), { minLength: 7, maxLength: 7 });
  const taken = fc.array(fc.integer({ min: -8 * 24, max: 8 * 24 }), { maxLength: 6 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 330 }), days, taken, (ahead, week, at) => {
      const present = dateIn(ahead);
      const calendar = calendarWith({
        weekly: week.flatMap((each, weekday) =>
          each === null ? [] : [{ weekday, from_minute: each.from * 60, to_minute: (each.from + each.length) * 60 }],
        ),
      });
      const ranges = at.map((by) => slotOfLength(present, later(present.starts_at, by * HOUR)));
      const found = nearestTimes(present, { calendar, taken: ranges, now: NOW });
      const own = cairoDay(present.starts_at);
      expect(new Set(found.map((start) => cairoDay(start))).size).toBe(found.length);
      expect(found.length).toBeLessThanOrEqual(3);
      if (found.length > 0) expect(proposalProblem(found, { present, calendar, now: NOW })).toBeNull();
      for (const start of found) {
        const slot = slotOfLength(present, start);
        expect(isWithinHours(calendar, slot)).toBe(true);
        expect(ranges.some((each) => each.start < slot.end && slot.start < each.end)).toBe(false);
        expect([addDays(own, -7) <= cairoDay(start), cairoDay(start) <= addDays(own, 7)]).toEqual([true, true]);
      }
    }),
  );
});

test('the nearest days come first, and on each the hour that is nearest', () => {
  const present = dateIn(30);
  const nearest = (given: Parameters<typeof calendarWith>[0]) =>
    nearestTimes(present, { calendar: calendarWith(given), taken: [], now: NOW }).map((at) => at.toISOString());
  expect(nearest({ exceptions: [{ kind: 'off', day: '2026-12-31' }] })).toEqual([
    '2027-01-01T08:00:00.000Z',
    '2026-12-30T08:00:00.000Z',
    '2027-01-02T08:00:00.000Z',
  ]);
  const late = [{ first_day: '2026-12-20', last_day: '2027-01-10', hours: [] }].map((each) => ({
    ...each,
    hours: [4, 5].map((weekday) => ({ weekday, from_minute: 14 * 60, to_minute: 18 * 60 })),
  }));
  expect(nearest({ templates: late })).toEqual([
    '2026-12-31T12:00:00.000Z',
    '2027-01-01T12:00:00.000Z',
    '2026-12-25T12:00:00.000Z',
  ]);
});
