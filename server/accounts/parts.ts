import type { OpenBooking } from '@hirfa/contract/accounts';
import type { Database, Pools } from '../platform/db.ts';
import type { PersonalTable } from '../platform/personal-data.ts';
import type { Storage } from '../platform/storage.ts';
import type { Scope } from '../platform/transactions.ts';
import type { Identity } from './identity.ts';
import type { SessionTokens } from './session-tokens.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

/** What the rooms on the right know about somebody who wants a copy of their data, or to leave. */
export interface Privacy {
  tables: readonly PersonalTable[];
  openBookings(db: Database, userId: string): Promise<OpenBooking[]>;
}

/** What the account verbs work with. */
export interface AccountParts {
  pools: Pick<Pools, 'api' | 'auth'>;
  identity: Identity;
  tokens: SessionTokens;
  storage: Storage;
  unsubscribe: UnsubscribeLinks;
  privacy: Privacy;
  scope(): Scope;
}
