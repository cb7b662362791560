import { newId } from '../platform/ids.ts';
import { type Person, refuse, type WriteCtx } from '../kernel/verb.ts';
import { messageReported } from './events.ts';
import { findMessage } from './message-queries.ts';
import { findOwnChat } from './queries.ts';
import { insertReport } from './report-queries.ts';

/** Reports a message of the other person. A second report of the same message changes nothing. */
export async function reportMessage({
  ctx: { db, actor, now, publish },
  input,
}: {
  ctx: WriteCtx<Person>;
  input: { id: string; reason: string };
}) {
  const message = await findMessage(db, input.id);
  // Admins may read messages near a report, and are in no chat.
  const chat = message && (await findOwnChat(db, message.booking_id, actor.user_id));
  const isOfOther = message?.sender_id != null && message.sender_id !== actor.user_id;
  if (message === undefined || chat === undefined || !isOfOther) return refuse('not_found');
  const { id: message_id, booking_id, seq } = message;
  const report = { message_id, booking_id, seq, reporter_id: actor.user_id, reason: input.reason };
  const id = newId(now.getTime());
  if (await insertReport(db, { id, ...report, created_at: now })) await publish(messageReported, { report_id: id });
  return { reported: true as const };
}
