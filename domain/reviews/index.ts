export { type Chip, CHIPS, chipsFor, type Subject, SUBJECTS } from './chips.ts';
export { REVIEW, REVIEW_PHOTOS, STARS, type Stars } from './limits.ts';
export { mayReview, remindedAt, reviewableUntil, type ReviewFacts, whenPublished } from './may-review.ts';
export { type Distribution, hundredthsForOrder, ratingCount, shownTenths, USUAL_RATING } from './ratings.ts';
export { WAITING_REVIEWS } from './waiting-work.ts';
