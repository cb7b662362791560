import type { MessageReport, MessageReportBrief } from '@hirfa/contract/messages';
import { displayName } from '@hirfa/domain/accounts';
import { cutPage, readCursor } from '../kernel/cursors.ts';
import { type AdminCtx, type Ctx, isRefusal, type Person, type Refusal, refuse } from '../kernel/verb.ts';
import type { ChatRow, MessageRow } from './queries.ts';
import { findReport, findReported, findReports, type ReportRow } from './report-queries.ts';
import { viewWhole } from './views.ts';

/** The reports of messages, newest first, for admins. */
export async function listReports({
  ctx: { db },
  input,
}: {
  ctx: Ctx<Person>;
  input: { limit: number; cursor?: string | undefined };
}) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const rows = await findReports(db, cursor, input.limit + 1);
  return cutPage(rows, input.limit, viewReport, ({ report }) => [report.created_at.getTime(), report.id]);
}

/** A reported message with its neighbours. The audit log has who looked at which chat. */
export async function getReport({
  ctx,
  input,
}: {
  ctx: AdminCtx;
  input: { id: string };
}): Promise<MessageReport | Refusal<'not_found'>> {
  const row = await findReport(ctx.db, input.id);
  if (row === undefined) return refuse('not_found');
  const { chat, report } = row;
  const look = { action: 'message_report.look' as const, entity_type: 'booking', entity_id: chat.booking_id };
  await ctx.audit({ ...look, before: null, after: { report_id: report.id } });
  const messages = await findReported(ctx.db, row);
  return { ...viewReport(row), messages: messages.map((message) => viewReported(message, chat)) };
}

/** The part of a person in a chat; of somebody who has left, the one whose place is empty. */
function partOf(userId: string | null, chat: ChatRow): 'customer' | 'provider' {
  return userId === chat.customer_id ? 'customer' : 'provider';
}

function viewReport({ report, chat, title, people }: ReportRow): MessageReportBrief {
  return {
    id: report.id,
    chat_id: report.booking_id,
    message_id: report.message_id,
    created_at: report.created_at.toISOString(),
    reason: report.reason,
    reported_by: report.reporter_id === null ? null : partOf(report.reporter_id, chat),
    title_en: title.en,
    title_ar: title.ar,
    customer_name: displayName(people.customer_full_name),
    provider_name_en: people.display_name_en,
    provider_name_ar: people.display_name_ar,
    outcome: report.outcome,
  };
}

/** A message as admins see it. */
export function viewReported(row: MessageRow, chat: ChatRow): MessageReport['messages'][number] {
  const { sender: _, place: __, chat_id: ___, ...view } = viewWhole(row, '');
  return { ...view, sender: row.kind === 'system' ? 'product' : partOf(row.sender_id, chat) };
}
