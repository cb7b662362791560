import { METHOD_RULES, type PaymentMethod } from '../payments/index.ts';
import type { BookingFacts } from './facts.ts';
import { BOOKING_TIMES, HOLDS } from './limits.ts';

/**
 * A booking that was never paid: a hold lasts until `hold_until`, unless it ended before (`is_open` is false). That of
 * a package holds all of its times.
 */
export interface UnpaidBooking {
  created_at: Date;
  hold_until: Date;
  is_open: boolean;
  is_package: boolean;
}

const isHeld = ({ is_open, hold_until }: UnpaidBooking, now: Date) => is_open && hold_until > now;

/** Whether a package of the customer waits for its payment: until then they hold no times of another one. */
export const isPackageHeld = (unpaid: readonly UnpaidBooking[], now: Date): boolean =>
  unpaid.some((one) => one.is_package && isHeld(one, now));

/**
 * When a customer can hold another slot, from their unpaid bookings of the last hour; null if they can now (product
 * decision: booking).
 */
export function nextHoldFrom(unpaid: readonly UnpaidBooking[], now: Date): Date | null {
  const ends = unpaid.filter((one) => isHeld(one, now)).map((one) => one.hold_until);
  const leaves = unpaid
    .map(({ created_at }) => new Date(created_at.getTime() + HOLDS.periodMs))
    .filter((leaving) => leaving > now);
  const waits = [waitFor(ends, HOLDS.atOnce), waitFor(leaves, HOLDS.perPeriod)].filter((at) => at !== null);
  return waits.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

/** When fewer than `limit` of these instants are in the future. */
function waitFor(instants: readonly Date[], limit: number): Date | null {
  const sorted = instants.toSorted((a, b) => a.getTime() - b.getTime());
  return sorted[sorted.length - limit] ?? null;
}

/**
 * Until when a slot is held once the customer has chosen how to pay. A reference holds it as long as it can be paid;
 * who chooses it again has no more time than the first one could give, and who leaves it has the usual time.
 */
export function heldWith(
  method: PaymentMethod,
  { created_at, hold_until }: Pick<BookingFacts, 'hold_until'> & { created_at: Date },
  now: Date,
): Date {
  const { pay_within_ms } = METHOD_RULES[method];
  const usual = now.getTime() + BOOKING_TIMES.holdMs;
  if (pay_within_ms === null) return new Date(Math.min(hold_until.getTime(), usual));
  return new Date(Math.min(now.getTime(), created_at.getTime() + BOOKING_TIMES.holdMs) + pay_within_ms);
}
