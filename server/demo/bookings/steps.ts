import { BOOKING_TIMES, freeUntil, respondBy } from '@hirfa/domain/bookings';
import { CANCEL_REASONS, DECLINE_REASONS } from './texts.ts';
import type { Random } from '../random.ts';
import type { DemoStep, Outcome } from '../shapes.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

interface Agreed {
  booked_at: Date;
  starts_at: Date;
  ends_at: Date;
  /** How long the provider usually takes to answer. */
  response_minutes: number;
}

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

/** The steps from the creation of a booking to this outcome. */
export function stepsOf(outcome: Outcome, agreed: Agreed, random: Random): readonly DemoStep[] {
  const secured = after(agreed.booked_at, random.int(40, 400) * SECOND);
  const opening: DemoStep[] = [
    { event: 'book', part: 'customer', at: agreed.booked_at },
    { event: 'secure', part: 'gateway', at: secured },
  ];
  const end = respondBy(secured, agreed.starts_at);
  const answered = between(
    after(secured, MINUTE),
    sooner(after(secured, 2 * agreed.response_minutes * MINUTE), after(end, -MINUTE)),
    random,
  );
  if (outcome === 'declined')
    return withMoneyStep(
      opening,
      { event: 'decline', part: 'provider', at: answered, note: random.pick(DECLINE_REASONS) },
      'void',
      random,
    );
  if (outcome === 'withdrawn')
    return withMoneyStep(opening, { event: 'withdraw', part: 'customer', at: answered }, 'void', random);
  if (outcome === 'expired')
    return withMoneyStep(opening, { event: 'expire_request', part: 'clock', at: after(end, SECOND) }, 'void', random);
  const accepted = withMoneyStep(opening, { event: 'accept', part: 'provider', at: answered }, 'capture', random);
  if (outcome === 'settled') return [...accepted, ...workSteps(agreed, random)];
  const free = freeUntil({ starts_at: agreed.starts_at, confirmed_at: answered, free_until_at_most: null });
  const cancel = (from: Date, to: Date): DemoStep => ({
    event: 'cancel',
    part: 'customer',
    at: between(from, to, random),
    ...(random.chance(0.6) && { note: random.pick(CANCEL_REASONS) }),
  });
  return outcome === 'cancelled_early'
    ? withMoneyStep(accepted, cancel(after(answered, MINUTE), free), 'refund', random)
    : withMoneyStep(accepted, cancel(after(free, SECOND), after(agreed.starts_at, -MINUTE)), 'refund_part', random);
}

/** Adds a step that moves money, and the gateway's event a few seconds later. */
function withMoneyStep(
  steps: readonly DemoStep[],
  step: DemoStep,
  event: 'capture' | 'void' | 'refund' | 'refund_part',
  random: Random,
): DemoStep[] {
  return [...steps, step, { event, part: 'gateway', at: after(step.at, random.int(2000, 9000)) }];
}

function workSteps({ starts_at, ends_at }: Agreed, random: Random): DemoStep[] {
  const started = after(starts_at, random.int(-12 * 60, 9 * 60) * SECOND);
  const isPrompt = random.chance(0.5);
  const begun = after(started, isPrompt ? random.int(60, 540) * SECOND : BOOKING_TIMES.beginAfterStartedMs + SECOND);
  const finished = later(after(begun, 5 * MINUTE), after(ends_at, random.int(-8 * 60, 15 * 60) * SECOND));
  const isConfirmed = random.chance(0.75);
  const settled = after(
    finished,
    isConfirmed ? random.int(2 * 60, 300 * 60) * SECOND : BOOKING_TIMES.settleAfterFinishMs + SECOND,
  );
  return [
    { event: 'start', part: 'provider', at: started },
    { event: 'begin', part: isPrompt ? 'customer' : 'clock', at: begun },
    { event: 'finish', part: 'provider', at: finished },
    { event: 'settle', part: isConfirmed ? 'customer' : 'clock', at: settled },
  ];
}

function sooner(a: Date, b: Date): Date {
  return a < b ? a : b;
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}

function between(from: Date, to: Date, random: Random): Date {
  const seconds = Math.max(0, Math.floor((to.getTime() - from.getTime()) / SECOND));
  return after(from, random.int(0, seconds) * SECOND);
}
