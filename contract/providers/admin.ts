import {
  DOCUMENT_KINDS,
  EXPERIENCE_LEVELS,
  PRICING_MODES,
  PROVIDER_TYPES,
  REASON_LENGTH,
  VERIFICATION_STATUSES,
} from '@hirfa/domain/providers';
import * as z from 'zod';
import { CategoryBrief, ServiceArea } from '../catalogue/index.ts';
import { type AuditAction, AuditRecord } from '../audit.ts';
import { adminCall } from '../calls.ts';
import { decision, ERRORS, notFound } from '../errors.ts';
import { Amount, range, rangeOf, Slug } from '../lists.ts';
import { ChangeRequest } from './change-requests.ts';
import { LINES } from '../texts.ts';

const Instant = z.iso.datetime();

/** Why an admin decided so: the person reads it. */
const Reason = z.string().trim().min(REASON_LENGTH.min).max(REASON_LENGTH.max).regex(LINES);

/** A document of an applicant; `also_in` has the display names of other accounts with the same document. */
export const ApplicantDocument = z.strictObject({
  id: z.uuid(),
  kind: z.enum(DOCUMENT_KINDS),
  purpose: z.enum(['application', 'change']),
  pages: z.int(),
  created_at: Instant,
  also_in: z.array(z.strictObject({ display_name_en: z.string(), display_name_ar: z.string() })),
});
export type ApplicantDocument = z.infer<typeof ApplicantDocument>;

/** A provider or applicant, as admins see them in lists and on a page of their own. */
const ProviderSummary = z.strictObject({
  id: z.uuid(),
  user_id: z.uuid(),
  full_name: z.string(),
  full_name_ar: z.string().nullable(),
  avatar_url: z.string(),
  business_name: z.string().nullable(),
  business_name_ar: z.string().nullable(),
  verification_status: z.enum(VERIFICATION_STATUSES),
  provider_type: z.enum(PROVIDER_TYPES),
  is_active: z.boolean(),
  experience_level: z.enum(EXPERIENCE_LEVELS),
  skill_verification_notes: z.string().nullable(),
  suspension_reason: z.string().nullable(),
  category: CategoryBrief,
  areas: z.array(ServiceArea),
  sent_at: Instant.nullable(),
  created_at: Instant,
});

/** Everything that an admin needs to decide about an applicant or provider. */
export const Applicant = ProviderSummary.extend({
  /** The admin who reads this: nobody decides about themselves. */
  is_own: z.boolean(),
  is_founding_provider: z.boolean(),
  account_name: z.string(),
  /** Masked; the whole one is read as that of any person. */
  phone_number: z.string().nullable(),
  display_name_en: z.string(),
  display_name_ar: z.string(),
  bio_en: z.string(),
  bio_ar: z.string(),
  skills: z.array(z.strictObject({ en: z.string(), ar: z.string() })),
  social_media_links: z.array(z.string()),
  supports_online: z.boolean(),
  supports_in_person: z.boolean(),
  allow_group_booking: z.boolean(),
  pricing_mode: z.enum(PRICING_MODES),
  hourly_rate: Amount,
  monthly_subscription_rate: Amount.nullable(),
  yearly_subscription_rate: Amount.nullable(),
  cards: z.array(
    z.strictObject({
      id: z.uuid(),
      title_en: z.string(),
      title_ar: z.string(),
      base_price: Amount,
      duration_minutes: z.int(),
      is_visit: z.boolean(),
    }),
  ),
  documents: z.array(ApplicantDocument),
  open_bookings: z.int(),
  unpaid_earnings: Amount,
  change_request: ChangeRequest.nullable(),
  audit: z.array(AuditRecord),
  decided_at: Instant.nullable(),
  /** Whether lists show them, and the earliest start at which somebody can book them in the next 14 days. */
  is_listed: z.boolean(),
  next_free_at: Instant.nullable(),
});
export type Applicant = z.infer<typeof Applicant>;

/** What became of a provider or applicant. */
const DecidedProvider = z.strictObject({
  id: z.uuid(),
  verification_status: z.enum(VERIFICATION_STATUSES),
  is_active: z.boolean(),
});

/** A provider or applicant in the lists of admins. */
export const ProviderProfile = ProviderSummary.extend({
  primary_category: Slug,
  total_jobs: z.int(),
  average_rating: z.string().nullable(),
  asks_for_change: z.boolean(),
});
export type ProviderProfile = z.infer<typeof ProviderProfile>;

