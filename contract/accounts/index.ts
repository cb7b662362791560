import { PASSWORD_LENGTH, ROLES } from '@hirfa/domain/accounts';
import * as z from 'zod';
import { authenticationRequired, call, ERROR_STATUS } from '../errors.ts';
import { FullName } from './full-name.ts';
import { profileCalls } from './profile.ts';

export * from './profile.ts';

const Email = z
  .email()
  .max(254)
  .transform((email) => email.toLowerCase());
/** Any characters, as long as they are some: halves of one would all be stored alike. */
const wellFormed = z.string().refine((text) => text.isWellFormed());
const Password = wellFormed.min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max);

/** What somebody fills in to get an account. */
export const SignUpInput = z.strictObject({
  full_name: FullName,
  email: Email,
  password: Password,
});
/** Any password up to the limit, so that a short one is answered like a wrong one. */
export const SignInInput = z.strictObject({ email: Email, password: wellFormed.min(1).max(PASSWORD_LENGTH.max) });

/**
 * An open session. `access_token` goes into `Authorization: Bearer`; `expires_at` is its end in epoch seconds.
 * `refresh_token` is only a handle: the real one stands in a cookie that scripts can't read.
 */
export const Session = z.strictObject({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: z.int(),
  user: z.strictObject({ id: z.uuid(), email: z.string() }),
});
export type Session = z.infer<typeof Session>;

/** The signed-in person's own account. */
export const Me = z.strictObject({
  user_id: z.uuid(),
  email: z.string(),
  full_name: z.string(),
  avatar_url: z.string(),
  is_provider: z.boolean(),
  roles: z.array(z.enum(ROLES)),
  created_at: z.iso.datetime(),
});
export type Me = z.infer<typeof Me>;

const ownPagesOnly = { forbidden_origin: { status: ERROR_STATUS.forbidden_origin } };
const sessionCall = call.errors(ownPagesOnly);

/** Accounts and sessions. Calls under /auth/v1 set or read the refresh cookie and answer our own pages only. */
export const accounts = {
  signUp: sessionCall
    .route({ method: 'POST', path: '/auth/v1/sign-up', summary: 'Make an account and sign in', tags: ['accounts'] })
    .input(SignUpInput)
    .output(Session)
    .errors({ account_exists: { status: ERROR_STATUS.account_exists } }),
  signIn: sessionCall
    .route({ method: 'POST', path: '/auth/v1/sign-in', summary: 'Sign in', tags: ['accounts'] })
    .input(SignInInput)
    .output(Session)
    .errors({ invalid_credentials: { status: ERROR_STATUS.invalid_credentials } }),
  /** A new access token for the cookie's refresh token. 8.22 */
  refreshSession: sessionCall
    .route({ method: 'POST', path: '/auth/v1/refresh', summary: 'Refresh the session', tags: ['accounts'] })
    .input(z.strictObject({}))
    .output(Session)
    .errors({ refresh_token_not_found: { status: ERROR_STATUS.refresh_token_not_found } }),
  /** Ends the session of the cookie; fine where there is none. */
  signOut: sessionCall
    .route({ method: 'POST', path: '/auth/v1/sign-out', summary: 'Sign out', tags: ['accounts'] })
    .input(z.strictObject({}))
    .output(z.strictObject({ signed_out: z.literal(true) })),
  getMe: call
    .route({ method: 'GET', path: '/api/v1/me', summary: 'My account', tags: ['accounts'] })
    .input(z.strictObject({}))
    .output(Me)
    .errors({ ...authenticationRequired, PGRST116: { status: ERROR_STATUS.PGRST116 } }),
  /** The caller's role as a JSON string: "admin", or "user". 7.12 */
  getCurrentUserRole: call
    .route({ method: 'POST', path: '/rest/v1/rpc/get_current_user_role', summary: 'My role', tags: ['accounts'] })
    .input(z.strictObject({}))
    .output(z.enum([...ROLES, 'user']))
    .errors(authenticationRequired),
  /** Whether a user has a role; about others only admins learn it, everybody else hears false. 7.13 */
  hasRole: call
    .route({ method: 'POST', path: '/rest/v1/rpc/has_role', summary: 'Has somebody a role', tags: ['accounts'] })
    .input(z.strictObject({ _user_id: z.uuid(), _role: z.string().min(1).max(40).regex(/^\w+$/) }))
    .output(z.boolean())
    .errors(authenticationRequired),
  ...profileCalls,
};
