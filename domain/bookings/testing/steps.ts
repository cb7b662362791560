import {
  applyTransition,
  type BookingEvent,
  type BookingState,
  newBookingState,
  type Part,
  proposalUntil,
  slotOfLength,
  transition,
} from '../index.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const BOOKED_AT = new Date('2026-11-21T09:00:00.000Z');
export const PARTS: readonly Part[] = ['customer', 'provider', 'admin', 'clock', 'gateway'];

export const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

/** A new booking of one hour that starts `startsInHours` after BOOKED_AT. */
export function newBooking(startsInHours = 48): BookingState {
  const starts_at = later(BOOKED_AT, startsInHours * HOUR);
  return newBookingState({ starts_at, ends_at: later(starts_at, HOUR), now: BOOKED_AT });
}

/** The booking after an event; null where the state table does not allow the event. */
export function step(booking: BookingState, event: BookingEvent, part: Part, now: Date): BookingState | null {
  const change = transition(booking, event, part, now);
  return (
    change && {
      ...booking,
      ...applyTransition(booking, change, { part, now, ...otherTime(booking, event, part, now) }),
    }
  );
}

/** The time that is proposed, or to which a booking is moved: a day later. */
export function otherTime(booking: BookingState, event: BookingEvent, part: Part, now: Date) {
  const start = later(booking.starts_at, 24 * HOUR);
  if (event === 'reschedule') return { moved: slotOfLength(booking, start) };
  if (event !== 'propose' || (part !== 'customer' && part !== 'provider')) return {};
  return { proposed: { by: part, until: proposalUntil([start], booking, now) } };
}
