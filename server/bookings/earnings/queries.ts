import type { EarningsWeek } from '@hirfa/contract/bookings';
import { MARKET_ZONE } from '@hirfa/domain/market';
import { and, asc, count, gte, lt, sql } from 'drizzle-orm';
import type { Cursor } from '../../kernel/cursors.ts';
import type { Database } from '../../platform/db.ts';
import { ownEarnings } from './tables.ts';

interface Span {
  start: Date;
  end: Date;
}

const within = ({ start, end }: Span) => and(gte(ownEarnings.starts_at, start), lt(ownEarnings.starts_at, end));
const cairo = sql`(${ownEarnings.starts_at} at time zone ${sql.raw(`'${MARKET_ZONE}'`)})::date`;
/** The Sunday of a job's week. */
const week = sql<string>`(${cairo} - extract(dow from ${cairo})::int)::text`;
const sumWhere = (condition: ReturnType<typeof sql>) =>
  sql<string>`coalesce(sum(${ownEarnings.provider_payout}) filter (where ${condition}), 0.00)::numeric(12,2)::text`;

/** The sums of the weeks in which the actor has jobs. */
export function findWeeks(db: Database, span: Span): Promise<EarningsWeek[]> {
  return db
    .select({
      week,
      pending: sumWhere(sql`not ${ownEarnings.is_settled}`),
      settled: sumWhere(sql`${ownEarnings.is_settled}`),
      jobs: count(),
    })
    .from(ownEarnings)
    .where(within(span))
    .groupBy(week)
    .execute();
}

/** The actor's jobs of a span, in the order of their start. */
export function findLines(db: Database, span: Span, { cursor, rows }: { cursor: Cursor | null; rows: number }) {
  const at = cursor && new Date(cursor[0]).toISOString();
  const after =
    cursor === null
      ? undefined
      : sql`(${ownEarnings.starts_at}, ${ownEarnings.booking_id}) > (${at}::timestamptz, ${cursor[1]}::uuid)`;
  return db
    .select()
    .from(ownEarnings)
    .where(and(within(span), after))
    .orderBy(asc(ownEarnings.starts_at), asc(ownEarnings.booking_id))
    .limit(rows)
    .execute();
}
export type LineRow = Awaited<ReturnType<typeof findLines>>[number];
