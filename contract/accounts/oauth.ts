import { isOwnPath, OAUTH_PROVIDERS } from '@hirfa/domain/accounts';
import * as z from 'zod';
import { call, personCall } from '../calls.ts';
import { lastSignInMethod, notFound, secondFactorRequired } from '../errors.ts';

/** The sign-in methods that are configured. */
export const AuthOptions = z.strictObject({
  password: z.literal(true),
  phone: z.boolean(),
  oauth: z.array(z.enum(OAUTH_PROVIDERS)),
  /** Browsers support passkeys on secure pages only. */
  passkeys: z.boolean(),
  /** Whether a demo writes mails or texts to its terminal instead of sending them. */
  terminal: z.strictObject({ mails: z.boolean(), texts: z.boolean() }),
});
export type AuthOptions = z.infer<typeof AuthOptions>;

/** An OAuth provider with which the caller signs in. */
export const LinkedAccount = z.strictObject({ oauth_provider: z.enum(OAUTH_PROVIDERS), linked_at: z.iso.datetime() });
export type LinkedAccount = z.infer<typeof LinkedAccount>;

/** BASE64URL(SHA256(verifier)) of a verifier that stays in the page (PKCE, S256). */
const CodeChallenge = z.string().regex(/^[\w-]{43}$/);

/** Sign-in with Google, Apple or Facebook (docs/decisions/0014). */
export const oauth = {
  getAuthOptions: call
    .route({ method: 'GET', path: '/api/v1/auth/options', summary: 'Ways to sign in', tags: ['accounts'] })
    .input(z.strictObject({}))
    .output(AuthOptions),
  /**
   * A page navigates here. The OAuth provider sends it on to /auth/callback: with `code`, for `exchangeCode`, or with
   * an `error` of `OAUTH_PROBLEMS`; and with `return_to`.
   */
  startOAuth: call
    .route({
      method: 'GET',
      path: '/auth/v1/oauth/{oauth_provider}/start',
      summary: 'Sign in with an OAuth provider',
      tags: ['accounts'],
      successStatus: 302,
      outputStructure: 'detailed',
    })
    .input(
      z.strictObject({
        oauth_provider: z.string().max(40),
        code_challenge: CodeChallenge,
        return_to: z.string().max(2000).refine(isOwnPath, 'Not a path of this site').default('/'),
      }),
    )
    .output(z.object({ headers: z.object({ location: z.string() }) }))
    .errors(notFound),
  listLinkedAccounts: personCall
    .route({
      method: 'GET',
      path: '/api/v1/me/linked-accounts',
      summary: 'OAuth providers with which I sign in',
      tags: ['accounts'],
    })
    .input(z.strictObject({}))
    .output(z.strictObject({ items: z.array(LinkedAccount) })),
  unlinkAccount: personCall
    .route({
      method: 'POST',
      path: '/api/v1/me/linked-accounts/{oauth_provider}/remove',
      summary: 'Unlink an OAuth provider',
      tags: ['accounts'],
    })
    .input(z.strictObject({ oauth_provider: z.enum(OAUTH_PROVIDERS) }))
    .output(z.strictObject({ unlinked: z.literal(true) }))
    .errors({ ...secondFactorRequired, ...notFound, ...lastSignInMethod }),
};
