import type { bookingChanged } from '../bookings/index.ts';
import type { EventPayload } from '../kernel/events.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import { reviewsAsked } from './events.ts';

/** A subscriber: both people of a booking are asked for a review once it is settled. */
export async function askForReviews({
  ctx,
  input: { event, history_id },
}: {
  ctx: WriteCtx;
  input: EventPayload<typeof bookingChanged>;
}): Promise<void> {
  if (event === 'settle' || event === 'decide_dispute') await ctx.publish(reviewsAsked, { history_id });
}
