/** Who else can say who somebody is, where they are configured. */
export const OAUTH_PROVIDERS = ['google', 'apple', 'facebook'] as const;
export type OAuthProvider = (typeof OAUTH_PROVIDERS)[number];

/** How long somebody may stay with a provider before they come back. */
export const OAUTH_VISIT_MS = 10 * 60_000;

/**
 * Why somebody comes back from a provider without a session (`/auth/callback?error=…`): they changed their mind; what they brought is
 * wrong, used or too old; the provider does not vouch for their e-mail; it does not answer; too many codes were sent.
 */
export const OAUTH_PROBLEMS = ['cancelled', 'invalid_code', 'email_not_verified', 'service_unavailable', 'too_many_requests'] as const;
export type OAuthProblem = (typeof OAUTH_PROBLEMS)[number];

/** What is known of somebody whom a provider names. */
export interface NamedByProvider {
  /** Whether they came with this identity before. */
  isLinked: boolean;
  /** Whether the provider vouches for their e-mail. */
  isEmailVerified: boolean;
  /** Whether it never vouches for any, but has named one. */
  isEmailUnknown: boolean;
  /** The account of that e-mail: nobody's, or one whose owner showed that it is theirs, or one where nobody has. */
  account: 'none' | 'confirmed' | 'unconfirmed';
}

/**
 * - `enter`: the account that this identity is linked with, whatever its e-mail is today.
 * - `link`: the confirmed account of the e-mail gets this identity as one more way in.
 * - `make`: a new account; one that nobody confirmed is taken over, without the password that a stranger may have chosen for it.
 * - `prove`: the e-mail is proven by a code first, like at a sign-up.
 * - `refuse`: an e-mail that the provider could vouch for and doesn't opens nothing.
 */
export type ProviderDecision = 'enter' | 'link' | 'make' | 'prove' | 'refuse';

export function decideProvider({ isLinked, isEmailVerified, isEmailUnknown, account }: NamedByProvider): ProviderDecision {
  if (isLinked) return 'enter';
  if (!isEmailVerified) return isEmailUnknown ? 'prove' : 'refuse';
  return account === 'confirmed' ? 'link' : 'make';
}
