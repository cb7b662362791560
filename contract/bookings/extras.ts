import { EXTRA } from '@hirfa/domain/bookings';
import { LANGUAGES } from '@hirfa/domain/market';
import * as z from 'zod';
import { personCall } from '../calls.ts';
import {
  amountChanged,
  idempotencyMismatch,
  notFound,
  serviceUnavailable,
  stateChanged,
  tooLittleTime,
  tooLittleToPay,
} from '../errors.ts';
import { Amount, WebAddress } from '../lists.ts';
import { LINES } from '../texts.ts';
import { photoErrors, PhotoFile } from '../photos.ts';
import { ExtraMinutes, ReceiptPhoto } from './booking.ts';
import { step } from './step.ts';

const ExtraReason = z.string().trim().min(EXTRA.text.min).max(EXTRA.text.max).regex(LINES);

const ofExtra = { id: z.uuid(), extra_id: z.uuid() };
const onePhoto = z.strictObject({ id: z.uuid(), photo_id: z.uuid() });

/**
 * Extra work or materials in a job, from its confirmation to its end: the provider proposes, the customer approves and
 * pays. Until the money is there, and where it is declined, the old price and the old end stand (product decision:
 * booking).
 */
export const extras = {
  /**
   * One at a time, at most five. `minutes`: by how much the job gets longer; `too_little_time` has how many are free.
   * `invalid_input` at `work`: the sum of both is too little or too much; `too_little_to_pay`: the gateway does not
   * charge so little, so that the customer could not pay it. Of a visit it is the quote, until one was
   * added: the sum is that of the whole job, and more than the fee. Receipts that the caller has added go with it where
   * it has materials.
   */
  proposeExtra: step('propose-extra', 'Propose extra work')
    .input(
      z.strictObject({
        id: z.uuid(),
        work: Amount,
        materials: Amount,
        minutes: ExtraMinutes.default(0),
        reason: ExtraReason,
      }),
    )
    .errors({ ...tooLittleTime, ...tooLittleToPay }),
  /** Until it is paid. `service_unavailable`: the gateway is being asked for its money. */
  withdrawExtra: step('withdraw-extra', 'Withdraw extra work')
    .input(z.strictObject(ofExtra))
    .errors(serviceUnavailable),
  /** Until it is paid; as above. */
  declineExtra: step('decline-extra', 'Decline extra work').input(z.strictObject(ofExtra)).errors(serviceUnavailable),
  /**
   * Approves an extra, and returns the gateway's page, where the customer pays `total`: what they were shown. Where it
   * costs something else, nothing is approved, and the answer has the present amount. Its minutes are reserved while
   * they pay; `too_little_time`: they have been booked since. `service_unavailable`: the gateway does not answer, or
   * money of an earlier change is on its way.
   */
  approveExtra: personCall
    .meta({ once: true })
    .route({
      method: 'POST',
      path: '/api/v1/bookings/{id}/approve-extra',
      summary: 'Approve extra work',
      tags: ['bookings'],
    })
    .input(z.strictObject({ ...ofExtra, total: Amount, language: z.enum(LANGUAGES) }))
    .output(z.strictObject({ checkout_url: WebAddress }))
    .errors({
      ...notFound,
      ...amountChanged,
      ...tooLittleTime,
      ...tooLittleToPay,
      ...idempotencyMismatch,
      ...serviceUnavailable,
    }),
  /** The photos of receipts that the caller has added, and not proposed anything with yet. */
  listReceiptPhotos: personCall
    .meta({ staleAfter: { one: ['booking_changed'] } })
    .route({
      method: 'GET',
      path: '/api/v1/bookings/{id}/receipt-photos',
      summary: 'My unsent photos of receipts',
      tags: ['bookings'],
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.strictObject({ items: z.array(ReceiptPhoto) }))
    .errors(notFound),
  /**
   * Adds a photo of a receipt to the extra that the provider is about to propose; at most three. The same photo under
   * the same id is stored once. Only the caller sees it until they propose it.
   */
  addReceiptPhoto: personCall
    .route({
      method: 'PUT',
      path: '/api/v1/bookings/{id}/receipt-photos/{photo_id}',
      summary: 'Add a photo of a receipt',
      tags: ['bookings'],
      inputStructure: 'detailed',
    })
    .input(z.object({ params: onePhoto, body: PhotoFile }))
    .output(ReceiptPhoto)
    .errors({ ...notFound, ...stateChanged, ...photoErrors }),
  removeReceiptPhoto: personCall
    .route({
      method: 'DELETE',
      path: '/api/v1/bookings/{id}/receipt-photos/{photo_id}',
      summary: 'Remove an unsent photo of a receipt',
      tags: ['bookings'],
    })
    .input(onePhoto)
    .output(z.strictObject({ removed: z.literal(true) }))
    .errors({ ...notFound, ...stateChanged }),
};
