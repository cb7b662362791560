import { PASSWORD_LENGTH, ROLES, SECOND_FACTOR_STATES } from '@hirfa/domain/accounts';
import { LANGUAGES } from '@hirfa/domain/market';
import * as z from 'zod';
import { personCall } from '../calls.ts';
import { accountSuspended, ERRORS, notFound, serviceUnavailable, tooManyRequests } from '../errors.ts';
import { invalidCode, limitedCall, OneTimeCode, ownSessionCall, sessionCall } from './calls.ts';
import { emailCalls } from './own-email.ts';
import { Email } from './email.ts';
import { FullName } from './full-name.ts';
import { oauth } from './oauth.ts';
import { passkeys } from './passkeys.ts';
import { phoneCalls } from './phone.ts';
import { AgreementVersion, profileCalls } from './profile.ts';
import { secondFactor } from './second-factor.ts';
import { Phone, SentCode } from './sent-code.ts';
import { ConfirmFirst, Device, Proven, ProvenOrConfirmed, Session, SignedIn } from './session.ts';
import { undo } from './undo.ts';

export { adminOfAccounts, AuthStatistics, PEOPLE_FILTER, Person, type PersonBooking, PersonSummary } from './admin.ts';
export { FullName } from './full-name.ts';
export { AuthOptions, LinkedAccount } from './oauth.ts';
export { Passkey } from './passkeys.ts';
export { secondFactorProof } from './second-factor-proof.ts';
export { SecondFactor, SecondFactorCode } from './second-factor.ts';
export {
  ConfirmFirst,
  Device,
  EmailConfirmed,
  Proven,
  ProvenOrConfirmed,
  SecondFactorFirst,
  Session,
  SignedIn,
} from './session.ts';
export { Undoable } from './undo.ts';

export * from './profile.ts';

/** Any characters, except half a surrogate pair: all halves would be stored as the same character. */
const wellFormed = z.string().refine((text) => text.isWellFormed());
const Password = wellFormed.min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max);
const commonPassword = { common_password: ERRORS.common_password };

/** The fields of the sign-up form. */
export const SignUpInput = z.strictObject({
  full_name: FullName,
  email: Email,
  password: Password,
});
const AnyPassword = wellFormed.min(1).max(PASSWORD_LENGTH.max);
/** The fields of the sign-in form. A password that is too short is answered like a wrong one. */
export const SignInInput = z.strictObject({ email: Email, password: AnyPassword });

