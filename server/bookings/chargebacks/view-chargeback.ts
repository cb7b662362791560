import type { Chargeback } from '@hirfa/contract/bookings';
import type { ChargebackRow } from './queries.ts';

const instant = (at: string) => new Date(at).toISOString();

/** A chargeback as people and admins see it; who bears it is not for the customer. */
export function viewChargeback(row: ChargebackRow, reader: 'customer' | 'provider' | 'admin'): Chargeback {
  const { state, reason, amount, bearer, borne, decision_reason, decided_at } = row;
  const isDecided = bearer !== null && borne !== null && decision_reason !== null && decided_at !== null;
  return {
    id: row.id,
    extra_id: row.extra_id,
    state,
    reason,
    amount,
    opened_at: instant(row.opened_at),
    evidence_until: instant(row.evidence_until),
    sent_at: row.sent_at && instant(row.sent_at),
    ended_at: row.ended_at && instant(row.ended_at),
    decision:
      reader === 'customer' || !isDecided
        ? null
        : { bearer, borne, reason: decision_reason, decided_at: instant(decided_at) },
  };
}
