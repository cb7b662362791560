import type { KindOfWork } from '../kernel/waiting-work.ts';
import { decideReport, hideReview, refusalToDecideHeld, refusalToDecideReport, releaseReview } from './decide.ts';
import { waitingHeld, waitingReports } from './report-queries.ts';

/** Reviews that somebody has reported. */
const review_report: KindOfWork<'review_report'> = {
  ...waitingReports,
  refusalOf: (ctx, id) => refusalToDecideReport({ ctx, input: { id } }),
  decisions: {
    hide: (ctx, { id, reason }) => decideReport({ ctx, input: { id, hidden_for: reason } }),
    dismiss: (ctx, { id }) => decideReport({ ctx, input: { id, hidden_for: null } }),
  },
  audit: ['review.hide', 'review.dismiss_report'],
};

/** Reviews whose two people may be the same one. */
const held_review: KindOfWork<'held_review'> = {
  ...waitingHeld,
  refusalOf: (ctx, id) => refusalToDecideHeld({ ctx, input: { id } }),
  decisions: {
    release: (ctx, { id }) => releaseReview({ ctx, input: { id } }),
    hide: (ctx, { id, reason }) => hideReview({ ctx, input: { id, reason } }),
  },
  audit: ['review.release', 'review.hide'],
};

export const reviewsQueue = { review_report, held_review };
