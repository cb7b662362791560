import { type AdminCtx, type Ctx, type Person, refuse } from '../kernel/verb.ts';
import { reportDecided } from './events.ts';
import { notifyOfHiding } from './notify.ts';
import { closeReport, findReport, hideMessage } from './report-queries.ts';

/** Why an admin can not decide about a report; null if they can. Nobody decides about a chat of their own. */
export async function refusalToDecideReport({
  ctx: { db, actor },
  input,
}: {
  ctx: Ctx<Person>;
  input: { id: string };
}) {
  const found = await findReport(db, input.id);
  if (found === undefined) return refuse('not_found');
  const { customer_id, provider_user_id } = found.chat;
  if ([customer_id, provider_user_id].includes(actor.user_id)) return refuse('own_profile');
  return found.report.outcome === null ? null : refuse('state_changed');
}

/** Hides a reported message from its two people, or dismisses the report. The reporter is told of both. */
export async function decideReport({
  ctx,
  input: { id, outcome },
}: {
  ctx: AdminCtx;
  input: { id: string; outcome: 'hidden' | 'dismissed' };
}) {
  const { db, now, actor } = ctx;
  const refusal = await refusalToDecideReport({ ctx, input: { id } });
  if (refusal !== null) return refusal;
  const report = await closeReport(db, id, outcome, { admin: actor.user_id, at: now });
  if (report === undefined) return refuse('state_changed');
  const { booking_id, message_id, seq } = report;
  if (outcome === 'hidden') {
    await hideMessage(db, message_id, now);
    await notifyOfHiding(ctx, booking_id, seq);
  }
  const entry = { action: 'message_report.decide' as const, entity_type: 'booking', entity_id: booking_id };
  const decided = { report_id: id, message_id };
  await ctx.audit({ ...entry, before: { status: 'open' }, after: { status: outcome, ...decided } });
  await ctx.publish(reportDecided, { report_id: id });
  return { id, outcome };
}
