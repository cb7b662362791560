import type { Booking } from '@hirfa/contract/bookings';
import type { PackageKind, PricedWork } from '@hirfa/domain/bookings';

/** What a price is for; a whole package, too. */
export type Work = PricedWork | PackageKind;

/** What the price of a booking is for. */
export function workOf({ is_visit, extras, package: of }: Pick<Booking, 'is_visit' | 'extras' | 'package'>): Work {
  if (of?.is_whole === true) return of.kind;
  if (!is_visit) return 'job';
  return extras.some(({ is_quote, outcome }) => is_quote && outcome === 'added') ? 'quote' : 'visit';
}
