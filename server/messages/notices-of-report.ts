import { renderReportDecided } from '@hirfa/templates/messages';
import type { Notice } from '../kernel/notices.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import { findDecidedReport } from './report-queries.ts';

/** The reporter of a message is told what became of it, unless they have left. */
export async function noticesOfReport({
  ctx,
  input: { id },
}: {
  ctx: WriteCtx;
  input: { id: string };
}): Promise<Notice[]> {
  const report = await findDecidedReport(ctx.db, id);
  if (report === undefined) return [];
  const { reporter_id: user_id, outcome, booking_id, part, title } = report;
  const about = { metadata: { booking_id, part }, event_key: `report_decided:${id}` };
  return [{ to: { user_id }, type: 'report_decided', ...renderReportDecided(outcome, title), ...about }];
}
