import * as z from 'zod';
import { MessageReport } from './reports.ts';

/**
 * What else shows a bank that a job was done, while a chargeback of it is open: the chat of the booking, with
 * its photos and without places, and which agreements its customer accepted when.
 */
export const Evidence = z.strictObject({
  messages: MessageReport.shape.messages,
  accepted: z.array(z.strictObject({ agreement: z.string(), version: z.string(), accepted_at: z.iso.datetime() })),
});
export type Evidence = z.infer<typeof Evidence>;
