import * as z from 'zod';
import { Amount } from '../lists.ts';
import { NewAccount } from '../payments/index.ts';
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
  /** A refund that an admin transfers: the person, and their account as they gave it. */
  z.strictObject({
    kind: z.literal('transfer'),
    ...waits,
    booking_id: z.uuid(),
    title_en: z.string(),
    title_ar: z.string(),
    name: z.string(),
    amount: Amount,
    /** Null where the account of the person has ended. */
    account: NewAccount.nullable(),
  }),
] as const;
