import type { CreateBookingInput } from '@hirfa/contract/bookings';
import type { TimeRange } from '@hirfa/domain/bookings';
import type { PriceLines, Rates } from '@hirfa/domain/payments';
import { halfHoursOf, minutesOf, priceOffer } from '../offers.ts';
import type { BookableOffer } from '../queries.ts';

const MINUTE_MS = 60_000;

/** What a booking agrees on: the offer, for how long and when, and its price. */
export interface Terms {
  offer: BookableOffer;
  half_hours: number;
  slot: TimeRange;
  lines: PriceLines;
  rates: Rates;
}

export function termsOf(input: CreateBookingInput, offer: BookableOffer, rates: Rates): Terms {
  const half_hours = halfHoursOf(offer, input.half_hours);
  const start = new Date(input.starts_at);
  const slot = { start, end: new Date(start.getTime() + minutesOf(offer, half_hours) * MINUTE_MS) };
  return { offer, half_hours, slot, lines: priceOffer(offer, half_hours, rates), rates };
}
