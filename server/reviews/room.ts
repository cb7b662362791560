import { bookingChanged } from '../bookings/index.ts';
import { noticesAfter } from '../kernel/notices.ts';
import type { Room } from '../kernel/room.ts';
import { on } from '../kernel/subscribers.ts';
import { reviewDeadlines } from './deadlines.ts';
import { reviewPublished, reviewsAsked, reviewsEndSoon, reviewWaits } from './events.ts';
import { askForReviews } from './follow-booking.ts';
import { reviewsHandlers } from './handlers.ts';
import { noticesOfAsking, noticesOfReminder, noticesOfReview } from './notices-of-reviews.ts';
import { reviewsPersonalData } from './personal-data.ts';
import { ownReviewPhotos } from './photos/own-photos.ts';
import { deleteUnwritten } from './photos/queries.ts';
import type { ReviewServices } from './services.ts';
import { reviewsQueue } from './waiting-work.ts';

export const reviewsRoom = {
  name: 'reviews',
  handlers: reviewsHandlers,
  queue: reviewsQueue,
  events: [reviewsAsked, reviewsEndSoon, reviewPublished, reviewWaits],
  notices: [
    noticesAfter(reviewsAsked, { job: 'ask_for_reviews', idOf: ({ history_id }) => history_id, verb: noticesOfAsking }),
    noticesAfter(reviewsEndSoon, {
      job: 'remind_of_reviews',
      idOf: ({ history_id }) => history_id,
      verb: noticesOfReminder,
    }),
    noticesAfter(reviewPublished, {
      job: 'notify_of_review',
      idOf: ({ review_id }) => review_id,
      verb: noticesOfReview,
    }),
  ],
  subscribers: [on(bookingChanged, askForReviews)],
  deadlines: reviewDeadlines,
  retention: [
    {
      table: 'public.reviews',
      kept: 'what customers choose by; the words are erased with the account of who wrote them',
    },
    { table: 'public.review_photos', deleteOld: ({ ctx: { db, now } }) => deleteUnwritten(db, now) },
    { table: 'public.review_reports', kept: 'who was reported for what, if it happens again' },
  ],
  personalData: reviewsPersonalData,
  personalFiles: [ownReviewPhotos],
} as const satisfies Room<ReviewServices>;
