import { PHOTO } from '@hirfa/domain/accounts';
import { SOUNDS } from '@hirfa/domain/notifications';
import * as z from 'zod';
import { authenticationRequired, call, ERRORS, notFound, stateChanged, tooManyRequests } from '../errors.ts';
import { FullName } from './full-name.ts';

/** What others may see of a person, and how it is written. 7.3 */
export const Profile = z.strictObject({ full_name: z.string(), avatar_url: z.string() });
export type Profile = z.infer<typeof Profile>;

/** How the person wants to hear of things. 3.1 */
export const NotificationPreferences = z.strictObject({
  push_enabled: z.boolean(),
  sound_enabled: z.boolean(),
  selected_sound: z.enum(SOUNDS),
  email_enabled: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** A booking that has to end before its people can leave. */
export const OpenBooking = z.strictObject({
  id: z.uuid(),
  title_en: z.string(),
  title_ar: z.string(),
  starts_at: z.iso.datetime(),
  part: z.enum(['customer', 'provider']),
});
export type OpenBooking = z.infer<typeof OpenBooking>;

/**
 * Where the person stands with leaving: when the account ends, what has to end before, and how they show that they mean it. Who has no
 * password writes a word soon after signing in; later they sign in once more first.
 */
export const Leaving = z.strictObject({
  ends_at: z.iso.datetime().nullable(),
  open_bookings: z.array(OpenBooking),
  is_last_admin: z.boolean(),
  confirm_by: z.enum(['password', 'word', 'sign_in']),
});
export type Leaving = z.infer<typeof Leaving>;

/** What a mail's link to the end of mails opens. */
export const Subscription = z.strictObject({ email: z.string(), email_enabled: z.boolean() });
export type Subscription = z.infer<typeof Subscription>;

const Token = z.string().max(200);
const missingProfile = { PGRST116: ERRORS.PGRST116 };
const personCall = call.errors(authenticationRequired);
const nothing = z.strictObject({});
const tags = ['accounts'];

/** What people do with their own account. */
export const profileCalls = {
  changeMe: personCall
    .route({ method: 'PATCH', path: '/api/v1/me', summary: 'Change my name', tags })
    .input(z.strictObject({ full_name: FullName }))
    .output(Profile)
    .errors(missingProfile),
  /** The body is the picture itself; what it is, its bytes say. Kept as two square WebP pictures without any of its other data. */
  putPhoto: personCall
    .route({ method: 'PUT', path: '/api/v1/me/photo', summary: 'Set my photo', tags })
    .input(z.file().min(1).max(PHOTO.maxBytes))
    .output(Profile)
    .errors({ ...missingProfile, ...tooManyRequests, unusable_photo: ERRORS.unusable_photo }),
  removePhoto: personCall
    .route({ method: 'DELETE', path: '/api/v1/me/photo', summary: 'Remove my photo', tags })
    .input(nothing)
    .output(Profile)
    .errors(missingProfile),
  getNotificationPreferences: personCall
    .route({ method: 'GET', path: '/api/v1/me/notification-preferences', summary: 'How I hear of things', tags })
    .input(nothing)
    .output(NotificationPreferences)
    .errors(missingProfile),
  /** What is not said stays as it is. 7.7 */
  changeNotificationPreferences: personCall
    .route({ method: 'PATCH', path: '/api/v1/me/notification-preferences', summary: 'Change how I hear of things', tags })
    .input(NotificationPreferences.partial())
    .output(NotificationPreferences)
    .errors(missingProfile),
  getLeaving: personCall
    .route({ method: 'GET', path: '/api/v1/me/deletion', summary: 'Where I stand with leaving', tags })
    .input(nothing)
    .output(Leaving),
  /** Ends the account in 14 days. Asked again, the first day holds. */
  leave: personCall
    .route({ method: 'POST', path: '/api/v1/me/deletion', summary: 'Delete my account', tags })
    .input(z.strictObject({ password: z.string().max(128).optional(), word: z.string().max(40).optional() }))
    .output(Leaving)
    .errors({
      ...tooManyRequests,
      ...stateChanged,
      open_bookings: ERRORS.open_bookings,
      last_admin: ERRORS.last_admin,
      wrong_confirmation: ERRORS.wrong_confirmation,
    }),
  stay: personCall
    .route({ method: 'DELETE', path: '/api/v1/me/deletion', summary: 'Keep my account', tags })
    .input(nothing)
    .output(Leaving)
    .errors(stateChanged),
  /** All that is kept about the person, table by table. */
  exportMe: personCall
    .route({ method: 'GET', path: '/api/v1/me/export', summary: 'My data as JSON', tags })
    .input(nothing)
    .output(z.strictObject({ made_at: z.iso.datetime(), data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) })),
  /** Whose mails a signed link is about; needs no session. */
  getSubscription: call
    .route({ method: 'GET', path: '/api/v1/unsubscribe', summary: 'Whose mails a link ends', tags })
    .input(z.strictObject({ token: Token }))
    .output(Subscription)
    .errors(notFound),
  changeSubscription: call
    .route({ method: 'POST', path: '/api/v1/unsubscribe', summary: 'End mails, or have them again', tags })
    .input(z.strictObject({ token: Token, email_enabled: z.boolean() }))
    .output(Subscription)
    .errors(notFound),
};
