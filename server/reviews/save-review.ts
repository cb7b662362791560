import type { BookingReviews, NewReview } from '@hirfa/contract/reviews';
import { displayName } from '@hirfa/domain/accounts';
import { contactIn } from '@hirfa/domain/contacts';
import { chipsFor, reviewableUntil } from '@hirfa/domain/reviews';
import { addDeadlines } from '../kernel/deadlines.ts';
import { type Person, type Refusal, refuse, refuseField, type WriteCtx } from '../kernel/verb.ts';
import { newId } from '../platform/ids.ts';
import { PUBLISH } from './deadlines.ts';
import { reviewWaits } from './events.ts';
import { publish } from './publish.ts';
import {
  findReviewedBooking,
  findReviewsOf,
  findSuspicion,
  insertReview,
  lockReviewedBooking,
  type ReviewedBooking,
  subjectOf,
  updateReview,
} from './queries.ts';
import { findReviewsAndPhotos } from './photos/queries.ts';
import type { ReviewServices } from './services.ts';
import { canWrite, partOf, viewBookingReviews } from './views.ts';

interface Work {
  ctx: WriteCtx<Person> & { services: ReviewServices };
  input: NewReview;
}
type Part = 'customer' | 'provider';

/** Writes or changes the actor's review of a booking. It is published at once if the other side has written. */
export async function saveReview({
  ctx,
  input,
}: Work): Promise<BookingReviews | Refusal<'not_found' | 'state_changed' | 'invalid_input'>> {
  const { db, actor, now } = ctx;
  const booking = await findReviewedBooking(db, input.id);
  const part = booking && partOf(booking, actor.user_id);
  if (booking === undefined || part === undefined) return refuse('not_found');
  const problem = problemOf(input, booking, part);
  if (problem !== null) return problem;
  await lockReviewedBooking(db, booking.id);
  const own = (await findReviewsOf(db, booking.id)).find(({ author_id }) => author_id === actor.user_id);
  if (!canWrite(booking, own, now)) return refuse('state_changed');
  const said = { stars: input.stars, chips: input.chips, text: input.text, author_name: nameOf(booking, part) };
  if (own === undefined) await add({ ctx, input }, booking, part, said);
  else if (!(await updateReview(db, own.id, { ...said, edited_at: now }))) return refuse('state_changed');
  await publish({ ctx, input: { booking_id: booking.id, user_ids: [booking.customer_id, booking.provider_user_id] } });
  return viewBookingReviews(booking, part, await findReviewsAndPhotos(db, booking.id), now);
}

/** Who reads the name of a customer reads it as their booking has it; providers are shown by theirs. */
const nameOf = ({ customer_name, provider_name }: ReviewedBooking, part: Part) =>
  part === 'customer' ? displayName(customer_name) : provider_name;

function problemOf({ chips, text }: NewReview, { tab }: ReviewedBooking, part: Part) {
  const offered = chipsFor(subjectOf(part), tab);
  if (!chips.every((chip) => offered.includes(chip))) return refuseField('chips', 'are not of this booking');
  return contactIn(text) === null ? null : refuseField('text', 'has a way to reach or to pay somebody elsewhere');
}

/** Why the two people of a booking may be the same one. */
const whyHeld = async (ctx: Work['ctx'], booking_id: string) =>
  (await findSuspicion(ctx.db, booking_id)) ?? (await ctx.services.sharedThings.find({ ctx, input: { booking_id } }));

type Said = Pick<Parameters<typeof updateReview>[2], 'stars' | 'chips' | 'text' | 'author_name'>;

async function add({ ctx }: Work, booking: ReviewedBooking, part: Part, said: Said): Promise<void> {
  const { db, actor, now, publish: tell } = ctx;
  const id = newId(now.getTime());
  const { id: booking_id, provider_id, customer_id, completed_at } = booking;
  const held_reason = await whyHeld(ctx, booking_id);
  const about = { booking_id, provider_id, customer_id, subject: subjectOf(part), author_id: actor.user_id };
  await insertReview(db, { id, ...about, ...said, author_name: said.author_name ?? '', held_reason, created_at: now });
  if (completed_at !== null) await addDeadlines(db, id, [{ kind: PUBLISH, due_at: reviewableUntil(completed_at) }]);
  if (held_reason !== null) await tell(reviewWaits, { entity_id: id });
}
