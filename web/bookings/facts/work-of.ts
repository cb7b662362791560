import type { Booking } from '@hirfa/contract/bookings';
import type { PackageKind, PricedWork } from '@hirfa/domain/bookings';

/** What a price is for: also a whole package, or one meeting of it. */
export type Work = PricedWork | PackageKind | 'meeting';

/** What the price of a booking is for. */
export function workOf({ is_visit, extras, package: of }: Pick<Booking, 'is_visit' | 'extras' | 'package'>): Work {
  if (of !== null) return of.is_whole ? of.kind : 'meeting';
  if (!is_visit) return 'job';
  return extras.some(({ is_quote, outcome }) => is_quote && outcome === 'added') ? 'quote' : 'visit';
}
