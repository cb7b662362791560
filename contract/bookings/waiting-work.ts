import * as z from 'zod';
import { Amount } from '../lists.ts';
import { failed, waits } from '../waiting-work.ts';

/** The money of bookings that does not move, in the work queue of admins. */
export const waitingMoney = [
  z.strictObject({
    kind: z.literal('payment'),
    ...waits,
    ...failed,
    booking_id: z.uuid(),
    title_en: z.string(),
    title_ar: z.string(),
    step: z.enum(['capture', 'release', 'refund']),
    refund: Amount,
  }),
] as const;
