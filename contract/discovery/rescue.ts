import * as z from 'zod';
import { SEARCH_RATE, personCall } from '../calls.ts';
import { notFound } from '../errors.ts';
import { Amount } from '../lists.ts';
import { ProviderTile, ServiceCard } from '../providers/index.ts';

const Instant = z.iso.datetime();

/**
 * An offer in the place of a booking; `half_hours` for work that is paid by the hour. `customer_total` is for all, of
 * which the platform pays `platform_pays`.
 */
export const RescueOffer = z.strictObject({
  provider: ProviderTile,
  card: ServiceCard,
  half_hours: z.int().nullable(),
  starts_at: Instant,
  ends_at: Instant,
  customer_total: Amount,
  platform_pays: Amount,
});
export type RescueOffer = z.infer<typeof RescueOffer>;

/**
 * Who can be booked in the place of a booking. `customer_total` is what the booking cost, before discounts. Where
 * nobody is free at its time, `is_same_time` is false, and the offers are at the nearest later times.
 */
export const Rescue = z.strictObject({
  is_open: z.boolean(),
  is_same_time: z.boolean(),
  customer_total: Amount,
  items: z.array(RescueOffer),
});
export type Rescue = z.infer<typeof Rescue>;

export const rescue = {
  /**
   * For a customer whose provider has declined, cancelled, not answered or not come: up to five others (`RESCUE`) for
   * the same service, or in the same category, there or online, at the time of the booking, whose price is little
   * higher. Nobody who has been asked before. Not open where the booking needs nobody else, or no longer.
   */
  listRescue: personCall
    .meta({ staleAfter: { one: ['booking_changed'], any: ['slots_changed'] }, rate: SEARCH_RATE })
    .route({
      method: 'GET',
      path: '/api/v1/bookings/{id}/rescue',
      summary: 'Others in place of a provider who has let a booking down',
      tags: ['discovery'],
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(Rescue)
    .errors(notFound),
};
