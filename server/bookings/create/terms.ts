import type { CreateBookingInput } from '@hirfa/contract/bookings';
import type { ServiceOfBooking, TimeRange } from '@hirfa/domain/bookings';
import type { Discount, PriceLines, Rates } from '@hirfa/domain/payments';
import type { PromotionRefusal } from '@hirfa/domain/referrals';
import { discountOffer, halfHoursOf, minutesOf, type Pricing } from '../offers.ts';
import type { BookableOffer } from '../queries.ts';

const MINUTE_MS = 60_000;

/** What a booking agrees on: the offer, what it is made of, for how long and when, and its price. */
export interface Terms {
  offer: BookableOffer;
  /** The services of an offer that is made of several; otherwise none. */
  services: readonly ServiceOfBooking[];
  half_hours: number;
  slot: TimeRange;
  lines: PriceLines;
  discounts: readonly Discount[];
  /** Why the promotion code that was entered gives nothing. */
  refused: PromotionRefusal | null;
  rates: Rates;
}

export function termsOf(
  input: CreateBookingInput,
  { offer, services }: Pick<Terms, 'offer' | 'services'>,
  pricing: Pricing & { rates: Rates },
): Terms {
  const { rates } = pricing;
  const half_hours = halfHoursOf(offer, input.half_hours);
  const start = new Date(input.starts_at);
  const slot = { start, end: new Date(start.getTime() + minutesOf(offer, half_hours) * MINUTE_MS) };
  return { offer, services, half_hours, slot, ...discountOffer(offer, half_hours, rates, pricing), rates };
}
