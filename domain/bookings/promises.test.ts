import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  beginsAt,
  type BookingState,
  deadlinesOf,
  freeCancellation,
  freeUntil,
  keptPayoutAt,
  respondBy,
  settlesAt,
  startableFrom,
  transition,
} from './index.ts';
import { BOOKED_AT, HOUR, later, MINUTE, newBooking } from './testing/steps.ts';

/** A booking that starts after some time, and the minutes until somebody looks at it, pays for it or accepts it. */
const cases = fc.record({
  startsInMinutes: fc.integer({ min: 30, max: 4 * 24 * 60 }),
  minutes: fc.integer({ min: 0, max: 4 * 24 * 60 }),
  moreMinutes: fc.integer({ min: 0, max: 24 * 60 }),
});

const bookingIn = (minutes: number) => newBooking(minutes / 60);
const dueAt = (booking: BookingState) => deadlinesOf(booking)[0]?.due_at;

test('the answer that is promised before the payment is the deadline after it', () => {
  fc.assert(
    fc.property(cases, ({ startsInMinutes, minutes }) => {
      const booking = bookingIn(startsInMinutes);
      const paidAt = later(BOOKED_AT, minutes * MINUTE);
      const promised = respondBy(paidAt, booking.starts_at);
      const request: BookingState = { ...booking, payment_status: 'authorized', authorized_at: paidAt };
      expect(dueAt(request)).toEqual(promised);
      expect(promised.getTime()).toBeGreaterThanOrEqual(paidAt.getTime() + 15 * MINUTE);
      expect(promised.getTime()).toBeLessThanOrEqual(paidAt.getTime() + 24 * HOUR);
      expect(transition(request, 'accept', 'provider', later(promised, -1))).toEqual(
        later(promised, -1) < booking.starts_at ? expect.objectContaining({ to: 'confirmed' }) : null,
      );
      expect(transition(request, 'accept', 'provider', promised)).toBeNull();
      expect(transition(request, 'expire_request', 'clock', promised)).toMatchObject({ money: 'release' });
    }),
  );
});

test('whenever a booking is accepted, the free cancellation that was promised before holds', () => {
  fc.assert(
    fc.property(cases, ({ startsInMinutes, minutes, moreMinutes }) => {
      const booking = bookingIn(startsInMinutes);
      const seenAt = later(BOOKED_AT, minutes * MINUTE);
      const confirmed_at = later(seenAt, moreMinutes * MINUTE);
      const promise = freeCancellation(booking.starts_at, seenAt);
      const last = freeUntil({ ...booking, confirmed_at });
      if (promise === null) expect(last.getTime()).toBeLessThanOrEqual(seenAt.getTime());
      else if (promise.for_ms === null) expect(last.getTime()).toBeGreaterThanOrEqual(promise.until.getTime());
      else {
        const until = Math.min(promise.until.getTime(), confirmed_at.getTime() + promise.for_ms);
        // An acceptance that is too late for it leaves no free time.
        if (until > confirmed_at.getTime()) expect(last.getTime()).toBe(until);
      }
    }),
  );
});

test('what the clock does happens at the instant that people read', () => {
  fc.assert(
    fc.property(cases, ({ startsInMinutes, minutes }) => {
      const booking = bookingIn(startsInMinutes);
      const at = later(booking.starts_at, minutes * MINUTE);
      const started: BookingState = { ...booking, status: 'started', payment_status: 'captured', started_at: at };
      expect(dueAt(started)).toEqual(beginsAt(at));
      const done: BookingState = { ...started, status: 'completed', finished_at: at };
      expect(dueAt(done)).toEqual(settlesAt(at));
      const confirmed: BookingState = { ...booking, status: 'confirmed', payment_status: 'captured', confirmed_at: at };
      const from = startableFrom(booking.starts_at);
      expect(transition(confirmed, 'start', 'provider', from)).not.toBeNull();
      expect(transition(confirmed, 'start', 'provider', later(from, -1))).toBeNull();
      expect(keptPayoutAt(at)).toEqual(later(at, 24 * HOUR));
    }),
  );
});
