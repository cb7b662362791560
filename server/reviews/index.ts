export { reviewWaits } from './events.ts';
export { openReviewPhoto } from './photos/open-review-photo.ts';
export type { ReviewServices } from './services.ts';
export { reviewPhotos } from './photos/tables.ts';
export { reviews } from './tables.ts';
