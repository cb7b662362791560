import { BOOKING_TIMES, type BookingFacts, type MoneyEffect, transition } from '@hirfa/domain/bookings';
import { bookedAt } from './history.ts';
import type { DemoBooking, DemoStep, Outcome } from '../shapes.ts';

/** A step, and what it made of the booking. */
export interface LivedStep {
  step: DemoStep;
  before: BookingFacts | null;
  after: BookingFacts;
  money: MoneyEffect | null;
}

const CANCEL_REASON = {
  settled: null,
  declined: 'declined',
  withdrawn: 'withdrawn',
  expired: 'request_expired',
  cancelled_early: 'customer_cancelled',
  cancelled_late: 'customer_cancelled',
} as const satisfies Record<Outcome, string | null>;

export function cancelReasonOf({ outcome }: DemoBooking) {
  return CANCEL_REASON[outcome];
}

/** Lives through a booking by the state table, which allows every step of it. */
export function liveThrough(booking: DemoBooking): readonly LivedStep[] {
  const lived: LivedStep[] = [];
  for (const step of booking.steps) {
    const before = lived.at(-1)?.after ?? null;
    lived.push(before === null ? { step, before, after: beginning(booking), money: null } : liveStep(before, step));
  }
  return lived;
}

function beginning(booking: DemoBooking): BookingFacts {
  return {
    status: 'awaiting_acceptance',
    payment_status: 'pending',
    starts_at: booking.starts_at,
    ends_at: booking.ends_at,
    hold_until: new Date(bookedAt(booking).getTime() + BOOKING_TIMES.holdMs),
    authorized_at: null,
    confirmed_at: null,
    started_at: null,
    finished_at: null,
    completed_at: null,
    cancelled_at: null,
  };
}

function liveStep(before: BookingFacts, step: DemoStep): LivedStep {
  const { event, part, at } = step;
  const change = event === 'book' ? null : transition(before, event, part, at);
  if (change === null) throw new Error(`the demo data let the ${part} ${event} where nobody can`);
  const arrives = (status: BookingFacts['status']) => change.to === status && before.status !== status;
  const after: BookingFacts = {
    ...before,
    status: change.to,
    payment_status: change.payment_status,
    ...(event === 'secure' && { authorized_at: at }),
    ...(arrives('confirmed') && { confirmed_at: at }),
    ...(arrives('started') && { started_at: at }),
    ...(arrives('completed') && { finished_at: at }),
    ...(event === 'settle' && { completed_at: at }),
    ...(arrives('cancelled') && { cancelled_at: at }),
  };
  return { step, before, after, money: change.money };
}
