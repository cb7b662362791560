import * as z from 'zod';
import { waits } from '../waiting-work.ts';

/** Reported messages in the work queue of admins. */
export const waitingReports = [
  z.strictObject({
    kind: z.literal('report'),
    ...waits,
    title_en: z.string(),
    title_ar: z.string(),
    reason: z.string(),
  }),
] as const;
