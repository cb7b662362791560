import type { Dispute } from '@hirfa/contract/bookings';
import { DISPUTE, type ProposingPart } from '@hirfa/domain/bookings';
import {
  fromDecimal,
  linesFromDecimals,
  type PriceDecimals,
  type RateColumns,
  ratesFromColumns,
  splitLines,
  toDecimal,
} from '@hirfa/domain/payments';
import type { DisputeRow } from './queries.ts';

type Paid = PriceDecimals & RateColumns;

/** A dispute as both people and admins see it. */
export function viewDispute(
  row: DisputeRow,
  payment: Paid,
  { disputed_by }: { disputed_by: ProposingPart | null },
): Dispute {
  const { answer, answer_photos: photos, answered_at, heard_at, ended_at } = row;
  return {
    by: disputed_by ?? 'customer',
    reason: row.reason,
    text: row.text,
    photos: row.photos,
    opened_at: instant(row.opened_at),
    paid: payment.customer_total,
    paid_in_cash: row.paid_in_cash,
    answer_until: instant(row.answer_until),
    answer: answer === null || answered_at === null ? null : { text: answer, photos, at: instant(answered_at) },
    decide_by: heard_at && new Date(Date.parse(heard_at) + DISPUTE.decideMs).toISOString(),
    outcome: row.outcome,
    ended_at: ended_at && instant(ended_at),
    decision: viewDecision(row, payment),
  };
}

/**
 * What was decided. The lines of the payment are those from before until the gateway has paid back, and then these:
 * both give the same payout.
 */
function viewDecision({ subtotal, refund, decision_reason }: DisputeRow, payment: Paid): Dispute['decision'] {
  if (subtotal === null || refund === null) return null;
  const kept = splitLines(linesFromDecimals(payment), ratesFromColumns(payment), fromDecimal(subtotal));
  return {
    reason: decision_reason,
    refund,
    kept: toDecimal(kept.customer_total),
    payout: toDecimal(kept.provider_payout),
  };
}

const instant = (at: string) => new Date(at).toISOString();
