import { type OAuthProblem, type OAuthProvider, OAUTH_STATE_MS } from '@hirfa/domain/accounts';
import { SignJWT } from 'jose';
import * as oidc from 'openid-client';
import type { Config } from '../../platform/config/config.ts';
import type { OAuthConfig } from '../../platform/config/services.ts';
import { refuseInTransaction } from '../../platform/outgoing.ts';
import type { OAuthClient } from '../services.ts';
import { personOf } from './oauth-person.ts';

const TIMEOUT_S = 8;
/** The library's codes of answers that are missing or unreadable. */
const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

const CANCELLED = new Set(['access_denied', 'user_cancelled_authorize']);

/** The differences between OAuth providers, besides our registration with them. */
const KINDS: Record<
  OAuthProvider,
  { scope: string; ask: Record<string, string>; metadata?(issuer: string): oidc.ServerMetadata }
> = {
  google: {
    scope: 'openid email profile',
    ask: { prompt: 'select_account' },
  },
  // Name and e-mail come in a form, which `receiveOAuthForm` turns into an address.
  apple: { scope: 'openid name email', ask: { response_mode: 'form_post' } },
  // OAuth 2.0 without OpenID Connect: there is neither discovery nor an ID token.
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

/** Signs in with accounts of OAuth providers: the code flow of OpenID Connect with PKCE, state and nonce. */
export function createOAuthClient(configs: Config['oauth'], origin: () => string): Omit<OAuthClient, 'configured'> {
  /** The metadata of OAuth providers; requested again after a failure. */
  const known = new Map<OAuthProvider, Promise<oidc.ServerMetadata>>();

  async function configurationOf(
    oauthProvider: OAuthProvider,
    config: OAuthConfig,
    now: Date,
  ): Promise<oidc.Configuration> {
    const metadata = known.get(oauthProvider) ?? discover(oauthProvider, config);
    known.set(oauthProvider, metadata);
    metadata.catch(() => known.delete(oauthProvider));
    return configure(await metadata, config, now);
  }

  const callback = (oauthProvider: OAuthProvider) => `${origin()}/auth/v1/oauth/${oauthProvider}/callback`;

  return {
    async start(oauthProvider, now) {
      refuseInTransaction();
      const config = configOf(configs, oauthProvider);
      const secrets = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
      const { scope, ask } = KINDS[oauthProvider];
      try {
        const configuration = await configurationOf(oauthProvider, config, now);
        const address = oidc.buildAuthorizationUrl(configuration, {
          redirect_uri: callback(oauthProvider),
          scope,
          ...ask,
          state: secrets.state,
          ...(isOpenId(oauthProvider) && { nonce: secrets.nonce }),
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
    async finish(oauthProvider, search, secrets, now) {
      refuseInTransaction();
      const config = configOf(configs, oauthProvider);
      try {
        const configuration = await configurationOf(oauthProvider, config, now);
        const tokens = await oidc.authorizationCodeGrant(configuration, new URL(callback(oauthProvider) + search), {
          // Without PKCE only the nonce binds the code to this sign-in.
          ...(configuration.serverMetadata().supportsPKCE() && { pkceCodeVerifier: secrets.verifier }),
          expectedState: secrets.state,
          ...(isOpenId(oauthProvider) && { expectedNonce: secrets.nonce, idTokenExpected: true }),
        });
        return personOf(oauthProvider, config.issuer, await claimsOf(configuration, tokens), search);
      } catch (error) {
        return { problem: problemOf(error), code: codeOf(error) };
      }
    },
  };
}

/** The claims of the ID token or, if they lack the e-mail, of the userinfo endpoint. */
async function claimsOf(
  configuration: oidc.Configuration,
  tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>,
) {
  const claims = tokens.claims();
  const { userinfo_endpoint } = configuration.serverMetadata();
  if (claims?.email !== undefined || userinfo_endpoint === undefined) return claims;
  if (claims !== undefined) return oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  const answer = await oidc.fetchProtectedResource(
    configuration,
    tokens.access_token,
    new URL(userinfo_endpoint),
    'GET',
  );
  if (!answer.ok) throw new TypeError(`the userinfo endpoint answered with ${answer.status}`);
  return answer.json();
}

const isOpenId = (oauthProvider: OAuthProvider) => KINDS[oauthProvider].scope.startsWith('openid');

async function configure(metadata: oidc.ServerMetadata, config: OAuthConfig, now: Date): Promise<oidc.Configuration> {
  const { issuer, clientId } = config;
  // The library's clock becomes that of the call.
  const client = { [oidc.clockSkew]: Math.round((now.getTime() - Date.now()) / 1000) };
  const configuration = new oidc.Configuration(
    metadata,
    clientId,
    client,
    oidc.ClientSecretPost(await secretOf(config, now)),
  );
  configuration.timeout = TIMEOUT_S;
  oidc.enableNonRepudiationChecks(configuration);
  if (issuer.startsWith('http:')) oidc.allowInsecureRequests(configuration);
  return configuration;
}

/** A secret that is signed for each sign-in is valid as long as one. */
function secretOf({ issuer, clientId, clientSecret }: OAuthConfig, now: Date): Promise<string> | string {
  if (typeof clientSecret === 'string') return clientSecret;
  const at = Math.floor(now.getTime() / 1000);
  return new SignJWT({ iss: clientSecret.teamId, sub: clientId, aud: issuer, iat: at, exp: at + OAUTH_STATE_MS / 1000 })
    .setProtectedHeader({ alg: 'ES256', kid: clientSecret.keyId })
    .sign(clientSecret.privateKey);
}

function configOf(configs: Config['oauth'], oauthProvider: OAuthProvider): OAuthConfig {
  const config = configs[oauthProvider];
  if (config === undefined) throw new Error(`${oauthProvider} is not configured`);
  return config;
}

async function discover(oauthProvider: OAuthProvider, { issuer, clientId }: OAuthConfig): Promise<oidc.ServerMetadata> {
  const { metadata } = KINDS[oauthProvider];
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

/** The library's own code; text of the OAuth provider is not logged. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN';
}
