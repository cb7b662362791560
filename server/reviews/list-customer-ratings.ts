import { STARS } from '@hirfa/domain/reviews';
import type { CustomerRating } from '@hirfa/contract/reviews';
import { type Ctx, type Person, type Refusal, refuse } from '../kernel/verb.ts';
import { findActiveProvider, findRatingsOfRequests } from './queries.ts';
import { viewRating } from './views.ts';

/** What others think of the customers of all requests that wait for the actor, in one statement. */
export async function listCustomerRatings({
  ctx: { db },
}: {
  ctx: Ctx<Person>;
}): Promise<{ items: CustomerRating[] } | Refusal<'provider_required'>> {
  if ((await findActiveProvider(db)) === undefined) return refuse('provider_required');
  const rows = await findRatingsOfRequests(db);
  return {
    items: rows.map(({ booking_id, stars }) => {
      const { average_rating, rating_count } = viewRating(
        STARS.map((number) => stars.filter((each) => each === number).length),
      );
      return { booking_id, average_rating, rating_count };
    }),
  };
}
