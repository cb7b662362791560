import type { ProviderHome } from '@hirfa/contract/bookings';
import { PROVIDER_HOME, respondBy } from '@hirfa/domain/bookings';
import { addDays, cairoDay, startOfDay, weekOf } from '@hirfa/domain/market';
import { improvementsOf } from '@hirfa/domain/providers';
import { type Ctx, type Person, type Refusal, refuse } from '../../kernel/verb.ts';
import { hasPayoutDetails } from '../../payments/index.ts';
import { findOwnHome } from '../../providers/index.ts';
import { findWeeks } from '../earnings/queries.ts';
import { findVerifiedProvider } from '../queries.ts';
import { viewBooking } from '../views.ts';
import { findNextJob, findOpenRequests, findViews } from './queries.ts';

/** What the actor needs to know first as a provider, who may be suspended. */
export async function getProviderHome({
  ctx,
}: {
  ctx: Ctx<Person>;
}): Promise<ProviderHome | Refusal<'provider_required'>> {
  const { db, now, actor } = ctx;
  const providerId = await findVerifiedProvider(db);
  if (providerId === undefined) return refuse('provider_required');
  const week = weekOf(cairoDay(now));
  const [own, has_payout_details, open, nextJob, [earned]] = await Promise.all([
    findOwnHome(db, providerId),
    hasPayoutDetails(db, actor.user_id),
    findOpenRequests(db, providerId),
    findNextJob(db, providerId),
    findWeeks(db, { start: startOfDay(week), end: startOfDay(addDays(week, 7)) }),
  ]);
  const ids = soonest(open).slice(0, PROVIDER_HOME.requests);
  const views = new Map((await findViews(db, ids)).map((row) => [row.booking.id, viewBooking(row, actor, now)]));
  return {
    is_listed: own !== null && own.is_bookable,
    improvements: own === null ? [] : improvementsOf({ ...own, has_payout_details }),
    requests: ids.flatMap((id) => views.get(id) ?? []),
    request_count: open.length,
    next_job: nextJob === undefined ? null : viewBooking(nextJob, actor, now),
    week: earned ?? { week, pending: '0.00', settled: '0.00', jobs: 0 },
  };
}

/** The ids of requests, by the deadline of the answer. */
function soonest(requests: Awaited<ReturnType<typeof findOpenRequests>>): string[] {
  return requests
    .map(({ id, authorized_at, starts_at }) => ({
      id,
      due: respondBy(authorized_at ?? starts_at, starts_at).getTime(),
    }))
    .toSorted((a, b) => a.due - b.due || a.id.localeCompare(b.id))
    .map(({ id }) => id);
}
