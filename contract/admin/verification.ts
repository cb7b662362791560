import { INVISIBLE_CHARACTERS, LANGUAGES } from '@hirfa/domain/market';
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
import type { AuditAction } from '../audit.ts';
import { EXPORT_RATE, adminCall } from '../calls.ts';
import { decision, ERRORS, notFound } from '../errors.ts';
import { Amount, DayText, page, pageOf } from '../lists.ts';
import { ChangeRequest } from '../providers/index.ts';

const Instant = z.iso.datetime();
const LINES = new RegExp(`^(?:[^${INVISIBLE_CHARACTERS}]|\n)*$`, 'u');

/** Why an admin decided so: the person reads it. */
const Reason = z.string().trim().min(REASON_LENGTH.min).max(REASON_LENGTH.max).regex(LINES);

/** What an admin did: `before` and `after` have the changed fields. */
export const AuditRecord = z.strictObject({
  id: z.uuid(),
  at: Instant,
  actor_id: z.uuid(),
  actor_name: z.string(),
  action: z.string(),
  entity_type: z.string(),
  entity_id: z.uuid(),
  /** The name of the person whom it is about; null if it is about something else. */
  entity_name: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

/** A document of an applicant; `also_in` has the display names of other accounts with the same document. */
export const ApplicantDocument = z.strictObject({
  id: z.uuid(),
  kind: z.enum(DOCUMENT_KINDS),
  purpose: z.enum(['application', 'change']),
  pages: z.int(),
  created_at: Instant,
  also_in: z.array(z.string()),
});
export type ApplicantDocument = z.infer<typeof ApplicantDocument>;

/** A provider or applicant, as admins see them in lists and on a page of their own. */
export const ProviderSummary = z.strictObject({
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
    }),
  ),
  documents: z.array(ApplicantDocument),
  open_bookings: z.int(),
  unpaid_earnings: Amount,
  change_request: ChangeRequest.nullable(),
  audit: z.array(AuditRecord),
  decided_at: Instant.nullable(),
});
export type Applicant = z.infer<typeof Applicant>;

/** What became of a provider or applicant. */
export const DecidedProvider = z.strictObject({
  id: z.uuid(),
  verification_status: z.enum(VERIFICATION_STATUSES),
  is_active: z.boolean(),
});

const byId = z.strictObject({ id: z.uuid() });
const act = (verb: string, summary: string, ...audit: AuditAction[]) =>
  adminCall
    .meta({ audit })
    .route({ method: 'POST', path: `/api/v1/admin/providers/{id}/${verb}`, summary, tags: ['admin'] })
    .output(DecidedProvider)
    .errors(decision);

const auditFilter = {
  entity_id: z.uuid().optional(),
  entity_type: z.string().max(40).regex(/^\w+$/).optional(),
  actor_id: z.uuid().optional(),
  action: z
    .string()
    .max(60)
    .regex(/^[\w.]+$/)
    .optional(),
  from: DayText.optional(),
  until: DayText.optional(),
};

/** Verification and what follows. Every call that changes something writes the audit log. 4.11–4.21 */
export const verification = {
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
  /** Newest first; each given value narrows it down. Days are those of Cairo, both included. */
  listAuditLog: adminCall
    .meta({ staleAfter: { any: ['provider_changed'] } })
    .route({ method: 'GET', path: '/api/v1/admin/audit-log', summary: 'What admins did', tags: ['admin'] })
    .input(z.strictObject({ ...page, ...auditFilter }))
    .output(pageOf(AuditRecord)),
  /** The same as a file for spreadsheets, whole; what was before and after is JSON. Each file is an entry itself. */
  exportAuditLog: adminCall
    .meta({ audit: ['audit.export'], rate: EXPORT_RATE })
    .route({
      method: 'POST',
      path: '/api/v1/admin/audit-log.csv',
      summary: 'What admins did, as CSV',
      tags: ['admin'],
      spec: (operation) => {
        const content = { 'text/csv': { schema: { type: 'string' as const } } };
        return { ...operation, responses: { ...operation.responses, 200: { description: 'OK', content } } };
      },
    })
    .input(z.strictObject({ ...auditFilter, language: z.enum(LANGUAGES).default('en') }))
    .output(z.unknown()),
};
