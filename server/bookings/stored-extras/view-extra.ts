import type { Extra } from '@hirfa/contract/bookings';
import {
  costsOfExtra,
  fromDecimal,
  linesFromDecimals,
  piastres,
  type PriceDecimals,
  type RateColumns,
  ratesFromColumns,
  toDecimal,
} from '@hirfa/domain/payments';
import type { StoredExtra } from './queries.ts';

/** An extra as both people and admins see it; one that was added has the lines of the price behind it already. */
export function viewExtra(row: StoredExtra, payment: PriceDecimals & RateColumns): Extra {
  const subtotal = piastres(fromDecimal(row.work) + fromDecimal(row.materials));
  const { total, payout } = costsOfExtra(linesFromDecimals(payment), ratesFromColumns(payment), subtotal);
  return {
    id: row.id,
    work: row.work,
    materials: row.materials,
    minutes: row.minutes,
    reason: row.reason,
    costs: row.outcome === null ? { total: toDecimal(total), payout: toDecimal(payout) } : null,
    proposed_at: instant(row.proposed_at),
    approved_at: row.approved_at && instant(row.approved_at),
    is_secured: row.is_secured,
    outcome: row.outcome,
    ended_at: row.ended_at && instant(row.ended_at),
  };
}

const instant = (at: string) => new Date(at).toISOString();
