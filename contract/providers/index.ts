import { EXPERIENCE_LEVELS, PRICING_MODES, PROVIDER_TYPES } from '@hirfa/domain/providers';
import * as z from 'zod';
import { CategoryBrief, ServiceArea } from '../catalogue/index.ts';
import { Amount, Slug } from '../lists.ts';

/**
 * The public data of a verified, active provider. Names are display names (first name and an initial, or the business
 * name of a firm). `price_from` is the base price of their cheapest offer, and `pricing_mode` that
 * offer's; without offers the price is null. The rating ("4.9") and the response time
 * are null under `METRICS_FROM_JOBS` jobs.
 */
export const ProviderTile = z.strictObject({
  id: z.uuid(),
  display_name_en: z.string(),
  display_name_ar: z.string(),
  avatar_url: z.string(),
  provider_type: z.enum(PROVIDER_TYPES),
  experience_level: z.enum(EXPERIENCE_LEVELS),
  is_founding_provider: z.boolean(),
  is_online: z.boolean(),
  total_jobs: z.int(),
  average_rating: z.string().nullable(),
  response_time_avg_minutes: z.int().nullable(),
  hourly_rate: Amount,
  price_from: Amount.nullable(),
  pricing_mode: z.enum(PRICING_MODES),
  supports_online: z.boolean(),
  supports_in_person: z.boolean(),
  category: CategoryBrief,
  areas: z.array(ServiceArea),
});
export type ProviderTile = z.infer<typeof ProviderTile>;

/**
 * One provider's offer (specification 3: service_cards). `service_slug` is null for a free-form title, whose price is
 * fixed; otherwise `pricing_mode` is that of the service.
 */
export const ServiceCard = z.strictObject({
  id: z.uuid(),
  provider_id: z.uuid(),
  service_slug: Slug.nullable(),
  category_slug: Slug,
  title_en: z.string(),
  title_ar: z.string(),
  base_price: Amount,
  pricing_mode: z.enum(PRICING_MODES),
  duration_minutes: z.int(),
});
export type ServiceCard = z.infer<typeof ServiceCard>;
