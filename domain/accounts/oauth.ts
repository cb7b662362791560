/** OAuth providers with which people sign in, if they are configured. */
export const OAUTH_PROVIDERS = ['google', 'apple', 'facebook'] as const;
export type OAuthProvider = (typeof OAUTH_PROVIDERS)[number];

/** How long a sign-in at an OAuth provider may take. */
export const OAUTH_STATE_MS = 10 * 60_000;

/**
 * Why a sign-in with OAuth failed (`/auth/callback?error=…`): the person cancelled it; its code or state is wrong,
 * used or expired; the e-mail is not verified; the OAuth provider does not answer; too many codes were sent.
 */
export const OAUTH_PROBLEMS = [
  'cancelled',
  'invalid_code',
  'email_not_verified',
  'service_unavailable',
  'too_many_requests',
] as const;
export type OAuthProblem = (typeof OAUTH_PROBLEMS)[number];

/** What is known about a person whom an OAuth provider names. */
export interface OAuthIdentity {
  /** Whether this OAuth account is linked with an account. */
  isLinked: boolean;
  /** Whether the OAuth provider has verified the e-mail. */
  isEmailVerified: boolean;
  /** Whether it never verifies e-mails, but has named one. */
  isEmailUnknown: boolean;
  /** The account of that e-mail, and whether its owner has confirmed the e-mail. */
  account: 'none' | 'confirmed' | 'unconfirmed';
}

/**
 * - `sign_in`: to the linked account, whatever e-mail the OAuth account has today.
 * - `link`: the confirmed account of the e-mail gets one more sign-in method.
 * - `create`: a new account; an unconfirmed one is replaced, without the password that a stranger may have set.
 * - `prove`: the e-mail has to be proven by a code first, as for a sign-up.
 * - `refuse`: the OAuth provider could have verified the e-mail and has not.
 */
export type OAuthDecision = 'sign_in' | 'link' | 'create' | 'prove' | 'refuse';

/** What to do with a person whom an OAuth provider names (docs/decisions/0014). */
export function decideOAuth({ isLinked, isEmailVerified, isEmailUnknown, account }: OAuthIdentity): OAuthDecision {
  if (isLinked) return 'sign_in';
  if (!isEmailVerified) return isEmailUnknown ? 'prove' : 'refuse';
  return account === 'confirmed' ? 'link' : 'create';
}
