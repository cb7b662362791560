import { AUTH_ALERTS, AUTH_EVENTS, SUSPENSION_REASONS, SUSPENSION_WORDS_LENGTH } from '@hirfa/domain/accounts';
import { BOOKING_STATUSES } from '@hirfa/domain/bookings';
import { VERIFICATION_STATUSES } from '@hirfa/domain/providers';
import * as z from 'zod';
import type { AuditAction } from '../audit.ts';
import { adminCall } from '../calls.ts';
import { decision, ERRORS, notFound } from '../errors.ts';
import { page, pageOf } from '../lists.ts';
import { secondFactorProof } from './second-factor-proof.ts';
import { LINES } from '../texts.ts';

const Instant = z.iso.datetime();

/** A person in the lists of admins. */
export const PersonSummary = z.strictObject({
  id: z.uuid(),
  full_name: z.string(),
  avatar_url: z.string(),
  is_provider: z.boolean(),
  is_admin: z.boolean(),
  is_suspended: z.boolean(),
  created_at: Instant,
});
export type PersonSummary = z.infer<typeof PersonSummary>;

/** A booking of a person; `can_cancel`: an admin may cancel it now. */
export const PersonBooking = z.strictObject({
  id: z.uuid(),
  title_en: z.string(),
  title_ar: z.string(),
  starts_at: Instant,
  status: z.enum(BOOKING_STATUSES),
  part: z.enum(['customer', 'provider']),
  can_cancel: z.boolean(),
});
export type PersonBooking = z.infer<typeof PersonBooking>;

/** What an admin sees of a person; `email` and `phone_number` are masked ("m•••@example.com"). */
export const Person = PersonSummary.extend({
  /** The admin who reads this: nobody decides about themselves. */
  is_own: z.boolean(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  provider: z
    .strictObject({ id: z.uuid(), verification_status: z.enum(VERIFICATION_STATUSES), is_active: z.boolean() })
    .nullable(),
  /** The open sessions, and when one of them was used last. */
  sessions: z.strictObject({ open: z.int(), last_used: Instant.nullable() }),
  suspension: z
    .strictObject({ reason: z.enum(SUSPENSION_REASONS), words: z.string().nullable(), suspended_at: Instant })
    .nullable(),
  /** All that are neither cancelled nor settled, at most 100. */
  open_bookings: z.array(PersonBooking),
  /** Whatever became of them. */
  newest_bookings: z.array(PersonBooking),
  /** The second factors of the admin who reads this: decisions about the admin role ask for one. */
  own_second_factors: z.array(z.enum(['code', 'passkey'])),
});
export type Person = z.infer<typeof Person>;

/** Sign-in statistics of the last 24 hours; rates are from 0 to 1. 9.11, 9.12 */
export const AuthStatistics = z.strictObject({
  counts: z.record(z.enum(AUTH_EVENTS), z.int()),
  error_rate: z.number(),
  /** Null where nobody tried to sign in. */
  sign_in_success: z.number().nullable(),
  alerts: z.array(z.enum(AUTH_ALERTS)),
  /** When each type of event happened last; types that did not happen are left out. */
  last: z.array(z.strictObject({ type: z.enum(AUTH_EVENTS), at: z.iso.datetime() })),
});
export type AuthStatistics = z.infer<typeof AuthStatistics>;

/** What narrows the list of people down; the list and its file take the same. */
export const PEOPLE_FILTER = {
  text: z.string().trim().min(1).max(254).optional(),
  only: z.enum(['admins', 'suspended']).optional(),
};
const byId = z.strictObject({ id: z.uuid() });

const power = (verb: string, summary: string, ...audit: AuditAction[]) =>
  adminCall
    .meta({ audit })
    .route({ method: 'POST', path: `/api/v1/admin/people/{id}/${verb}`, summary, tags: ['admin'] })
    .output(Person)
    .errors(decision);

/** People and power. Every call about one person writes the audit log. */
export const adminOfAccounts = {
  /**
   * Newest first. `text` is a whole e-mail address, phone number or id, or beginnings of the words of a name, with the
   * spelling folded as in every search.
   */
  listPeople: adminCall
    .meta({ staleAfter: { any: ['provider_changed'] } })
    .route({ method: 'GET', path: '/api/v1/admin/people', summary: 'People', tags: ['admin'] })
    .input(z.strictObject({ ...page, ...PEOPLE_FILTER }))
    .output(pageOf(PersonSummary)),
  /** Each look is in the audit log. */
  getPerson: adminCall
    .meta({ audit: ['person.look'] })
    .route({ method: 'GET', path: '/api/v1/admin/people/{id}', summary: 'A person', tags: ['admin'] })
    .input(byId)
    .output(Person)
    .errors(notFound),
  /** The whole e-mail address or phone number. Each time is in the audit log. */
  revealContact: adminCall
    .meta({ audit: ['person.reveal'] })
    .route({
      method: 'POST',
      path: '/api/v1/admin/people/{id}/contact',
      summary: 'The e-mail address or phone number of a person',
      tags: ['admin'],
    })
    .input(byId.extend({ what: z.enum(['email', 'phone_number']) }))
    .output(z.strictObject({ contact: z.string() }))
    .errors(notFound),
  /** Needs a second factor that is shown now, of an admin who has one. The person is told by mail. */
  grantAdmin: power('grant-admin', 'Make a person an admin', 'person.grant_admin')
    .input(byId.extend(secondFactorProof.fields))
    .errors(secondFactorProof.errors),
  /** The same. Their pages and sockets lose access at once. */
  removeAdmin: power('remove-admin', 'Remove an admin', 'person.remove_admin')
    .input(byId.extend(secondFactorProof.fields))
    .errors(secondFactorProof.errors),
  /**
   * Ends all sessions; until the person is reinstated they can not sign in. A provider vanishes from what others see.
   * Bookings stay: each is decided on its own.
   */
  suspendPerson: power('suspend', 'Suspend a person', 'person.suspend', 'provider.suspend')
    .input(
      byId.extend({
        reason: z.enum(SUSPENSION_REASONS),
        words: z.string().trim().min(1).max(SUSPENSION_WORDS_LENGTH.max).regex(LINES).nullable(),
      }),
    )
    .errors({ remove_admin_first: ERRORS.remove_admin_first }),
  /** The person can sign in again. A provider profile stays suspended until it is reinstated on its own. */
  reinstatePerson: power('reinstate', 'Reinstate a person', 'person.reinstate').input(byId),
  getAuthStatistics: adminCall
    .route({ method: 'GET', path: '/api/v1/admin/auth-statistics', summary: 'Sign-in statistics', tags: ['admin'] })
    .input(z.strictObject({}))
    .output(AuthStatistics),
};
