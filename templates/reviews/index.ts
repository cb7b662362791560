export { renderReviewAsked, renderReviewReceived, renderReviewReminder } from './reviews.ts';
