import { OAUTH_PROVIDERS } from '@hirfa/domain/accounts';
import type { Config } from '../platform/config/config.ts';
import { createAccountSecrets } from './account-secrets.ts';
import { createUnsubscribeLinks } from './profile/unsubscribe-links.ts';
import { createSealing } from './sealing.ts';
import type { AccountDependencies, AccountServices, OAuthClient } from './services.ts';
import { createSessionTokens } from './session-tokens.ts';

/** The keys of this room are derived from the session secret, but the one that has to outlast it. */
export function createAccountServices(
  { oauth, ...dependencies }: AccountDependencies & { oauth: Config['oauth'] },
  { session, unsubscribe }: { session: string; unsubscribe: string },
): AccountServices {
  const { origin } = dependencies;
  return {
    ...dependencies,
    tokens: createSessionTokens(session),
    secrets: createAccountSecrets(session),
    unsubscribe: createUnsubscribeLinks(unsubscribe, origin),
    sealing: createSealing(session),
    oauth: laterOAuthClient(oauth, origin),
  };
}

/** The library of OAuth is large: it is loaded with the first sign-in at an OAuth provider. */
function laterOAuthClient(configs: Config['oauth'], origin: () => string): OAuthClient {
  let client: Promise<Omit<OAuthClient, 'configured'>> | null = null;
  const load = async () => (await import('./oauth/oauth-client.ts')).createOAuthClient(configs, origin);
  return {
    configured: OAUTH_PROVIDERS.filter((oauthProvider) => configs[oauthProvider] !== undefined),
    start: async (...given) => (await (client ??= load())).start(...given),
    finish: async (...given) => (await (client ??= load())).finish(...given),
  };
}
