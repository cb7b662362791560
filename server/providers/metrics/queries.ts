import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { providerMetrics } from './tables.ts';

/** The figures of a provider; undefined before anything was counted. */
export async function findMetrics(db: Database, providerId: string) {
  const [row] = await db
    .select({
      total_jobs: providerMetrics.total_jobs,
      average_rating: providerMetrics.average_rating,
      rating_count: providerMetrics.rating_count,
      response_time_avg_minutes: providerMetrics.response_time_avg_minutes,
      acceptance_rate: providerMetrics.acceptance_rate,
      completion_rate: providerMetrics.completion_rate,
      response_rate: providerMetrics.response_rate,
      recent_requests: providerMetrics.recent_requests,
    })
    .from(providerMetrics)
    .where(eq(providerMetrics.provider_id, providerId));
  return row;
}
