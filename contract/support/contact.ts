import * as z from 'zod';
import { supportHoursFields } from './admin.ts';
import { OperatorDetails } from './operator.ts';

/** How to reach the operator of the site. */
export const Contact = z.strictObject({
  /** When the support team answers, from today's settings. */
  hours: z.strictObject(supportHoursFields),
  /** Null where nothing is stated yet. */
  operator: OperatorDetails.nullable(),
});
export type Contact = z.infer<typeof Contact>;
