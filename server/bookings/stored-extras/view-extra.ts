import type { Extra } from '@hirfa/contract/bookings';
import {
  fromDecimal,
  linesFromDecimals,
  piastres,
  type PriceDecimals,
  raisedLines,
  type RateColumns,
  ratesFromColumns,
  refundOf,
  toDecimal,
} from '@hirfa/domain/payments';
import type { StoredExtra } from './queries.ts';

/** An extra as both people and admins see it; one that was added has the lines of the price behind it already. */
export function viewExtra(row: StoredExtra, payment: PriceDecimals & RateColumns): Extra {
  const present = linesFromDecimals(payment);
  const subtotal = piastres(fromDecimal(row.work) + fromDecimal(row.materials));
  const raised = raisedLines(present, ratesFromColumns(payment), subtotal);
  const isOpen = row.outcome === null;
  return {
    id: row.id,
    work: row.work,
    materials: row.materials,
    reason: row.reason,
    costs: isOpen
      ? {
          total: toDecimal(refundOf(raised, present)),
          payout: toDecimal(piastres(raised.provider_payout - present.provider_payout)),
        }
      : null,
    proposed_at: instant(row.proposed_at),
    approved_at: row.approved_at && instant(row.approved_at),
    outcome: row.outcome,
    ended_at: row.ended_at && instant(row.ended_at),
  };
}

const instant = (at: string) => new Date(at).toISOString();
