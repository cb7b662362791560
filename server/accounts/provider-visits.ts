import { PHOTO, type OAuthProblem, type OAuthProvider, OAUTH_PROVIDERS } from '@hirfa/domain/accounts';
import * as oidc from 'openid-client';
import * as z from 'zod';
import type { Config, ProviderConfig } from '../platform/config.ts';

const TIMEOUT_S = 8;
/** What the library calls answers that are none. */
const NO_ANSWER = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR']);

/** What differs between providers, beside how we are known to them. */
const KINDS: Record<OAuthProvider, { scope: string; ask: Record<string, string>; pictures: RegExp }> = {
  google: {
    scope: 'openid email profile',
    ask: { prompt: 'select_account' },
    // Its other hosts under this name may be anybody's.
    pictures: /^https:\/\/lh\d\.googleusercontent\.com\//,
  },
};

/** Somebody as a provider names them. `subject` is theirs for good; the e-mail may change. */
export interface ProviderPerson {
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  name: string;
  /** On a host that shows the provider's pictures only. */
  picture: string | null;
}

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

const PersonClaims = z.object({
  sub: z.string().min(1),
  email: z.email().max(254).optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  name: z.string().optional(),
  picture: z.url().max(2000).optional().catch(undefined),
});

/** Sign-in with somebody else's account: OpenID Connect's code flow with PKCE, state and nonce. */
export function createProviderVisits(providers: Config['providers'], origin: () => string) {
  /** What providers say of themselves; asked again where it failed. */
  const known = new Map<OAuthProvider, Promise<oidc.ServerMetadata>>();

  async function configurationOf(provider: OAuthProvider, config: ProviderConfig, now: Date): Promise<oidc.Configuration> {
    const metadata = known.get(provider) ?? discover(config);
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
        const address = oidc.buildAuthorizationUrl(await configurationOf(provider, config, now), {
          redirect_uri: callback(provider),
          scope,
          ...ask,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
          code_challenge_method: 'S256',
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
          pkceCodeVerifier: secrets.verifier,
          expectedState: secrets.state,
          expectedNonce: secrets.nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) return { problem: 'invalid_code', code: 'NO_ID_TOKEN' };
        const isComplete = claims.email !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined;
        const said = isComplete ? claims : await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
        return personOf(said, (picture) => ownPicture(provider, config.issuer, picture));
      } catch (error) {
        return { problem: problemOf(error), code: codeOf(error) };
      }
    },
  };
}

function configure(metadata: oidc.ServerMetadata, { issuer, clientId, clientSecret }: ProviderConfig, now: Date): oidc.Configuration {
  // Time is the call's.
  const client = { [oidc.clockSkew]: Math.round((now.getTime() - Date.now()) / 1000) };
  const configuration = new oidc.Configuration(metadata, clientId, client, oidc.ClientSecretPost(clientSecret));
  configuration.timeout = TIMEOUT_S;
  oidc.enableNonRepudiationChecks(configuration);
  if (issuer.startsWith('http:')) oidc.allowInsecureRequests(configuration);
  return configuration;
}

function configOf(providers: Config['providers'], provider: OAuthProvider): ProviderConfig {
  const config = providers[provider];
  if (config === undefined) throw new Error(`${provider} is not configured`);
  return config;
}

async function discover({ issuer, clientId }: ProviderConfig): Promise<oidc.ServerMetadata> {
  const execute = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
  const found = await oidc.discovery(new URL(issuer), clientId, undefined, undefined, { execute, timeout: TIMEOUT_S });
  return found.serverMetadata();
}

function personOf(claims: unknown, ownPicture: (picture: string) => string | null): ProviderPerson {
  const { sub, email, email_verified, name, picture } = PersonClaims.parse(claims);
  return {
    subject: sub,
    email: email?.toLowerCase() ?? null,
    isEmailVerified: email !== undefined && email_verified === true,
    name: name ?? '',
    picture: picture === undefined ? null : ownPicture(picture),
  };
}

/** A picture's address, of the size that we keep, where it leads to the provider itself; a test's provider is one host without TLS. */
export function ownPicture(provider: OAuthProvider, issuer: string, picture: string): string | null {
  const { href, origin } = new URL(picture);
  const isOwn = issuer.startsWith('http:') ? origin === new URL(issuer).origin : KINDS[provider].pictures.test(href);
  return isOwn ? href.replace(/=s\d+-c$/, `=s${PHOTO.sizes.large}-c`) : null;
}

function problemOf(error: unknown): OAuthProblem {
  if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') return 'cancelled';
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError)
    return ['invalid_grant', 'invalid_request'].includes(error.error) ? 'invalid_code' : 'service_unavailable';
  return error instanceof TypeError || NO_ANSWER.has(codeOf(error)) ? 'service_unavailable' : 'invalid_code';
}

/** A word of the library's own; what the provider wrote stays out of the log. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN';
}
