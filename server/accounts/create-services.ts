import type { Config } from '../platform/config.ts';
import { createAccountSecrets } from './account-secrets.ts';
import { createOAuthClient } from './oauth/oauth-client.ts';
import { createUnsubscribeLinks } from './profile/unsubscribe-links.ts';
import { createSealing } from './sealing.ts';
import type { AccountDependencies, AccountServices } from './services.ts';
import { createSessionTokens } from './session-tokens.ts';
import { createIdentity } from './sign-in/identity.ts';

/** All keys of this room are derived from one secret. */
export function createAccountServices(
  { oauth, ...dependencies }: AccountDependencies & { oauth: Config['oauth'] },
  secret: string,
): AccountServices {
  const { pools, origin } = dependencies;
  return {
    ...dependencies,
    identity: createIdentity(pools.auth, secret),
    tokens: createSessionTokens(secret),
    secrets: createAccountSecrets(secret),
    unsubscribe: createUnsubscribeLinks(secret, origin),
    sealing: createSealing(secret),
    oauth: createOAuthClient(oauth, origin),
  };
}
