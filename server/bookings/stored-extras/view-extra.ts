import type { Extra } from '@hirfa/contract/bookings';
import { addedSubtotal } from '@hirfa/domain/bookings';
import {
  costsOfExtra,
  fromDecimal,
  linesFromDecimals,
  type Piastres,
  type PriceDecimals,
  type PriceLines,
  type RateColumns,
  ratesFromColumns,
  toDecimal,
} from '@hirfa/domain/payments';
import type { StoredExtra } from './queries.ts';

/** An extra as both people and admins see it; one that was added has the lines of the price behind it already. */
export function viewExtra(row: StoredExtra, payment: PriceDecimals & RateColumns): Extra {
  const lines = linesFromDecimals(payment);
  const { total, payout } = costsOfExtra(lines, ratesFromColumns(payment), addedBy(row, lines));
  return {
    id: row.id,
    work: row.work,
    materials: row.materials,
    minutes: row.minutes,
    is_quote: row.is_quote,
    reason: row.reason,
    photos: row.photos,
    costs: row.outcome === null ? { total: toDecimal(total), payout: toDecimal(payout) } : null,
    proposed_at: instant(row.proposed_at),
    approved_at: row.approved_at && instant(row.approved_at),
    is_secured: row.is_secured,
    outcome: row.outcome,
    ended_at: row.ended_at && instant(row.ended_at),
  };
}

/** By how much a stored extra raises these lines. */
export function addedBy(
  { work, materials, is_quote }: Pick<StoredExtra, 'work' | 'materials' | 'is_quote'>,
  { subtotal }: Pick<PriceLines, 'subtotal'>,
): Piastres {
  return addedSubtotal({ work: fromDecimal(work), materials: fromDecimal(materials), is_quote }, subtotal);
}

const instant = (at: string) => new Date(at).toISOString();
