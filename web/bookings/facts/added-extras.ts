import type { Booking } from '@hirfa/contract/bookings';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';

/**
 * A subtotal in what was booked or quoted and what extra work added; null where nothing was added, or where the
 * subtotal is not the whole any more.
 */
export function withoutExtras({ extras, status, dispute }: Booking, subtotal: string) {
  const added = extras
    .filter(({ outcome, is_quote }) => outcome === 'added' && !is_quote)
    .reduce((sum, { work, materials }) => sum + fromDecimal(work) + fromDecimal(materials), 0);
  const booked = fromDecimal(subtotal) - added;
  if (added === 0 || booked <= 0 || status === 'cancelled' || dispute?.decision != null) return null;
  return { booked: toDecimal(piastres(booked)), added: toDecimal(piastres(added)) };
}
