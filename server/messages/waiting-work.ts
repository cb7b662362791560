import type { KindOfWork } from '../kernel/waiting-work.ts';
import { decideReport, refusalToDecideReport } from './decide-report.ts';
import { waitingReports } from './report-queries.ts';

/** Messages that somebody has reported. */
const report: KindOfWork<'report'> = {
  ...waitingReports,
  refusalOf: (ctx, id) => refusalToDecideReport({ ctx, input: { id } }),
  decisions: {
    hide: (ctx, { id }) => decideReport({ ctx, input: { id, outcome: 'hidden' } }),
    dismiss: (ctx, { id }) => decideReport({ ctx, input: { id, outcome: 'dismissed' } }),
  },
  audit: ['message_report.decide'],
};

export const messagesQueue = { report };
