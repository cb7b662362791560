import { decideReport, refusalToDecideReport, waitingReports } from '../../../messages/index.ts';
import type { KindOfWork } from './kind.ts';

/** Messages that somebody has reported. */
export const reports: KindOfWork<'report'> = {
  ...waitingReports,
  refusalOf: (ctx, id) => refusalToDecideReport({ ctx, input: { id } }),
  decisions: {
    hide: (ctx, { id }) => decideReport({ ctx, input: { id, outcome: 'hidden' } }),
    dismiss: (ctx, { id }) => decideReport({ ctx, input: { id, outcome: 'dismissed' } }),
  },
};
