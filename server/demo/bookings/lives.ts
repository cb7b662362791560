import {
  applyTransition,
  type BookingState,
  type MoneyEffect,
  newBookingState,
  transition,
} from '@hirfa/domain/bookings';
import type { DemoBooking, DemoStep } from '../shapes.ts';
import { bookedAt } from './history.ts';

/** A step, with the state of the booking before and after it. */
export interface LivedStep {
  step: DemoStep;
  before: BookingState | null;
  after: BookingState;
  money: MoneyEffect | null;
}

/** Applies the steps of a booking one after the other; the state table must allow each of them. */
export function liveThrough(booking: DemoBooking): readonly LivedStep[] {
  const lived: LivedStep[] = [];
  for (const step of booking.steps) {
    const before = lived.at(-1)?.after ?? null;
    lived.push(before === null ? { step, before, after: firstState(booking), money: null } : liveStep(before, step));
  }
  return lived;
}

function firstState(booking: DemoBooking): BookingState {
  return newBookingState({ ...booking, now: bookedAt(booking) });
}

function liveStep(before: BookingState, step: DemoStep): LivedStep {
  const { event, part, at, note } = step;
  const change = event === 'book' ? null : transition(before, event, part, at);
  if (change === null)
    throw new Error(`the demo data contain the step ${event} by the ${part}, which the state table does not allow`);
  const after = { ...before, ...applyTransition(before, change, { part, now: at, note }) };
  return { step, before, after, money: change.money };
}
