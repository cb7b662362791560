import type { Booking } from '@hirfa/contract/bookings';
import type { PricedWork } from '@hirfa/domain/bookings';

/** What the price of a booking is for. */
export function workOf({ is_visit, extras }: Pick<Booking, 'is_visit' | 'extras'>): PricedWork {
  if (!is_visit) return 'job';
  return extras.some(({ is_quote, outcome }) => is_quote && outcome === 'added') ? 'quote' : 'visit';
}
