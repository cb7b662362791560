import type { AreaSummary, ProviderAnalytics } from '@hirfa/contract/admin';
import type { Period } from '@hirfa/domain/admin';
import { addDays, startOfDay } from '@hirfa/domain/market';
import { and, asc, between, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { bookings } from '../../bookings/index.ts';
import { serviceAreas } from '../../catalogue/index.ts';
import type { Cursor } from '../../kernel/cursors.ts';
import { paymentOperations, payments } from '../../payments/index.ts';
import type { Database } from '../../platform/db.ts';
import { providerProfiles } from '../../providers/index.ts';
import { dailyAreaJobs, dailyRevenue, providerCounts } from '../tables.ts';

/** The days with figures from one to another. */
export function findDays(db: Database, { from, to }: Period) {
  return db
    .select()
    .from(dailyRevenue)
    .where(between(dailyRevenue.date, from, to))
    .execute();
}

/** The areas with jobs in a period, those with most jobs first. */
export function findAreas(db: Database, { from, to }: Period): Promise<AreaSummary[]> {
  const jobs = db.$with('jobs').as(
    db
      .select({
        area_id: dailyAreaJobs.area_id,
        total_jobs: sql<number>`sum(${dailyAreaJobs.total_jobs})::int`.as('total_jobs'),
        completed_jobs: sql<number>`sum(${dailyAreaJobs.completed_jobs})::int`.as('completed_jobs'),
        total_revenue: sql<string>`sum(${dailyAreaJobs.total_revenue})`.as('total_revenue'),
      })
      .from(dailyAreaJobs)
      .where(between(dailyAreaJobs.date, from, to))
      .groupBy(dailyAreaJobs.area_id)
      .having(sql`sum(${dailyAreaJobs.total_jobs}) > 0`),
  );
  return db
    .with(jobs)
    .select({
      area: { id: serviceAreas.id, name_en: serviceAreas.name_en, name_ar: serviceAreas.name_ar },
      total_jobs: jobs.total_jobs,
      completed_jobs: jobs.completed_jobs,
      total_revenue: jobs.total_revenue,
      avg_job_value: sql<string | null>`round(${jobs.total_revenue} / nullif(${jobs.completed_jobs}, 0), 2)`,
    })
    .from(jobs)
    .innerJoin(serviceAreas, eq(serviceAreas.id, jobs.area_id))
    .orderBy(desc(jobs.total_jobs), desc(jobs.total_revenue), asc(jobs.area_id))
    .execute();
}

/** Providers and their jobs of all time, by status and type. */
export function countProviders(db: Database): Promise<ProviderAnalytics[]> {
  const { verification_status: status, provider_type: type, providers, completed_jobs } = providerCounts;
  return db
    .select({
      status,
      type,
      providers: sql<number>`sum(${providers})::int`,
      completedJobs: sql<number>`sum(${completed_jobs})::int`,
    })
    .from(providerCounts)
    .groupBy(status, type)
    .having(sql`sum(${providers}) > 0`)
    .execute();
}

export type PaymentOrder = 'oldest' | 'newest';

/** The payments of a period. */
export function findPayments(
  db: Database,
  { from, to }: Period,
  { cursor, rows, order = 'oldest' }: { cursor: Cursor | null; rows: number; order?: PaymentOrder | undefined },
) {
  const at = cursor && new Date(cursor[0]).toISOString();
  const [sorted, isAfter] = order === 'oldest' ? [asc, sql`>`] : [desc, sql`<`];
  const after =
    cursor === null
      ? undefined
      : sql`(${payments.created_at}, ${payments.booking_id}) ${isAfter} (${at}::timestamptz, ${cursor[1]}::uuid)`;
  // The page first: joined before, all payments of the period would be sorted for each page.
  const shown = db
    .select()
    .from(payments)
    .where(and(gte(payments.created_at, startOfDay(from)), lt(payments.created_at, startOfDay(addDays(to, 1))), after))
    .orderBy(sorted(payments.created_at), sorted(payments.booking_id))
    .limit(rows)
    .as('shown');
  // What the gateway has paid back. A hold that was lifted was never taken.
  const refunded = sql<string>`(select coalesce(sum(operation.refund)
      filter (where ${bookings.payment_status} in ('refunded', 'partially_refunded')), 0)::numeric(12,2)::text
    from ${paymentOperations} as operation
    where operation.booking_id = ${shown.booking_id} and operation.state = 'done')`;
  return db
    .select({
      booking_id: shown.booking_id,
      created_at: shown.created_at,
      status: bookings.status,
      payment_status: bookings.payment_status,
      title_en: bookings.title,
      title_ar: bookings.title_ar,
      provider_id: shown.provider_id,
      provider_name_en: providerProfiles.display_name_en,
      provider_name_ar: providerProfiles.display_name_ar,
      subtotal: shown.subtotal,
      platform_fee: shown.platform_fee,
      vat: shown.vat,
      referral_bonus: shown.referral_bonus,
      customer_total: shown.customer_total,
      provider_commission: shown.provider_commission,
      provider_payout: shown.provider_payout,
      refunded,
    })
    .from(shown)
    .innerJoin(bookings, eq(bookings.id, shown.booking_id))
    .innerJoin(providerProfiles, eq(providerProfiles.id, shown.provider_id))
    .orderBy(sorted(shown.created_at), sorted(shown.booking_id))
    .execute();
}
export type PaymentRow = Awaited<ReturnType<typeof findPayments>>[number];

/** Counts bookings again, those after an id in their order; null for `last` where there are none. */
export async function recountBookings(db: Database, after: string, most: number) {
  const [row] = await db.execute<{ last: string | null; recounted: number | null }>(sql`select last,
      case when last is not null then recount_bookings(${after}::uuid, last) end as recounted
    from (select (array_agg(id order by id desc))[1] as last
      from (select id from bookings where id > ${after}::uuid order by id limit ${most}::int) as batch) as next`);
  return { last: row?.last ?? null, recounted: row?.recounted ?? 0 };
}

/** Replaces the counts of providers by their sums; returns how many there were. */
export async function sumProviderCounts(db: Database): Promise<number> {
  const [row] = await db.execute<{ summed: number }>(sql`select sum_provider_counts() as summed`);
  return row?.summed ?? 0;
}

export async function recountProviders(db: Database): Promise<void> {
  await db.execute(sql`select recount_providers()`);
}

/** Sums up what was counted; returns how many bookings are no longer counted. */
export async function sumCountedBookings(db: Database): Promise<number> {
  const [row] = await db.execute<{ gone: number }>(sql`select sum_counted_bookings() as gone`);
  return row?.gone ?? 0;
}
