import { IMPROVEMENTS } from '@hirfa/domain/providers';
import * as z from 'zod';
import { providerCall } from '../calls.ts';
import { Booking } from './booking.ts';
import { EarningsWeek } from './earnings.ts';

/**
 * What a provider needs to know first. `requests` are the ones that have to be answered soonest, of `request_count`;
 * `next_job` is under way, or the next to begin; `week` is the present one; `improvements` is what the profile lacks,
 * the most important first. `card_id` is the card that has no photo. `is_listed`: whether lists show the provider,
 * because somebody can book them in the next 14 days.
 */
export const ProviderHome = z.strictObject({
  requests: z.array(Booking),
  request_count: z.int(),
  next_job: Booking.nullable(),
  week: EarningsWeek,
  is_listed: z.boolean(),
  improvements: z.array(z.strictObject({ kind: z.enum(IMPROVEMENTS), card_id: z.uuid().nullable() })),
});
export type ProviderHome = z.infer<typeof ProviderHome>;

export const home = {
  /** Also of a suspended provider, without improvements: they can change nothing. */
  getProviderHome: providerCall
    .meta({ staleAfter: { any: ['booking_changed', 'provider_changed'] } })
    .route({ method: 'GET', path: '/api/v1/provider/home', summary: 'My home as a provider', tags: ['bookings'] })
    .input(z.strictObject({}))
    .output(ProviderHome),
};