/** A device on which the person is signed in. */
export const SignedInDevice = z.strictObject({
  id: z.uuid(),
  current: z.boolean(),
  created_at: z.iso.datetime(),
  last_used: z.iso.datetime(),
  device: Device,
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

/** The signed-in person's own account. */
export const Me = z.strictObject({
  user_id: z.uuid(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  full_name: z.string(),
  avatar_url: z.string(),
  is_provider: z.boolean(),
  roles: z.array(z.enum(ROLES)),
  /** Whether the account has a password, besides other sign-in methods. */
  has_password: z.boolean(),
  /** Whether the account has an authenticator app or a passkey, and whether this session has shown it. */
  second_factor: z.enum(SECOND_FACTOR_STATES),
  /** Whether one of the person's roles counts only in a session that has shown a second factor. */
  second_factor_demanded: z.boolean(),
  /** The agreements for which the person has to be asked; left out where there is none. */
  to_accept: z.array(AgreementVersion).optional(),
  created_at: z.iso.datetime(),
});
export type Me = z.infer<typeof Me>;

const invalidCredentials = { invalid_credentials: ERRORS.invalid_credentials };
const sent = z.strictObject({ sent: z.literal(true) });

/**
 * Accounts and sessions (specification 7.2). Calls under /auth/v1 set or read the refresh cookie; only pages of this
 * site may send them.
 */
export const accounts = {
  /** Known and unknown addresses are answered alike; the next step is in the mail. */
  signUp: limitedCall
    .route({ method: 'POST', path: '/auth/v1/sign-up', summary: 'Request an account', tags: ['accounts'] })
    .input(SignUpInput)
    .output(ConfirmFirst)
    .errors(commonPassword),
  /** Opens a session only in the browser that asked for the account. */
  confirmEmail: limitedCall
    .route({
      method: 'POST',
      path: '/auth/v1/confirm-email',
      summary: 'Confirm an e-mail by the code of its mail',
      tags: ['accounts'],
    })
    .input(z.strictObject({ email: Email, code: SentCode }))
    .output(ProvenOrConfirmed)
    .errors({ ...invalidCode, ...accountSuspended }),
  /** Sent by /auth/callback with the code in its address. Opens a session only in the browser that asked for it. 2.4 */
  exchangeCode: sessionCall
    .route({
      method: 'POST',
      path: '/auth/v1/exchange',
      summary: 'Exchange a one-time code for a session',
      tags: ['accounts'],
    })
    .input(z.strictObject({ code: OneTimeCode, code_verifier: z.string().min(43).max(128).optional() }))
    .output(ProvenOrConfirmed)
    .errors({ ...invalidCode, ...accountSuspended }),
  signIn: limitedCall
    .route({ method: 'POST', path: '/auth/v1/sign-in', summary: 'Sign in', tags: ['accounts'] })
    .input(SignInInput)
    .output(SignedIn)
    .errors({ ...invalidCredentials, ...accountSuspended }),
  requestPasswordReset: limitedCall
    .route({
      method: 'POST',
      path: '/auth/v1/request-password-reset',
      summary: 'Request a link to set a new password',
      tags: ['accounts'],
    })
    .input(z.strictObject({ email: Email }))
    .output(sent),
  /** Opens no session: a link that somebody else sent must not sign a person in to another account. */
  resetPassword: sessionCall
    .route({
      method: 'POST',
      path: '/auth/v1/reset-password',
      summary: 'Set a new password by the code of a mail',
      tags: ['accounts'],
    })
    .input(z.strictObject({ code: OneTimeCode, password: Password }))
    .output(z.strictObject({ changed: z.literal(true), email: z.string() }))
    .errors({ ...invalidCode, ...commonPassword }),
  changePassword: ownSessionCall
    .route({ method: 'POST', path: '/auth/v1/change-password', summary: 'Change my password', tags: ['accounts'] })
    .input(z.strictObject({ current_password: AnyPassword, new_password: Password }))
    .output(z.strictObject({ changed: z.literal(true) }))
    .errors({ ...invalidCredentials, ...commonPassword, ...tooManyRequests }),
  sendPhoneCode: limitedCall
    .route({ method: 'POST', path: '/auth/v1/send-phone-code', summary: 'Send a code to a phone', tags: ['accounts'] })
    .input(z.strictObject({ phone: Phone }))
    .output(sent)
    .errors(serviceUnavailable),
  /** Signs in with the code of a text message; a new number gets an account with this name. */
  verifyPhoneCode: limitedCall
    .route({
      method: 'POST',
      path: '/auth/v1/verify-phone-code',
      summary: 'Sign in by the code sent to a phone',
      tags: ['accounts'],
    })
    .input(
      z.strictObject({
        phone: Phone,
        code: SentCode,
        full_name: FullName.optional(),
        /** Of the page; a new account gets its text messages in it. */
        language: z.enum(LANGUAGES).optional(),
      }),
    )
    .output(Proven)
    .errors({ ...invalidCode, ...accountSuspended }),
  /** A new access token for the cookie's refresh token. 8.22 */
  refreshSession: sessionCall
    .route({ method: 'POST', path: '/auth/v1/refresh', summary: 'Refresh the session', tags: ['accounts'] })
    .input(z.strictObject({}))
    .output(Session)
    .errors({ refresh_token_not_found: ERRORS.refresh_token_not_found, ...accountSuspended }),
  /** Ends the session of the cookie; succeeds if there is none. */
  signOut: sessionCall
    .route({ method: 'POST', path: '/auth/v1/sign-out', summary: 'Sign out', tags: ['accounts'] })
    .input(z.strictObject({}))
    .output(z.strictObject({ signed_out: z.literal(true) })),
  /** Ends all sessions of the person except this one; with `here` this one too. */
  signOutEverywhere: ownSessionCall
    .route({
      method: 'POST',
      path: '/auth/v1/sign-out-everywhere',
      summary: 'Sign out on all devices',
      tags: ['accounts'],
    })
    .input(z.strictObject({ here: z.boolean().default(false) }))
    .output(z.strictObject({ signed_out: z.literal(true) })),
  listSessions: personCall
    .route({ method: 'GET', path: '/api/v1/me/sessions', summary: 'Where I am signed in', tags: ['accounts'] })
    .input(z.strictObject({}))
    .output(z.strictObject({ items: z.array(SignedInDevice) })),
  endSession: personCall
    .route({
      method: 'POST',
      path: '/api/v1/me/sessions/{id}/end',
      summary: 'Sign out on one device',
      tags: ['accounts'],
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.strictObject({ ended: z.literal(true) }))
    .errors(notFound),
  getMe: personCall
    .meta({ staleAfter: { any: ['provider_changed', 'profile_changed', 'roles_changed'] } })
    .route({ method: 'GET', path: '/api/v1/me', summary: 'My account', tags: ['accounts'] })
    .input(z.strictObject({}))
    .output(Me)
    .errors({ PGRST116: ERRORS.PGRST116 }),
  /** The caller's role as a JSON string: "admin", or "user". 7.12 */
  getCurrentUserRole: personCall
    .meta({ staleAfter: { any: ['provider_changed', 'roles_changed'] } })
    .route({ method: 'POST', path: '/rest/v1/rpc/get_current_user_role', summary: 'My role', tags: ['accounts'] })
    .input(z.strictObject({}))
    .output(z.enum([...ROLES, 'user'])),
  /** Whether a user has a role. About others only admins get an answer; everybody else gets false. 7.13 */
  hasRole: personCall
    .route({ method: 'POST', path: '/rest/v1/rpc/has_role', summary: 'Whether a user has a role', tags: ['accounts'] })
    .input(z.strictObject({ _user_id: z.uuid(), _role: z.string().min(1).max(40).regex(/^\w+$/) }))
    .output(z.boolean()),
  ...profileCalls,
  ...phoneCalls,
  ...emailCalls,
  ...oauth,
  ...secondFactor,
  ...passkeys,
  ...undo,
};
