import type { OwnMetrics } from '@hirfa/contract/providers';
import { RESPONSE_RATE } from '@hirfa/domain/providers';
import { type Ctx, type Person, refuse } from '../../kernel/verb.ts';
import { findProviderIdOf } from '../queries.ts';
import { findMetrics } from './queries.ts';

const NOTHING_COUNTED: OwnMetrics = {
  total_jobs: 0,
  average_rating: null,
  rating_count: 0,
  response_time_avg_minutes: null,
  acceptance_rate: null,
  completion_rate: null,
  response_rate: RESPONSE_RATE.percent,
  recent_requests: 0,
};

/** The figures of the actor's work. */
export async function getOwnMetrics({ ctx: { db, actor } }: { ctx: Ctx<Person> }) {
  const providerId = await findProviderIdOf(db, actor.user_id);
  if (providerId === undefined) return refuse('provider_required');
  return (await findMetrics(db, providerId)) ?? NOTHING_COUNTED;
}
