import { DIFFERENCE_KINDS, MOVEMENT_KINDS } from '@hirfa/domain/payments';
import * as z from 'zod';
import { SignedAmount } from '../lists.ts';
import { waits } from '../waiting-work.ts';

/** A difference between the books and a gateway, in the work queue of admins. */
export const waitingDifferences = [
  z.strictObject({
    kind: z.literal('difference'),
    ...waits,
    difference: z.enum(DIFFERENCE_KINDS),
    gateway: z.string(),
    /** What it is there: a movement, or a checkout where the gateway lists no movements; empty where it has nothing. */
    reference: z.string(),
    /** The booking, for a package its first one; null where the money belongs to no payment that is known. */
    booking_id: z.uuid().nullable(),
    title_en: z.string().nullable(),
    title_ar: z.string().nullable(),
    /** What the gateway has got or given, and what the books say. */
    amount_there: SignedAmount,
    amount_here: SignedAmount,
    movement: z.enum(MOVEMENT_KINDS).nullable(),
    moved_at: z.iso.datetime().nullable(),
  }),
] as const;
