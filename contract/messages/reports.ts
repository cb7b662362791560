import { REASON_LENGTH } from '@hirfa/domain/bookings';
import * as z from 'zod';
import { Message } from './message.ts';
import { LINES } from '../texts.ts';

/** What an admin decided about a reported message. */
export const REPORT_OUTCOMES = ['hidden', 'dismissed'] as const;

/** Why somebody reports a message: admins read it. */
export const ReportReason = z.string().trim().min(REASON_LENGTH.min).max(REASON_LENGTH.max).regex(LINES);

const Writer = z.enum(['customer', 'provider']);

/**
 * A reported message, as admins list it. `reported_by` is who reported it, null if they have left; the names are those
 * that the two people see of each other.
 */
export const MessageReportBrief = z.strictObject({
  id: z.uuid(),
  chat_id: z.uuid(),
  message_id: z.uuid(),
  created_at: z.iso.datetime(),
  reason: z.string(),
  reported_by: Writer.nullable(),
  title_en: z.string(),
  title_ar: z.string(),
  customer_name: z.string(),
  provider_name_en: z.string(),
  provider_name_ar: z.string(),
  outcome: z.enum(REPORT_OUTCOMES).nullable(),
});
export type MessageReportBrief = z.infer<typeof MessageReportBrief>;

/** A report with its message and those around it, ascending. Places are left out: they are where somebody lives. */
export const MessageReport = MessageReportBrief.extend({
  messages: z.array(
    Message.omit({ sender: true, place: true, chat_id: true }).extend({ sender: Writer.or(z.literal('product')) }),
  ),
});
export type MessageReport = z.infer<typeof MessageReport>;
