import { sql } from 'drizzle-orm';
import type { RunningSite } from '@hirfa/server/testing/site';

type Money = Record<'status' | 'payment_status' | 'total' | 'held' | 'sum' | 'gateway' | 'payable', string>;

/** The money of a booking in the database: its total, what the gateway holds, and the balances of the ledger. */
export async function moneyOf({ owner }: RunningSite, bookingId: string): Promise<Partial<Money>> {
  const [row] = await owner.execute<Money>(sql`
    select bookings.status, bookings.payment_status, bookings.total_amount::text as total, payments.held::text as held,
      coalesce(sum(entries.amount), 0)::numeric(12, 2)::text as sum,
      coalesce(sum(entries.amount) filter (where account = 'gateway'), 0)::numeric(12, 2)::text as gateway,
      coalesce(-sum(entries.amount) filter (where account = 'provider_payable'), 0)::numeric(12, 2)::text as payable
    from bookings join payments on payments.booking_id = bookings.id
    left join ledger_entries as entries on entries.booking_id = bookings.id
    where bookings.id = ${bookingId} group by bookings.id, payments.booking_id`);
  return { ...row };
}
