export { reviewsAdminPages } from './admin/admin-pages.ts';
export { HiddenReviews } from './admin/hidden-reviews.tsx';
export { HeldReviewItem, ReportedReviewItem } from './admin/review-items.tsx';
export { CustomerRating } from './own/customer-rating.tsx';
export { OwnReview } from './own/own-review.tsx';
export { OwnReviews } from './own/own-reviews.tsx';
export { ratingOfRequest } from './own/request-rating.tsx';
export { ProviderReviews } from './public/provider-reviews.tsx';
export { providerReviewsQuery } from './queries.ts';
