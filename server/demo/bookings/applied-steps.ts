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
export interface AppliedStep {
  step: DemoStep;
  before: BookingState | null;
  after: BookingState;
  money: MoneyEffect | null;
}

/** Applies the steps of a booking one after the other; the state table has to allow each of them. */
export function applySteps(booking: DemoBooking): readonly AppliedStep[] {
  const applied: AppliedStep[] = [];
  for (const step of booking.steps) {
    const before = applied.at(-1)?.after ?? null;
    applied.push(before === null ? { step, before, after: firstState(booking), money: null } : applyStep(before, step));
  }
  return applied;
}

function firstState(booking: DemoBooking): BookingState {
  return newBookingState({ ...booking, now: bookedAt(booking) });
}

function applyStep(before: BookingState, step: DemoStep): AppliedStep {
  const { event, part, at, note } = step;
  const change = event === 'book' ? null : transition(before, event, part, at);
  if (change === null)
    throw new Error(`the demo data contain the step ${event} by the ${part}, which the state table does not allow`);
  const after = { ...before, ...applyTransition(before, change, { part, now: at, note }) };
  return { step, before, after, money: change.money };
}
