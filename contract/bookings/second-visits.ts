import { HOLDS, SECOND_VISIT } from '@hirfa/domain/bookings';
import * as z from 'zod';
import { personCall, SEARCH_RATE } from '../calls.ts';
import { notFound, providerUnavailable, slotTaken } from '../errors.ts';
import { DayText } from '../lists.ts';
import { multiLine } from './place-input.ts';
import { SlotDay } from './slots.ts';
import { step } from './step.ts';

/**
 * The free second visit that an offer promised: a booking of its own of nothing, which the customer of a job asks for
 * (`warranty`). Its place and its length are those of the job.
 */
export const secondVisits = {
  /** When the second visit can be, day by day, as `listSlots` answers; nothing where it cannot be asked for. */
  listSecondVisitTimes: personCall
    .meta({ staleAfter: { one: ['booking_changed'], any: ['slots_changed'] }, rate: SEARCH_RATE })
    .route({
      method: 'GET',
      path: '/api/v1/bookings/{id}/second-visit-times',
      summary: 'Times for a free second visit',
      tags: ['bookings'],
    })
    .input(z.strictObject({ id: z.uuid(), from: DayText.optional(), days: z.int().min(1).max(14).default(7) }))
    .output(z.strictObject({ items: z.array(SlotDay), last_day: DayText, next_free_day: DayText.nullable() }))
    .errors(notFound),
  /**
   * Asks for the free second visit after a job; `warranty.visit_id` of the answer is the new booking, which the
   * provider accepts or declines. `state_changed`: it cannot be asked for, or no longer; `provider_unavailable`: the
   * provider takes no bookings of this customer, or none. Contacts in `reason`, what is to be looked at again, are
   * masked.
   */
  askSecondVisit: step('second-visit', 'Ask for the free second visit')
    // As often as somebody can book without paying.
    .meta({ rate: { times: HOLDS.perPeriod, perMs: HOLDS.periodMs } })
    .input(
      z.strictObject({
        id: z.uuid(),
        starts_at: z.iso.datetime(),
        reason: multiLine(1, SECOND_VISIT.text.max).optional(),
      }),
    )
    .errors({ ...slotTaken, ...providerUnavailable }),
};
