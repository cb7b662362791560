import type { Period } from '@hirfa/domain/admin';
import { MARKET_ZONE } from '@hirfa/domain/market';
import { sql } from 'drizzle-orm';
import type { Database, Pool } from '../../platform/db.ts';
import { insertCopies } from './copies.ts';

/** Over how many days back the copies are spread. */
const DAYS = 730;

/**
 * Copies the bookings of a database, with their payments, until there are this many more: on the days of two years, in
 * all areas. Without triggers, as a restored backup: the figures have to be counted afterwards.
 */
export async function copyBookings(owner: Pool, count: number): Promise<void> {
  await owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`create temporary table originals on commit drop as
      select id, row_number() over (order by id) as number, mode, completed_at from bookings join payments on booking_id = id`);
    await tx.execute(sql`create temporary table areas on commit drop as
      select id, row_number() over (order by id) as number from service_areas`);
    await tx.execute(sql`create temporary table copies on commit drop as
      select uuidv7() as copy, originals.id as original, case when mode = 'in_person' then areas.id end as area,
        date_trunc('milliseconds', now() - n * 7919::bigint % ${DAYS * 1440}::int * interval '1 minute') as at
      from generate_series(1, ${count}::int) as n
      join originals on originals.number = n % (select count(*) from originals) + 1
      join areas on areas.number = n / 7 % (select count(*) from areas) + 1`);
    await insertCopies(tx, 'bookings', {
      of: sql`row.id = original`,
      values: { id: sql`copy`, area_id: sql`area`, created_at: sql`at` },
    });
    await insertCopies(tx, 'payments', { values: { booking_id: sql`copy`, created_at: sql`at` } });
  });
}

const settled = sql`filter (where completed_at is not null and payment_status in ('captured', 'partially_refunded'))`;

/** The figures of a period and its areas with jobs, counted from all bookings and payments. */
export async function scanFigures(owner: Database, { from, to }: Period) {
  const rows = sql`bookings join payments on booking_id = id where authorized_at is not null
    and (payments.created_at at time zone ${MARKET_ZONE})::date between ${from} and ${to}`;
  const jobs = sql`count(*)::int as total_jobs, (count(*) ${settled})::int as completed_jobs`;
  const total = sql`coalesce(sum(customer_total) ${settled}, 0.00)`;
  const [figures] = await owner.execute(sql`select ${total}::text as total_revenue,
      coalesce(sum(provider_commission + payments.platform_fee + round(subtotal * 0.08, 2)) ${settled}, 0.00)::text as business_revenue,
      coalesce(sum(vat) ${settled}, 0.00)::text as vat_collected, ${jobs},
      (count(*) filter (where status = 'cancelled'))::int as cancelled_jobs,
      round(sum(customer_total) ${settled} / nullif(count(*) ${settled}, 0), 2)::text as avg_job_value
    from ${rows}`);
  const areas = await owner.execute(sql`select area_id, ${jobs}, ${total}::text as total_revenue,
      round(sum(customer_total) ${settled} / nullif(count(*) ${settled}, 0), 2)::text as avg_job_value
    from ${rows} and area_id is not null group by area_id
    order by total_jobs desc, ${total} desc, area_id`);
  return { figures, areas };
}
