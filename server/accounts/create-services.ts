import { OAUTH_PROVIDERS } from '@hirfa/domain/accounts';
import type { Config } from '../platform/config/config.ts';
import type { Pool } from '../platform/db.ts';
import { createAccountSecrets } from './account-secrets.ts';
import { createUnsubscribeLinks } from './profile/unsubscribe-links.ts';
import { createSealing } from './sealing.ts';
import type { AccountDependencies, AccountServices, Identity, OAuthClient } from './services.ts';
import { createSessionTokens } from './session-tokens.ts';

/** The keys of this room are derived from the session secret, but the one that has to outlast it. */
export function createAccountServices(
  { oauth, ...dependencies }: AccountDependencies & { oauth: Config['oauth'] },
  { session, unsubscribe }: { session: string; unsubscribe: string },
): AccountServices {
  const { pools, origin } = dependencies;
  return {
    ...dependencies,
    identity: laterIdentity(pools.auth, session),
    tokens: createSessionTokens(session),
    secrets: createAccountSecrets(session),
    unsubscribe: createUnsubscribeLinks(unsubscribe, origin),
    sealing: createSealing(session),
    oauth: laterOAuthClient(oauth, origin),
  };
}

/** The identity library is large: it is loaded with the first sign-in by password. */
function laterIdentity(pool: Pool, secret: string): Identity {
  let identity: Promise<Identity> | null = null;
  const load = async () => (await import('./sign-in/identity.ts')).createIdentity(pool, secret);
  return { signIn: async (input) => (await (identity ??= load())).signIn(input) };
}

/** So is the library of OAuth. */
function laterOAuthClient(configs: Config['oauth'], origin: () => string): OAuthClient {
  let client: Promise<Omit<OAuthClient, 'configured'>> | null = null;
  const load = async () => (await import('./oauth/oauth-client.ts')).createOAuthClient(configs, origin);
  return {
    configured: OAUTH_PROVIDERS.filter((oauthProvider) => configs[oauthProvider] !== undefined),
    start: async (...given) => (await (client ??= load())).start(...given),
    finish: async (...given) => (await (client ??= load())).finish(...given),
  };
}
