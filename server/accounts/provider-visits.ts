import { type OAuthProblem, type OAuthProvider, OAUTH_PROVIDERS, OAUTH_VISIT_MS } from '@hirfa/domain/accounts';
import { SignJWT } from 'jose';
import * as oidc from 'openid-client';
import type { Config, ProviderConfig } from '../platform/config.ts';
import { personOf, type ProviderPerson } from './provider-person.ts';

const TIMEOUT_S = 8;
/** What the library calls answers that are none. */
const NO_ANSWER = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR']);

const CANCELLED = new Set(['access_denied', 'user_cancelled_authorize']);

/** What differs between providers, beside how we are known to them. */
const KINDS: Record<OAuthProvider, { scope: string; ask: Record<string, string>; metadata?(issuer: string): oidc.ServerMetadata }> = {
  google: {
    scope: 'openid email profile',
    ask: { prompt: 'select_account' },
  },
  // Name and e-mail come by a form, which `receiveOAuthForm` makes an address of.
  apple: { scope: 'openid name email', ask: { response_mode: 'form_post' } },
  // OAuth 2.0 without OpenID Connect: what it would say of itself, and no ID token.
  facebook: {
    scope: 'public_profile email',
    ask: {},
    metadata(issuer) {
      const graph = `${issuer.replace('//www.', '//graph.')}/v23.0`;
      return {
        issuer,
        authorization_endpoint: `${issuer}/v23.0/dialog/oauth`,
        token_endpoint: `${graph}/oauth/access_token`,
        userinfo_endpoint: `${graph}/me?fields=id,name,email`,
      };
    },
  },
};

/** What one visit is recognised by when somebody comes back; it stays with their browser, sealed. */
export interface VisitSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** A visit that came to nothing; `code` is what the library calls it, for the log. */
export interface FailedVisit {
  problem: OAuthProblem;
  code: string;
}

export type ProviderVisits = ReturnType<typeof createProviderVisits>;

/** Sign-in with somebody else's account: OpenID Connect's code flow with PKCE, state and nonce. */
export function createProviderVisits(providers: Config['providers'], origin: () => string) {
  /** What providers say of themselves; asked again where it failed. */
  const known = new Map<OAuthProvider, Promise<oidc.ServerMetadata>>();

  async function configurationOf(provider: OAuthProvider, config: ProviderConfig, now: Date): Promise<oidc.Configuration> {
    const metadata = known.get(provider) ?? discover(provider, config);
    known.set(provider, metadata);
    metadata.catch(() => known.delete(provider));
    return configure(await metadata, config, now);
  }

  const callback = (provider: OAuthProvider) => `${origin()}/auth/v1/oauth/${provider}/callback`;

  return {
    configured: OAUTH_PROVIDERS.filter((provider) => providers[provider] !== undefined),

    /** Where to send somebody, and what to know them by when they come back. */
    async begin(provider: OAuthProvider, now: Date): Promise<{ address: string; secrets: VisitSecrets } | FailedVisit> {
      const config = configOf(providers, provider);
      const secrets = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
      const { scope, ask } = KINDS[provider];
      try {
        const configuration = await configurationOf(provider, config, now);
        const address = oidc.buildAuthorizationUrl(configuration, {
          redirect_uri: callback(provider),
          scope,
          ...ask,
          state: secrets.state,
          ...(isOpenId(provider) && { nonce: secrets.nonce }),
          ...(configuration.serverMetadata().supportsPKCE() && {
            code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
            code_challenge_method: 'S256',
          }),
        });
        return { address: address.href, secrets };
      } catch (error) {
        return { problem: 'service_unavailable', code: codeOf(error) };
      }
    },

    /** Whom the provider names to somebody who came back with `search`. */
    async finish(provider: OAuthProvider, search: string, secrets: VisitSecrets, now: Date): Promise<ProviderPerson | FailedVisit> {
      const config = configOf(providers, provider);
      try {
        const configuration = await configurationOf(provider, config, now);
        const tokens = await oidc.authorizationCodeGrant(configuration, new URL(callback(provider) + search), {
          // Without PKCE the nonce alone binds the code to this visit.
          ...(configuration.serverMetadata().supportsPKCE() && { pkceCodeVerifier: secrets.verifier }),
          expectedState: secrets.state,
          ...(isOpenId(provider) && { expectedNonce: secrets.nonce, idTokenExpected: true }),
        });
        return personOf(provider, config.issuer, await claimsOf(configuration, tokens), search);
      } catch (error) {
        return { problem: problemOf(error), code: codeOf(error) };
      }
    },
  };
}

/** What the ID token says, or, where that is little, what the provider says when asked. */
async function claimsOf(configuration: oidc.Configuration, tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>) {
  const claims = tokens.claims();
  const { userinfo_endpoint } = configuration.serverMetadata();
  if (claims?.email !== undefined || userinfo_endpoint === undefined) return claims;
  if (claims !== undefined) return oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  const answer = await oidc.fetchProtectedResource(configuration, tokens.access_token, new URL(userinfo_endpoint), 'GET');
  if (!answer.ok) throw new TypeError(`who somebody is was answered with ${answer.status}`);
  return answer.json();
}

const isOpenId = (provider: OAuthProvider) => KINDS[provider].scope.startsWith('openid');

async function configure(metadata: oidc.ServerMetadata, config: ProviderConfig, now: Date): Promise<oidc.Configuration> {
  const { issuer, clientId } = config;
  // Time is the call's.
  const client = { [oidc.clockSkew]: Math.round((now.getTime() - Date.now()) / 1000) };
  const configuration = new oidc.Configuration(metadata, clientId, client, oidc.ClientSecretPost(await secretOf(config, now)));
  configuration.timeout = TIMEOUT_S;
  oidc.enableNonRepudiationChecks(configuration);
  if (issuer.startsWith('http:')) oidc.allowInsecureRequests(configuration);
  return configuration;
}

/** A secret that is signed for each visit holds as long as one. */
function secretOf({ issuer, clientId, clientSecret }: ProviderConfig, now: Date): Promise<string> | string {
  if (typeof clientSecret === 'string') return clientSecret;
  const at = Math.floor(now.getTime() / 1000);
  return new SignJWT({ iss: clientSecret.teamId, sub: clientId, aud: issuer, iat: at, exp: at + OAUTH_VISIT_MS / 1000 })
    .setProtectedHeader({ alg: 'ES256', kid: clientSecret.keyId })
    .sign(clientSecret.privateKey);
}

function configOf(providers: Config['providers'], provider: OAuthProvider): ProviderConfig {
  const config = providers[provider];
  if (config === undefined) throw new Error(`${provider} is not configured`);
  return config;
}

async function discover(provider: OAuthProvider, { issuer, clientId }: ProviderConfig): Promise<oidc.ServerMetadata> {
  const { metadata } = KINDS[provider];
  if (metadata !== undefined) return metadata(issuer);
  const execute = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
  const found = await oidc.discovery(new URL(issuer), clientId, undefined, undefined, { execute, timeout: TIMEOUT_S });
  return found.serverMetadata();
}

function problemOf(error: unknown): OAuthProblem {
  if (error instanceof oidc.AuthorizationResponseError && CANCELLED.has(error.error)) return 'cancelled';
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError)
    return ['invalid_grant', 'invalid_request'].includes(error.error) ? 'invalid_code' : 'service_unavailable';
  return error instanceof TypeError || NO_ANSWER.has(codeOf(error)) ? 'service_unavailable' : 'invalid_code';
}

/** A word of the library's own; what the provider wrote stays out of the log. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN';
}
