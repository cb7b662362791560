import { AGREEMENTS, PHOTO } from '@hirfa/domain/accounts';
import { LANGUAGES } from '@hirfa/domain/market';
import { CHANNELS, NOTIFICATION_GROUPS, SOUNDS } from '@hirfa/domain/notifications';
import * as z from 'zod';
import { call, personCall } from '../calls.ts';
import {
  ERRORS,
  notFound,
  secondFactorRequired,
  stateChanged,
  serviceUnavailable,
  tooManyRequests,
} from '../errors.ts';
import { invalidCode } from './calls.ts';
import { FullName } from './full-name.ts';
import { PasskeySignature } from './passkeys.ts';
import { SecondFactorCode } from './second-factor.ts';

/** What others may see of a person. 7.3 */
export const Profile = z.strictObject({ full_name: z.string(), avatar_url: z.string() });
export type Profile = z.infer<typeof Profile>;

const Group = z.enum(NOTIFICATION_GROUPS);
const Channel = z.enum(CHANNELS);

/** A version of an agreement. */
export const AgreementVersion = z.strictObject({ agreement: z.enum(AGREEMENTS), version: z.string().max(20) });
export type AgreementVersion = z.infer<typeof AgreementVersion>;

/** How the person wants to be notified. 3.1 */
export const NotificationPreferences = z.strictObject({
  push_enabled: z.boolean(),
  sound_enabled: z.boolean(),
  selected_sound: z.enum(SOUNDS),
  email_enabled: z.boolean(),
  text_enabled: z.boolean(),
  text_language: z.enum(LANGUAGES),
  offers_enabled: z.boolean(),
  quiet_hours: z.boolean(),
  groups: z.record(Group, z.record(Channel, z.boolean())),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** What is omitted does not change, also within a group. */
export const ChangedPreferences = z.strictObject({
  ...NotificationPreferences.partial().shape,
  groups: z.partialRecord(Group, z.partialRecord(Channel, z.boolean())).optional(),
});

/** A booking that has to end before the account of its customer or provider can end. */
export const OpenBooking = z.strictObject({
  id: z.uuid(),
  title_en: z.string(),
  title_ar: z.string(),
  starts_at: z.iso.datetime(),
  part: z.enum(['customer', 'provider']),
});
export type OpenBooking = z.infer<typeof OpenBooking>;

/**
 * When the account ends, what prevents it, and how the person confirms it. A person without a password types a word,
 * soon after they signed in; later they sign in again first.
 */
export const AccountDeletion = z.strictObject({
  ends_at: z.iso.datetime().nullable(),
  open_bookings: z.array(OpenBooking),
  is_last_admin: z.boolean(),
  confirm_by: z.enum(['password', 'word', 'sign_in']),
  /** The second factors that the person has: one of them is asked for, too. */
  second_factors: z.array(z.enum(['code', 'passkey'])),
});
export type AccountDeletion = z.infer<typeof AccountDeletion>;

/** The person of an unsubscribe link, what it ends (optional mails, or all offers), and whether these still come. */
export const Subscription = z.strictObject({
  email: z.string(),
  ends: z.enum(['mails', 'offers']),
  email_enabled: z.boolean(),
});
export type Subscription = z.infer<typeof Subscription>;

const Token = z.string().max(200);
const missingProfile = { PGRST116: ERRORS.PGRST116 };
const nothing = z.strictObject({});
const tags = ['accounts'];

const DATA_COPY = {
  type: 'object' as const,
  required: ['made_at', 'data', 'files', 'complete'],
  properties: {
    made_at: { type: 'string' as const, format: 'date-time' },
    data: {
      type: 'object' as const,
      additionalProperties: { type: 'array' as const, items: { type: 'object' as const } },
    },
    files: {
      type: 'object' as const,
      additionalProperties: { type: 'array' as const, items: { type: 'object' as const } },
    },
    complete: { const: true },
  },
};

/** The calls with which people manage their own account. */
export const profileCalls = {
  changeMe: personCall
    .route({ method: 'PATCH', path: '/api/v1/me', summary: 'Change my name', tags })
    .input(z.strictObject({ full_name: FullName }))
    .output(Profile)
    .errors(missingProfile),
  /** The body is the picture itself. It is stored as two square WebP pictures, without the metadata of the file. */
  putPhoto: personCall
    .route({ method: 'PUT', path: '/api/v1/me/photo', summary: 'Set my photo', tags })
    .input(z.file().min(1).max(PHOTO.maxBytes))
    .output(Profile)
    .errors({
      ...missingProfile,
      ...tooManyRequests,
      ...serviceUnavailable,
      unusable_photo: ERRORS.unusable_photo,
    }),
  removePhoto: personCall
    .route({ method: 'DELETE', path: '/api/v1/me/photo', summary: 'Remove my photo', tags })
    .input(nothing)
    .output(Profile)
    .errors(missingProfile),
  /** Notes that the person accepts these versions; 409 `state_changed` where one of them does not hold any more. */
  acceptAgreements: personCall
    .route({ method: 'POST', path: '/api/v1/me/agreements', summary: 'Accept the terms', tags })
    .input(z.strictObject({ accepted: z.array(AgreementVersion).min(1).max(AGREEMENTS.length) }))
    .output(z.strictObject({ accepted: z.literal(true) }))
    .errors(stateChanged),
  getNotificationPreferences: personCall
    .route({ method: 'GET', path: '/api/v1/me/notification-preferences', summary: 'My notification preferences', tags })
    .input(nothing)
    .output(NotificationPreferences)
    .errors(missingProfile),
  /** 7.7 */
  changeNotificationPreferences: personCall
    .route({
      method: 'PATCH',
      path: '/api/v1/me/notification-preferences',
      summary: 'Change my notification preferences',
      tags,
    })
    .input(ChangedPreferences)
    .output(NotificationPreferences)
    .errors(missingProfile),
  getDeletion: personCall
    .route({ method: 'GET', path: '/api/v1/me/deletion', summary: 'The deletion of my account', tags })
    .input(nothing)
    .output(AccountDeletion),
  /**
   * Ends the account in 14 days. A second request does not change the date. `passkey` signs a challenge of
   * `startPasskeySignIn`.
   */
  requestDeletion: personCall
    .route({ method: 'POST', path: '/api/v1/me/deletion', summary: 'Delete my account', tags })
    .input(
      z.strictObject({
        password: z.string().max(128).optional(),
        word: z.string().max(40).optional(),
        code: SecondFactorCode.optional(),
        passkey: PasskeySignature.optional(),
      }),
    )
    .output(AccountDeletion)
    .errors({
      ...secondFactorRequired,
      ...invalidCode,
      ...tooManyRequests,
      ...stateChanged,
      open_bookings: ERRORS.open_bookings,
      last_admin: ERRORS.last_admin,
      wrong_confirmation: ERRORS.wrong_confirmation,
    }),
  cancelDeletion: personCall
    .route({ method: 'DELETE', path: '/api/v1/me/deletion', summary: 'Keep my account', tags })
    .input(nothing)
    .output(AccountDeletion)
    .errors(stateChanged),
  /**
   * All data that is stored about the person, table by table, then their pictures; once an hour. The server sends it in
   * pieces, and clients receive it as a file. `complete` comes last: a download that broke off lacks it.
   */
  exportMe: personCall
    .route({
      method: 'GET',
      path: '/api/v1/me/export',
      summary: 'My data as JSON',
      tags,
      spec: (operation) => {
        const content = { 'application/json': { schema: DATA_COPY } };
        return { ...operation, responses: { ...operation.responses, 200: { description: 'OK', content } } };
      },
    })
    .input(nothing)
    .output(z.unknown())
    .errors(tooManyRequests),
  /** The person of a signed link; needs no session. */
  getSubscription: call
    .route({ method: 'GET', path: '/api/v1/unsubscribe', summary: 'The person of an unsubscribe link', tags })
    .input(z.strictObject({ token: Token }))
    .output(Subscription)
    .errors(notFound),
  changeSubscription: call
    .route({ method: 'POST', path: '/api/v1/unsubscribe', summary: 'Turn optional mails, or offers, off or on', tags })
    .input(z.strictObject({ token: Token, email_enabled: z.boolean() }))
    .output(Subscription)
    .errors(notFound),
};
