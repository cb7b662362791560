import { METRICS_DAYS, RESPONSE_RATE } from '@hirfa/domain/providers';
import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { providerProfiles } from '../../providers/index.ts';
import { bookings } from '../tables.ts';

/** The provider of a booking, and its status. */
export async function findProviderOf(db: Database, bookingId: string) {
  const { provider_id, status } = bookings;
  const [row] = await db.select({ provider_id, status }).from(bookings).where(eq(bookings.id, bookingId));
  return row;
}

/** The ids of the next providers after an id, in their order. */
export async function findProviderIds(db: Database, after: string, limit: number): Promise<string[]> {
  const { id } = providerProfiles;
  const rows = await db.select({ id }).from(providerProfiles).where(gt(id, after)).orderBy(asc(id)).limit(limit);
  return rows.map((row) => row.id);
}

/** Counts the figures of these providers again; returns those whose figures have changed. */
export async function countMetrics(db: Database, providerIds: readonly string[], now: Date): Promise<string[]> {
  const { percent, fromRequests } = RESPONSE_RATE;
  const rows = await db.execute<{ id: string }>(sql`select id from count_provider_metrics(
    ${sql.param(providerIds)}::uuid[], ${now.toISOString()}::timestamptz, ${METRICS_DAYS}::int, ${percent}::int,
    ${fromRequests}::int) as id`);
  return rows.map(({ id }) => id);
}
