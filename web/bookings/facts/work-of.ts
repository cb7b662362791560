import type { Booking } from '@hirfa/contract/bookings';

/** What the price of a booking is for: the job, the fee of a visit, or the job as it was quoted in the visit. */
export type Work = 'job' | 'visit' | 'quote';

export function workOf({ is_visit, extras }: Pick<Booking, 'is_visit' | 'extras'>): Work {
  if (!is_visit) return 'job';
  return extras.some(({ is_quote, outcome }) => is_quote && outcome === 'added') ? 'quote' : 'visit';
}
