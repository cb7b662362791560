import { WARRANTY_DAYS } from '@hirfa/domain/bookings';
import { INVISIBLE_IN_NAMES } from '@hirfa/domain/market';
import {
  APPLICATION_STEPS,
  type ApplicationForm,
  EXPERIENCE_LEVELS,
  PRICING_MODES,
  PROVIDER_TYPES,
} from '@hirfa/domain/providers';
import * as z from 'zod';
import { MINUTE, personCall, providerCall } from '../calls.ts';
import { ERRORS, idempotencyMismatch, stateChanged } from '../errors.ts';
import { Slug } from '../lists.ts';
import { Week } from './availability.ts';
import { DocumentBrief } from './documents.ts';
import { LINE, LINES } from '../texts.ts';

/** Half-filled and too long values are stored, too: `applicationProblems` has the real limits. */
const line = (max: number) => z.string().max(max).regex(LINE);
const lines = z.string().max(4000).regex(LINES);
const typedAmount = line(20);

const name = line(200).regex(new RegExp(`^[^${INVISIBLE_IN_NAMES}]*$`, 'u'));

/** One offer as it is typed. */
export const CardForm = z.strictObject({
  service_slug: Slug.nullable(),
  title_en: line(200),
  title_ar: line(200),
  base_price: typedAmount,
  duration_minutes: z.int().min(0).max(10_000),
  is_visit: z.boolean().optional(),
  /** For how many days after a job a free second visit is promised; null for none. */
  warranty_days: z.literal(WARRANTY_DAYS).nullable().optional(),
});

/** The onboarding form, half-filled or complete. 1.3 */
export const Application = z.strictObject({
  provider_type: z.enum(PROVIDER_TYPES).nullable(),
  is_firm: z.boolean(),
  full_name: line(200),
  full_name_ar: line(200),
  business_name: line(200),
  business_name_ar: line(200),
  bio_en: lines,
  bio_ar: lines,
  primary_category: Slug.nullable(),
  experience_level: z.enum(EXPERIENCE_LEVELS).nullable(),
  skills: z.array(line(120)).max(30),
  social_media_links: z.array(line(600)).max(20),
  cards: z.array(CardForm).max(30),
  supports_online: z.boolean(),
  supports_in_person: z.boolean(),
  service_area_zones: z.array(z.uuid()).max(100),
  allow_group_booking: z.boolean(),
  hours: Week,
  pricing_mode: z.enum(PRICING_MODES).nullable(),
  subscription_packages_enabled: z.boolean(),
  monthly_subscription_rate: typedAmount,
  yearly_subscription_rate: typedAmount,
}) satisfies z.ZodType<ApplicationForm>;

/** The same as it is typed: names that were stored before may have characters that are refused now. */
const TypedApplication = Application.extend({
  full_name: name,
  full_name_ar: name,
  business_name: name,
  business_name_ar: name,
});

/**
 * The person's application. `draft`: it was never sent. `reason` is why it was rejected, or why the provider is
 * suspended. `version` is 0 until it is saved; `phone_number` is the one that was proven by a code. The form of a
 * verified provider is their profile as it is now.
 */
export const OwnApplication = z.strictObject({
  form: Application,
  step: z.enum(APPLICATION_STEPS),
  version: z.int(),
  status: z.enum(['draft', 'pending', 'rejected', 'verified']),
  reason: z.string().nullable(),
  /** A verified provider who is not active is suspended. */
  is_active: z.boolean(),
  phone_number: z.string().nullable(),
  documents: z.array(DocumentBrief),
  sent_at: z.iso.datetime().nullable(),
  decided_at: z.iso.datetime().nullable(),
});
export type OwnApplication = z.infer<typeof OwnApplication>;

const Version = z.int().min(0).max(2_000_000_000);
const tags = ['providers'];

/** The calls with which a person becomes a provider, and changes what needs no review afterwards. */
export const applicationCalls = {
  getApplication: personCall
    .meta({ staleAfter: { any: ['provider_changed'] } })
    .route({ method: 'GET', path: '/api/v1/provider/application', summary: 'My application', tags })
    .input(z.strictObject({}))
    .output(OwnApplication),
  /** `state_changed`: another device saved meanwhile, or the application is being decided or was approved. */
  saveApplication: personCall
    .meta({ rate: { times: 300, perMs: 10 * MINUTE } })
    .route({ method: 'PUT', path: '/api/v1/provider/application', summary: 'Save my application', tags })
    .input(z.strictObject({ form: TypedApplication, step: z.enum(APPLICATION_STEPS), version: Version }))
    .output(z.strictObject({ version: z.int() }))
    .errors(stateChanged),
  /**
   * Sends the application as it is saved. Needs an Idempotency-Key. Where it is not complete, `data.fields` has each
   * field and the code of its problem.
   */
  sendApplication: personCall
    .meta({ once: true })
    .route({ method: 'POST', path: '/api/v1/provider/application/send', summary: 'Send my application', tags })
    .input(z.strictObject({ version: Version }))
    .output(z.strictObject({ status: z.literal('pending') }))
    .errors({ ...stateChanged, ...idempotencyMismatch }),
  /** Changes what needs no review. Fields that are omitted do not change; texts in one language stand for both. */
  changeProvider: providerCall
    .route({ method: 'PATCH', path: '/api/v1/provider', summary: 'Change my provider profile', tags })
    .input(
      Application.pick({
        bio_en: true,
        bio_ar: true,
        skills: true,
        social_media_links: true,
        supports_online: true,
        supports_in_person: true,
        service_area_zones: true,
        allow_group_booking: true,
        pricing_mode: true,
        subscription_packages_enabled: true,
        monthly_subscription_rate: true,
        yearly_subscription_rate: true,
      }).partial(),
    )
    .output(z.strictObject({ changed: z.literal(true) }))
    .errors({ provider_required: ERRORS.provider_required }),
};
