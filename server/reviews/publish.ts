import type { WriteCtx } from '../kernel/verb.ts';
import { notifyStreams } from '../platform/streams.ts';
import { reviewPublished } from './events.ts';
import { publishDue } from './queries.ts';

/** Publishes the reviews of a booking that are due; pages of its two people read them. */
export async function publish({
  ctx,
  input: { booking_id, user_ids },
}: {
  ctx: WriteCtx;
  input: { booking_id: string; user_ids: readonly (string | null)[] };
}): Promise<void> {
  const { db, now } = ctx;
  const ids = await publishDue(db, booking_id, now);
  if (ids.length === 0) return;
  await notifyOfReviews(ctx, booking_id, user_ids);
  await ctx.publish(reviewPublished, ...ids.map((review_id) => ({ review_id })));
}

/** After the commit, open pages of these people read the reviews of a booking again. */
export async function notifyOfReviews(
  { db, now }: WriteCtx,
  booking_id: string,
  userIds: readonly (string | null)[],
): Promise<void> {
  const streams = userIds.flatMap((id) => (id === null ? [] : [`user:${id}`]));
  if (streams.length === 0) return;
  await notifyStreams(db, streams, { type: 'reviews_changed', entity_id: booking_id, version: 1 }, now);
}
