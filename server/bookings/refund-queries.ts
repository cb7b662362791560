import type { Refund } from '@hirfa/contract/payments';
import { sql } from 'drizzle-orm';
import { owedRefunds, paymentOperations, refundAccounts } from '../payments/index.ts';
import { bookings } from './tables.ts';

/**
 * A column of statements about bookings: the refunds, the oldest first, with what became of those that could not go
 * back. Instants are as the database writes them.
 */
export const refunds = sql<Refund[]>`(
  select coalesce(json_agg(json_build_object('id', operation.id, 'amount', operation.refund::text,
    'state', operation.state, 'requested_at', operation.created_at, 'sent_at', operation.sent_at,
    'ended_at', operation.done_at, 'is_surplus', operation.is_release, 'owed', case when owed.operation_id is not null then json_build_object(
      'amount', owed.amount::text, 'by_bank', owed.by_bank::text,
      'waits_for_bank', owed.given_at is null and waits_for_bank(operation.booking_id),
      'state', replace(owed.state, 'transfer_ordered', 'transfer_asked'), 'chosen_at', owed.chosen_at,
      'given_at', owed.given_at, 'reference', owed.reference, 'returned_at', owed.returned_at, 'return_reason', owed.return_reason,
      'account', case when account.operation_id is not null then json_build_object('kind', account.kind,
        'last_digits', right(account.number, 4), 'holder', account.holder) end,
      'together', case when owed.state = 'open' then (
        select case when count(*) > 1 then json_build_object('refunds', count(*), 'amount', sum(part.amount)::text) end
        from ${owedRefunds} as part where part.operation_id in (select owed_together(owed.operation_id))) end) end) order by operation.id), '[]')
  from ${paymentOperations} as operation
  left join ${owedRefunds} as owed on owed.operation_id = operation.id
  left join ${refundAccounts} as account on account.operation_id = operation.id
  where operation.booking_id = ${bookings.id} and operation.refund > 0)`;
