import { type AdminCtx, type Ctx, isRefusal, type Person, refuse } from '../kernel/verb.ts';
import { notifyOfReviews, publish } from './publish.ts';
import { findReview, findReviewedBooking, type ReviewRow } from './queries.ts';
import { closeReport, findReport, hide, isOwnBooking, release, show } from './report-queries.ts';

type Given = { id: string };

/** A review about which this admin can decide: nobody does about one of their own bookings. */
async function foundFor({ db }: Ctx<Person>, review: ReviewRow | undefined) {
  if (review === undefined) return refuse('not_found');
  return (await isOwnBooking(db, review.booking_id)) ? refuse('own_profile') : review;
}

const about = (review: ReviewRow) => ({ entity_type: 'review', entity_id: review.id });

/** The two people of the booking: their open pages follow. */
async function peopleOf({ db }: Ctx<Person>, { booking_id }: ReviewRow) {
  const booking = await findReviewedBooking(db, booking_id);
  return booking === undefined ? [] : [booking.customer_id, booking.provider_user_id];
}

/** Hides a review from everybody but its writer. The provider's rating changes with it. */
export async function hideReview({ ctx, input }: { ctx: AdminCtx; input: Given & { reason: string } }) {
  const review = await foundFor(ctx, await findReview(ctx.db, input.id));
  if (isRefusal(review)) return review;
  const by = { admin: ctx.actor.user_id, at: ctx.now };
  if (!(await hide(ctx.db, review.id, input.reason, by))) return refuse('state_changed');
  const after = { status: 'hidden', reason: input.reason };
  await ctx.audit({ action: 'review.hide', ...about(review), before: { status: 'shown' }, after });
  await notifyOfReviews(ctx, review.booking_id, await peopleOf(ctx, review));
  return { hidden: true as const };
}

/** Shows a hidden review again, for a reason; it is published if it is due. */
export async function showReview({ ctx, input }: { ctx: AdminCtx; input: Given & { reason: string } }) {
  const review = await foundFor(ctx, await findReview(ctx.db, input.id));
  if (isRefusal(review)) return review;
  if (!(await show(ctx.db, review.id))) return refuse('state_changed');
  const before = { status: 'hidden', reason: review.hidden_reason };
  const after = { status: 'shown', reason: input.reason };
  await ctx.audit({ action: 'review.show', ...about(review), before, after });
  const user_ids = await peopleOf(ctx, review);
  await publish({ ctx, input: { booking_id: review.booking_id, user_ids } });
  await notifyOfReviews(ctx, review.booking_id, user_ids);
  return { hidden: false as const };
}

/** Why an admin can not decide about a report; null if they can. */
export async function refusalToDecideReport({ ctx, input }: { ctx: Ctx<Person>; input: Given }) {
  const found = await findReport(ctx.db, input.id);
  const review = await foundFor(ctx, found?.review);
  if (isRefusal(review)) return review;
  return found?.report.outcome === null ? null : refuse('state_changed');
}

/** Hides a reported review, or dismisses the report. */
export async function decideReport({
  ctx,
  input: { id, hidden_for },
}: {
  ctx: AdminCtx;
  input: Given & { hidden_for: string | null };
}) {
  const refusal = await refusalToDecideReport({ ctx, input: { id } });
  const found = await findReport(ctx.db, id);
  if (refusal !== null || found === undefined) return refusal ?? refuse('not_found');
  const outcome = hidden_for === null ? 'dismissed' : 'hidden';
  const isClosed = await closeReport(ctx.db, id, outcome, { admin: ctx.actor.user_id, at: ctx.now });
  if (!isClosed) return refuse('state_changed');
  const dismissed = { action: 'review.dismiss_report' as const, ...about(found.review) };
  if (hidden_for === null || found.review.hidden_at !== null)
    await ctx.audit({ ...dismissed, before: { status: 'open' }, after: { status: outcome } });
  else return hideReview({ ctx, input: { id: found.review.id, reason: hidden_for } });
  return { id, outcome };
}

/** Why an admin can not decide about a held review; null if they can. */
export async function refusalToDecideHeld({ ctx, input }: { ctx: Ctx<Person>; input: Given }) {
  const review = await foundFor(ctx, await findReview(ctx.db, input.id));
  if (isRefusal(review)) return review;
  return review.held_reason === null ? refuse('state_changed') : null;
}

/** Lets a held review be published as others are. */
export async function releaseReview({ ctx, input }: { ctx: AdminCtx; input: Given }) {
  const review = await foundFor(ctx, await findReview(ctx.db, input.id));
  if (isRefusal(review)) return review;
  if (!(await release(ctx.db, review.id))) return refuse('state_changed');
  const before = { status: 'held', reason: review.held_reason };
  await ctx.audit({ action: 'review.release', ...about(review), before, after: { status: 'released', reason: null } });
  await publish({ ctx, input: { booking_id: review.booking_id, user_ids: await peopleOf(ctx, review) } });
  return { id: review.id };
}
