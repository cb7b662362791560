import { type Piastres, piastres, type Rate, shareOf } from '../../payments/index.ts';
import type { BookingFacts, CancelReason } from '../facts.ts';
import { RESCUE } from '../limits.ts';

/** Why a booking ended whose customer had done nothing, and needs somebody else. */
export const RESCUED_REASONS = [
  'declined',
  'request_expired',
  'provider_cancelled',
  'provider_absent',
  'admin_cancelled',
] as const satisfies CancelReason[];

type Ended = Pick<
  BookingFacts,
  'starts_at' | 'authorized_at' | 'cancelled_at' | 'payment_status' | 'second_visit_of'
> & {
  cancel_reason: CancelReason | null;
};

/**
 * Whether others are offered for a booking now: it was paid, its provider let it down, and that was not long ago. Where
 * an admin has left a part of the price to the provider, work was done. Nobody else makes a free second visit.
 */
export function needsRescue(ended: Ended, now: Date): boolean {
  const { starts_at, authorized_at, cancelled_at, cancel_reason, payment_status } = ended;
  if (payment_status === 'partially_refunded' || ended.second_visit_of !== null) return false;
  if (authorized_at === null || cancelled_at === null || !isRescued(cancel_reason)) return false;
  return now.getTime() < Math.max(starts_at.getTime(), cancelled_at.getTime() + RESCUE.openMs);
}

const isRescued = (reason: CancelReason | null) => RESCUED_REASONS.some((each) => each === reason);

/** What another provider may cost at most, where the booking cost so much. */
export function mostForRescue(cost: Piastres): Piastres {
  return piastres(Math.floor((cost * (100 + RESCUE.dearerPercent)) / 100));
}

/**
 * What the platform pays where another provider costs more than the booking did, both before discounts: the difference,
 * at most this share of what the booking cost. Nothing for one who is not offered because they cost too much.
 */
export function paidForRescue(cost: Piastres, price: Piastres, share: Rate): Piastres {
  const more = price > mostForRescue(cost) ? 0 : price - cost;
  return piastres(Math.max(0, Math.min(more, shareOf(cost, share))));
}

/**
 * Who is offered, of providers in the order of relevance: those who are free at the time of the booking; only where
 * nobody is, those who are free at a later one, the nearest first.
 */
export function rescuersOf<Found extends { start: Date }>(found: readonly Found[], time: Date): Found[] {
  const then = found.filter(({ start }) => start.getTime() === time.getTime());
  if (then.length > 0) return then.slice(0, RESCUE.most);
  const later = found.filter(({ start }) => start > time);
  return later.toSorted((one, other) => one.start.getTime() - other.start.getTime()).slice(0, RESCUE.most);
}
