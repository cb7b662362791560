import { REASON_LENGTH } from '@hirfa/domain/bookings';
import { INVISIBLE_IN_NAMES } from '@hirfa/domain/market';
import { TRANSFER_REFERENCE_LENGTH } from '@hirfa/domain/payments';
import * as z from 'zod';
import { adminCall, personCall } from '../calls.ts';
import { decision, idempotencyMismatch, notFound, stateChanged } from '../errors.ts';
import { NewAccount } from '../payments/index.ts';
import { LINES } from '../texts.ts';

const Id = z.strictObject({ id: z.uuid() });
const Reason = z.string().trim().min(REASON_LENGTH.min).max(REASON_LENGTH.max).regex(LINES);
const { min, max } = TRANSFER_REFERENCE_LENGTH;
const Reference = z
  .string()
  .trim()
  .min(min)
  .max(max)
  .regex(new RegExp(`^[^${INVISIBLE_IN_NAMES}]*$`, 'u'));

/** What an admin says of a transfer: happens once per Idempotency-Key. Only who has taken it over says how it went. */
const decide = (verb: string, summary: string) =>
  adminCall
    .meta({ once: true, audit: ['refund.transfer'] })
    .route({ method: 'POST', path: `/api/v1/admin/refunds/{id}/${verb}`, summary, tags: ['admin'] })
    .output(Id)
    .errors({ ...decision, ...idempotencyMismatch });

/**
 * Refunds that could not go back to where the money came from: `id` is that of the refund. Those of the bookings of a
 * package go together: what is chosen or said of one holds for all that have come as far, and what was chosen last for
 * those that follow.
 */
export const refunds = {
  /**
   * The customer asks for such a refund by a transfer, which an admin executes. `state_changed`: they have chosen
   * before. `data.fields` of `invalid_input`: `number` where it is no Egyptian IBAN or mobile number, `holder` where an
   * IBAN has none.
   */
  askRefundTransfer: personCall
    .meta({ once: true })
    .route({
      method: 'POST',
      path: '/api/v1/refunds/{id}/transfer',
      summary: 'Take a refund as a transfer',
      tags: ['bookings'],
    })
    .input(NewAccount.extend({ id: z.uuid() }))
    .output(Id)
    .errors({ ...notFound, ...stateChanged, ...idempotencyMismatch }),
  /** An admin takes a transfer over, and orders it at the bank: until they give it up, nobody else does. */
  orderRefundTransfer: decide('order', 'Take a transfer over').input(Id),
  /** Lets others order the transfer. After a day everybody may do this for the admin who has it. */
  giveUpRefundTransfer: decide('give-up', 'Give a transfer up').input(Id),
  /** The transfer has left the platform’s bank. The customer is told, and reads the reference. */
  executeRefundTransfer: decide('execute', 'Note that a refund was transferred').input(
    z.strictObject({ id: z.uuid(), reference: Reference }),
  ),
  /** The transfer is not possible. The customer is told, with the reason, and chooses again. */
  returnRefundTransfer: decide('return', 'Note that a transfer is not possible').input(
    z.strictObject({ id: z.uuid(), reason: Reason }),
  ),
  /** The bank has sent an executed transfer back, days later: as above. */
  bounceRefundTransfer: decide('bounce', 'Note that the bank sent a transfer back').input(
    z.strictObject({ id: z.uuid(), reason: Reason }),
  ),
};
