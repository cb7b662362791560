import { RESCHEDULE } from '@hirfa/domain/bookings';
import * as z from 'zod';
import { personCall, SEARCH_RATE } from '../calls.ts';
import { extraBeingPaid, notFound, slotTaken } from '../errors.ts';
import { DayText } from '../lists.ts';
import { SlotDay } from './slots.ts';
import { step } from './step.ts';

const Instant = z.iso.datetime();
const tags = ['bookings'];

const ofProposal = { id: z.uuid(), proposal_id: z.uuid() };

/**
 * A new time for a confirmed booking: one of its two people proposes, the other one decides. Nothing is held meanwhile;
 * price and length stay, and cancelling is not free any longer than before.
 */
export const reschedule = {
  /**
   * When a booking could be instead, day by day, as `listSlots` answers: free times for its length. Its own slot does
   * not count as taken; its present start is left out.
   */
  listOtherTimes: personCall
    .meta({ staleAfter: { one: ['booking_changed'], any: ['slots_changed'] }, rate: SEARCH_RATE })
    .route({
      method: 'GET',
      path: '/api/v1/bookings/{id}/other-times',
      summary: 'Other times for a booking',
      tags,
    })
    .input(z.strictObject({ id: z.uuid(), from: DayText.optional(), days: z.int().min(1).max(14).default(7) }))
    .output(z.strictObject({ items: z.array(SlotDay), last_day: DayText, next_free_day: DayText.nullable() }))
    .errors(notFound),
  /**
   * Proposes other starts to the other side. `slot_taken`: one of them is not free, or no longer; `state_changed`: a
   * proposal is open already, or the booking starts too soon.
   */
  proposeTimes: step('propose-times', 'Propose other times')
    .input(z.strictObject({ id: z.uuid(), times: z.array(Instant).min(1).max(RESCHEDULE.times) }))
    .errors(slotTaken),
  /**
   * Moves the booking to one of the proposed starts. `from` is the start that was shown: `state_changed` where it is
   * another one now, or where the time cannot be accepted any more; `slot_taken` where it is no longer free;
   * `extra_being_paid` until the gateway has answered.
   */
  acceptProposal: step('accept-proposal', 'Accept another time')
    .input(z.strictObject({ ...ofProposal, from: Instant, to: Instant }))
    .errors({ ...slotTaken, ...extraBeingPaid }),
  /** The booking stays at its time. */
  declineProposal: step('decline-proposal', 'Decline other times').input(z.strictObject(ofProposal)),
  /** Who proposed takes it back. */
  withdrawProposal: step('withdraw-proposal', 'Withdraw other times').input(z.strictObject(ofProposal)),
};
