import { renderReportDecided } from '@hirfa/templates/notifications';
import type { EventPayload } from '../kernel/events.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import type { WorkCtx } from '../kernel/work.ts';
import { findDecidedReport, type reportDecided } from '../messages/index.ts';
import { enqueueJob } from '../platform/jobs.ts';
import { notifyOfReportJob } from './jobs.ts';
import { addNotification } from './notify-person.ts';

/** Requests the job that tells the reporter of a message what became of it. */
export async function enqueueNotifyOfReport({
  ctx,
  input,
}: {
  ctx: WriteCtx;
  input: EventPayload<typeof reportDecided>;
}): Promise<void> {
  await enqueueJob(ctx.db, notifyOfReportJob, input.report_id);
}

/** A job: tells the reporter, once, unless they have left. */
export async function notifyOfReport({ ctx, input: { id } }: { ctx: WorkCtx; input: { id: string } }): Promise<void> {
  await ctx.transaction('clock', async (tx) => {
    const report = await findDecidedReport(tx.db, id);
    if (report === undefined) return;
    const { reporter_id: user_id, outcome, booking_id, part, title } = report;
    const about = { metadata: { booking_id, part }, event_key: `report_decided:${id}` };
    const news = { user_id, type: 'report_decided' as const, ...renderReportDecided(outcome, title), ...about };
    await addNotification({ ctx: tx, input: news });
  });
}
