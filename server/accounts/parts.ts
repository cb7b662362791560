import type { Pools } from '../platform/db.ts';
import type { Identity } from './identity.ts';
import type { SessionTokens } from './session-tokens.ts';

/** What the account verbs work with. */
export interface AccountParts {
  pools: Pick<Pools, 'api' | 'auth'>;
  identity: Identity;
  tokens: SessionTokens;
}
