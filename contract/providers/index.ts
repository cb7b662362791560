import { CARD_PRICING_MODES, EXPERIENCE_LEVELS, PROVIDER_TYPES, VERIFICATION_STATUSES } from '@hirfa/domain/providers';
import * as z from 'zod';
import { CategoryBrief, ServiceArea } from '../catalogue/index.ts';
import { personCall, providerCall } from '../calls.ts';
import { ERRORS } from '../errors.ts';
import { Amount } from '../lists.ts';
import { applicationCalls } from './application.ts';
import { availability } from './availability.ts';
import { cards } from './cards.ts';
import { changeRequests } from './change-requests.ts';
import { documents } from './documents.ts';
import { online, OnlineStatus } from './online.ts';

export { adminOfProviders, Applicant, type ApplicantDocument, PROVIDER_FILTER, ProviderProfile } from './admin.ts';
export { OwnApplication } from './application.ts';
export { Availability, SaveAvailability } from './availability.ts';
export { OwnCard, ServiceCard } from './cards.ts';
export { ChangeRequest, RequestedChanges } from './change-requests.ts';
export { DocumentBrief, DocumentLook, DocumentUpload } from './documents.ts';
export { OnlineStatus } from './online.ts';
export { waitingProviders } from './waiting-work.ts';

/**
 * The public data of a verified, active provider. Names are display names (first name and an initial, or the business
 * name of a firm). `price_from` is the base price of their cheapest offer, and `pricing_mode` that
 * offer's; without offers the price is null. The rating ("4.9") is null without reviews, and the response time under
 * `METRICS_FROM_JOBS` jobs. `is_online` is false of who can not be booked in the next 14 days.
 */
export const ProviderTile = z.strictObject({
  id: z.uuid(),
  display_name_en: z.string(),
  display_name_ar: z.string(),
  avatar_url: z.string(),
  provider_type: z.enum(PROVIDER_TYPES),
  experience_level: z.enum(EXPERIENCE_LEVELS),
  is_founding_provider: z.boolean(),
  /** Of a trusted essential: a firm; otherwise a tradesperson in their own name. */
  is_firm: z.boolean(),
  is_online: z.boolean(),
  total_jobs: z.int(),
  average_rating: z.string().nullable(),
  /** The published reviews that the rating is the average of. */
  rating_count: z.int(),
  response_time_avg_minutes: z.int().nullable(),
  /** What customers pay for the cheapest offer, fee and VAT included; null while there is none. */
  price_from: Amount.nullable(),
  /** Of that offer. */
  pricing_mode: z.enum(CARD_PRICING_MODES),
  supports_online: z.boolean(),
  supports_in_person: z.boolean(),
  category: CategoryBrief,
  areas: z.array(ServiceArea),
});
export type ProviderTile = z.infer<typeof ProviderTile>;

/** The provider profile of the caller, who may still be an applicant. */
export const OwnProvider = z.strictObject({
  id: z.uuid(),
  display_name_en: z.string(),
  display_name_ar: z.string(),
  avatar_url: z.string(),
  provider_type: z.enum(PROVIDER_TYPES),
  verification_status: z.enum(VERIFICATION_STATUSES),
  is_active: z.boolean(),
  status: OnlineStatus,
});
export type OwnProvider = z.infer<typeof OwnProvider>;

/**
 * The figures of the caller's work, counted from their bookings: settled jobs of all time, and rates in percent over
 * the last `METRICS_DAYS` days, null where nothing was counted. `recent_requests` are the answered and expired ones of
 * these days; of fewer than `RESPONSE_RATE.fromRequests` the response rate is `RESPONSE_RATE.percent`. Others
 * see rates from `METRICS_FROM_JOBS` jobs on, and the rating from the first review.
 */
export const OwnMetrics = ProviderTile.pick({
  total_jobs: true,
  average_rating: true,
  rating_count: true,
  response_time_avg_minutes: true,
}).extend({
  acceptance_rate: z.int().nullable(),
  completion_rate: z.int().nullable(),
  response_rate: z.int(),
  recent_requests: z.int(),
});
export type OwnMetrics = z.infer<typeof OwnMetrics>;

/** What providers and applicants see and change of their own. */
export const providers = {
  ...cards,
  ...changeRequests,
  ...documents,
  /** Without a provider profile it is refused with `PGRST116`. 7.8 */
  getOwnProvider: personCall
    .meta({ staleAfter: { any: ['provider_changed'] } })
    .route({ method: 'GET', path: '/api/v1/provider', summary: 'My provider profile', tags: ['providers'] })
    .input(z.strictObject({}))
    .output(OwnProvider)
    .errors({ PGRST116: ERRORS.PGRST116 }),
  /** Also of a suspended provider. 3.5 */
  getOwnMetrics: providerCall
    .meta({ staleAfter: { any: ['metrics_changed'] } })
    .route({ method: 'GET', path: '/api/v1/provider/metrics', summary: 'My figures', tags: ['providers'] })
    .input(z.strictObject({}))
    .output(OwnMetrics),
  ...applicationCalls,
  ...availability,
  ...online,
};
