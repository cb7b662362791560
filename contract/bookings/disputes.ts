import { DISPUTE, DISPUTE_REASONS } from '@hirfa/domain/bookings';
import * as z from 'zod';
import { personCall } from '../calls.ts';
import { amountChanged, notFound, serviceUnavailable, stateChanged } from '../errors.ts';
import { Amount } from '../lists.ts';
import { photoErrors, PhotoFile } from '../photos.ts';
import { ProblemPhoto } from './booking.ts';
import { LINES } from '../texts.ts';
import { step } from './step.ts';

const DisputeText = z.string().trim().min(DISPUTE.text.min).max(DISPUTE.text.max).regex(LINES);

const byId = z.strictObject({ id: z.uuid() });
const onePhoto = z.strictObject({ id: z.uuid(), photo_id: z.uuid() });

/**
 * A problem that the customer of a booking reports, once: while the work goes on, before it is settled, or within a day
 * of being reported absent. The provider's payout is held meanwhile (product decision: booking). Of a job in cash the
 * provider can report, too, that what was paid is not the price; one who finishes it says that they have the money.
 */
export const disputes = {
  /** `paid_in_cash` goes with the reason `cash`: what was paid, which is not the price. */
  openDispute: step('dispute', 'Report a problem').input(
    z.strictObject({
      id: z.uuid(),
      reason: z.enum(DISPUTE_REASONS),
      text: DisputeText,
      paid_in_cash: Amount.optional(),
    }),
  ),
  /** Who reported it takes it back; it can't be reported again. */
  withdrawDispute: step('withdraw-dispute', 'Take a reported problem back').input(byId),
  /** The other one answers once, until `answer_until`; then an admin decides. */
  answerDispute: step('answer-dispute', 'Answer a reported problem').input(
    z.strictObject({ id: z.uuid(), text: DisputeText }),
  ),
  /**
   * The provider gives all money back, except of cash, about which an admin decides. `refund` is the amount that they
   * were shown: where another one holds, nothing is given back, and the answer has the present one.
   * `service_unavailable`: money of an earlier change is on its way.
   */
  giveBack: step('give-back', 'Give all money back')
    .input(z.strictObject({ id: z.uuid(), refund: Amount }))
    .errors({ ...amountChanged, ...serviceUnavailable }),
  /** The photos that the caller has added to a problem, or to their answer, and not sent yet. */
  listProblemPhotos: personCall
    .meta({ staleAfter: { one: ['booking_changed'] } })
    .route({
      method: 'GET',
      path: '/api/v1/bookings/{id}/problem-photos',
      summary: 'My unsent photos of a problem',
      tags: ['bookings'],
    })
    .input(byId)
    .output(z.strictObject({ items: z.array(ProblemPhoto) }))
    .errors(notFound),
  /**
   * Adds a photo of a problem, while the customer can report it, or the provider can answer; at most four of each. The
   * same photo under the same id is stored once. Only the caller sees it until they report or answer.
   */
  addProblemPhoto: personCall
    .route({
      method: 'PUT',
      path: '/api/v1/bookings/{id}/problem-photos/{photo_id}',
      summary: 'Add a photo of a problem',
      tags: ['bookings'],
      inputStructure: 'detailed',
    })
    .input(z.object({ params: onePhoto, body: PhotoFile }))
    .output(ProblemPhoto)
    .errors({ ...notFound, ...stateChanged, ...photoErrors }),
  removeProblemPhoto: personCall
    .route({
      method: 'DELETE',
      path: '/api/v1/bookings/{id}/problem-photos/{photo_id}',
      summary: 'Remove an unsent photo of a problem',
      tags: ['bookings'],
    })
    .input(onePhoto)
    .output(z.strictObject({ removed: z.literal(true) }))
    .errors({ ...notFound, ...stateChanged }),
};
