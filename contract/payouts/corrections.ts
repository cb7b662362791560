import { TRANSFER_REFERENCE_LENGTH } from '@hirfa/domain/payments';
import { PAYOUT_HOLDS } from '@hirfa/domain/payouts';
import { REASON_LENGTH } from '@hirfa/domain/providers';
import * as z from 'zod';
import { adminCall } from '../calls.ts';
import { amountChanged, idempotencyMismatch, notFound, stateChanged } from '../errors.ts';
import { Amount, DayText } from '../lists.ts';
import { LINE, LINES } from '../texts.ts';
import { Account } from './account.ts';

/** What is owed to a provider who has left or is suspended, whom no file pays. */
export const OwedByHand = z.strictObject({
  provider_id: z.uuid(),
  /** Null for a provider who was deleted. */
  user_id: z.uuid().nullable(),
  name_en: z.string(),
  name_ar: z.string(),
  amount: Amount,
  hold: z.enum(PAYOUT_HOLDS).extract(['left', 'suspended']),
  /** What they have said last; null if they have not, or it was deleted with their account. */
  account: Account.nullable(),
});
export type OwedByHand = z.infer<typeof OwedByHand>;

const { min, max } = TRANSFER_REFERENCE_LENGTH;
const Reason = z.string().trim().min(REASON_LENGTH.min).max(REASON_LENGTH.max).regex(LINES);
const One = z.strictObject({ id: z.uuid() });
const path = '/api/v1/admin/payouts';
const tags = ['admin'];

/** What files do not say of payouts, and admins do. */
export const corrections = {
  /**
   * The bank refused this file: what is on its way in it is payable again at once. 409 `state_changed`
   * where nothing is, or where a payout of it was ever paid.
   */
  refusePayoutFile: adminCall
    .meta({ once: true, audit: ['payouts.refuse'] })
    .route({ method: 'POST', path: `${path}/exports/{id}/refuse`, summary: 'The bank refused a file', tags })
    .input(One.extend({ reason: Reason }))
    .output(z.strictObject({ payouts: z.int() }))
    .errors({ ...notFound, ...stateChanged, ...idempotencyMismatch }),
  /**
   * What came back, or was refused, by mistake is paid after all, or what was paid by hand has come back. 409
   * `state_changed` where it is neither.
   */
  correctPayout: adminCall
    .meta({ once: true, audit: ['payouts.correct'] })
    .route({ method: 'POST', path: `${path}/list/{id}/correct`, summary: 'Correct a payout', tags })
    .input(One.extend({ state: z.enum(['paid', 'returned']), reason: Reason }))
    .output(z.strictObject({ state: z.enum(['paid', 'returned']) }))
    .errors({ ...notFound, ...stateChanged, ...idempotencyMismatch }),
  /** What is owed to providers whom no file pays: the 100 to whom most is owed. */
  listOwedByHand: adminCall
    .route({ method: 'GET', path: `${path}/by-hand`, summary: 'Amounts to be paid by hand', tags })
    .input(z.strictObject({}))
    .output(z.strictObject({ items: z.array(OwedByHand) })),
  /**
   * Records that such a provider was paid by hand, all that is owed or a part. 409 `state_changed` where less is owed,
   * which is `data.amount`, or nothing.
   */
  payByHand: adminCall
    .meta({ once: true, audit: ['payouts.by_hand'] })
    .route({ method: 'POST', path: `${path}/by-hand`, summary: 'Record a payment by hand', tags })
    .input(
      z.strictObject({
        provider_id: z.uuid(),
        amount: Amount,
        reference: z.string().trim().min(min).max(max).regex(LINE),
        day: DayText,
      }),
    )
    .output(z.strictObject({ id: z.uuid(), amount: Amount }))
    .errors({ ...amountChanged, ...idempotencyMismatch }),
};