/** What narrows the list of providers down; the list and its file take the same. */
export const PROVIDER_FILTER = {
  status_filter: z.enum(VERIFICATION_STATUSES),
  name: z.string().trim().max(100).optional(),
  asks_for_change: z.literal(true).optional(),
};

const byId = z.strictObject({ id: z.uuid() });
const act = (verb: string, summary: string, ...audit: AuditAction[]) =>
  adminCall
    .meta({ audit })
    .route({ method: 'POST', path: `/api/v1/admin/providers/{id}/${verb}`, summary, tags: ['admin'] })
    .output(DecidedProvider)
    .errors(decision);

/** Decisions about providers. Every call that changes something writes the audit log. 4.11–4.21 */
export const adminOfProviders = {
  /**
   * Providers of one status, newest first, by position: those whose name contains `name`, or who ask for a change.
   * 7.14
   */
  adminGetAllProviderProfiles: adminCall
    .meta({ staleAfter: { any: ['provider_changed'] } })
    .route({
      method: 'POST',
      path: '/rest/v1/rpc/admin_get_all_provider_profiles',
      summary: 'Providers by status',
      tags: ['admin'],
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ ...range, ...PROVIDER_FILTER }))
    .output(rangeOf(ProviderProfile)),
  getApplicant: adminCall
    .meta({ staleAfter: { one: ['provider_changed'] }, audit: ['person.look'] })
    .route({
      method: 'GET',
      path: '/api/v1/admin/providers/{id}',
      summary: 'An applicant or provider',
      tags: ['admin'],
    })
    .input(byId)
    .output(Applicant)
    .errors(notFound),
  /** Verified as a community provider and hobbyist, of whatever type the applicant was. 4.21 */
  approveProvider: act('approve', 'Approve without a level', 'provider.approve').input(byId),
  /** Verified with this level; the type stays. `approved_by` is the caller. 4.20, 7.15 */
  approveProviderWithExperienceLevel: adminCall
    .meta({ audit: ['provider.approve'] })
    .route({
      method: 'POST',
      path: '/rest/v1/rpc/approve_provider_with_experience_level',
      summary: 'Approve with a level',
      tags: ['admin'],
    })
    .input(
      z.strictObject({
        provider_id_param: z.uuid(),
        experience_level_param: z.enum(EXPERIENCE_LEVELS),
        approved_by: z.uuid(),
      }),
    )
    .output(DecidedProvider)
    .errors(decision),
  rejectProvider: act('reject', 'Reject', 'provider.reject').input(byId.extend({ reason: Reason })),
  resetProvider: act('reset', 'Back to review', 'provider.reset').input(byId),
  /** Hides a verified provider. Requests are cancelled; accepted bookings stay, or are cancelled with a full refund. */
  suspendProvider: act('suspend', 'Suspend', 'provider.suspend', 'booking.cancel').input(
    byId.extend({ reason: Reason, bookings: z.enum(['keep', 'cancel']) }),
  ),
  reinstateProvider: act('reinstate', 'Reinstate', 'provider.reinstate').input(byId),
  /** Of a provider who is verified and active: everybody sees it at their name. 3.3 */
  makeFoundingProvider: act('make-founding', 'Make a founding provider', 'provider.make_founding').input(byId),
  removeFoundingProvider: act('remove-founding', 'Remove a founding provider', 'provider.remove_founding').input(byId),
  deleteProvider: adminCall
    .meta({ audit: ['provider.delete'] })
    .route({ method: 'DELETE', path: '/api/v1/admin/providers/{id}', summary: 'Delete a provider', tags: ['admin'] })
    .input(byId)
    .output(z.strictObject({ deleted: z.literal(true) }))
    .errors({ ...decision, open_bookings: ERRORS.open_bookings, unpaid_earnings: ERRORS.unpaid_earnings }),
  /** A rejected request needs a reason. */
  decideChange: adminCall
    .meta({ audit: ['provider.change'] })
    .route({
      method: 'POST',
      path: '/api/v1/admin/change-requests/{id}',
      summary: 'Approve or reject a change request',
      tags: ['admin'],
    })
    .input(byId.extend({ approve: z.boolean(), reason: Reason.nullable() }))
    .output(ChangeRequest)
    .errors(decision),
};
