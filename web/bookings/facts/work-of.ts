import type { Booking } from '@hirfa/contract/bookings';
import type { PackageKind } from '@hirfa/domain/bookings';

/** What a price is for: the job, the fee of a visit, the job as it was quoted in the visit, or a whole package. */
export type Work = 'job' | 'visit' | 'quote' | PackageKind;

export function workOf({ is_visit, extras, package: of }: Pick<Booking, 'is_visit' | 'extras' | 'package'>): Work {
  if (of?.is_whole === true) return of.kind;
  if (!is_visit) return 'job';
  return extras.some(({ is_quote, outcome }) => is_quote && outcome === 'added') ? 'quote' : 'visit';
}
