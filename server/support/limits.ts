import { type Refusal, refuseFor } from '../kernel/verb.ts';

/** Refuses what somebody has done often enough until now; null if they may do it. */
export async function refuseBeyond(
  limit: { times: number; perMs: number },
  now: Date,
  countSince: (since: Date) => Promise<{ times: number; first: Date }>,
): Promise<Refusal<'too_many_requests'> | null> {
  const { times, first } = await countSince(new Date(now.getTime() - limit.perMs));
  const waitMs = first.getTime() + limit.perMs - now.getTime();
  return times < limit.times ? null : refuseFor('too_many_requests', Math.max(1, Math.ceil(waitMs / 1000)));
}
