import { handlersOf } from '../kernel/handlers.ts';
import { hideReview, showReview } from './decide.ts';
import { getBookingReviews } from './get-booking-reviews.ts';
import { getCustomerRating } from './get-customer-rating.ts';
import { listCustomerRatings } from './list-customer-ratings.ts';
import { listHiddenReviews } from './list-hidden-reviews.ts';
import { listProviderReviews } from './list-provider-reviews.ts';
import { addReviewPhoto } from './photos/add-review-photo.ts';
import { removeReviewPhoto } from './photos/remove-review-photo.ts';
import { replyToReview } from './reply-to-review.ts';
import { reportReview } from './report-review.ts';
import { saveReview } from './save-review.ts';
import type { ReviewServices } from './services.ts';

export const reviewsHandlers = (services: ReviewServices) =>
  handlersOf('reviews', services, {
    getBookingReviews,
    saveReview,
    addReviewPhoto: { outside: addReviewPhoto },
    removeReviewPhoto,
    listProviderReviews,
    getCustomerRating,
    listCustomerRatings,
    replyToReview,
    reportReview,
    hideReview,
    showReview,
    listHiddenReviews,
  });
