import { type Deadline, dropDeadline } from '../kernel/deadlines.ts';
import type { DeadlineHandler } from '../kernel/room.ts';
import type { WorkCtx } from '../kernel/work.ts';
import { reviewsEndSoon } from './events.ts';
import { publish } from './publish.ts';
import { findReview } from './queries.ts';

/** The deadline of a review: the days to write have ended. */
export const PUBLISH = 'reviews.publish';
/** The deadline of the change that settled a booking: who has not written is reminded. */
export const REMIND = 'reviews.remind';

type Due = { ctx: WorkCtx<unknown>; input: Deadline };

export const reviewDeadlines: readonly DeadlineHandler<unknown>[] = [
  { kind: PUBLISH, verb: publishAtTheEnd },
  { kind: REMIND, verb: remind },
];

function publishAtTheEnd({ ctx, input }: Due): Promise<void> {
  return ctx.transaction('clock', async (tx) => {
    const review = await findReview(tx.db, input.entity_id);
    if (review !== undefined) {
      const { booking_id, customer_id, author_id } = review;
      await publish({ ctx: tx, input: { booking_id, user_ids: [...new Set([customer_id, author_id])] } });
    }
    await dropDeadline(tx.db, { ...input, due_at: tx.now });
  });
}

function remind({ ctx, input }: Due): Promise<void> {
  return ctx.transaction('clock', async (tx) => {
    await tx.publish(reviewsEndSoon, { history_id: input.entity_id });
    await dropDeadline(tx.db, { ...input, due_at: tx.now });
  });
}
