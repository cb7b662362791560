import type { OpenBooking } from '@hirfa/contract/accounts';
import type { Config } from '../platform/config.ts';
import type { Database, Pools } from '../platform/db.ts';
import type { Log } from '../platform/log.ts';
import type { MailPort } from '../platform/mail.ts';
import type { PersonalTable } from '../kernel/personal-data.ts';
import type { SmsPort } from '../platform/sms.ts';
import type { Storage } from '../platform/storage.ts';
import type { Scope } from '../kernel/transactions.ts';
import { type AccountSecrets, createAccountSecrets } from './account-secrets.ts';
import { createIdentity, type Identity } from './identity.ts';
import { createProviderVisits, type ProviderVisits } from './provider-visits.ts';
import { createSealing, type Sealing } from './sealing.ts';
import { createSessionTokens, type SessionTokens } from './session-tokens.ts';
import { createUnsubscribeLinks, type UnsubscribeLinks } from './unsubscribe-links.ts';

/** What the rooms on the right know about somebody who wants a copy of their data, or to leave. */
export interface Privacy {
  tables: readonly PersonalTable[];
  openBookings(db: Database, userId: string): Promise<OpenBooking[]>;
}

/** What an account needs of the outside. */
interface Surroundings {
  pools: Pick<Pools, 'api' | 'auth'>;
  mail: MailPort;
  /** Null where no phone can be reached. */
  sms: SmsPort | null;
  storage: Storage;
  privacy: Privacy;
  scope(): Scope;
  /** Who else says who people are. */
  providers: Config['providers'];
  /** Whether being an admin waits for a second factor. */
  adminsNeedSecondFactor: boolean;
  log: Log;
  /** Where people reach the site. */
  origin(): string;
}

/** What the account verbs work with. */
export interface AccountParts extends Surroundings {
  identity: Identity;
  tokens: SessionTokens;
  secrets: AccountSecrets;
  unsubscribe: UnsubscribeLinks;
  sealing: Sealing;
  visits: ProviderVisits;
}

/** All keys of accounts are derived from one secret. */
export function createAccountParts(surroundings: Surroundings, secret: string): AccountParts {
  return {
    ...surroundings,
    identity: createIdentity(surroundings.pools.auth, secret),
    tokens: createSessionTokens(secret),
    secrets: createAccountSecrets(secret),
    unsubscribe: createUnsubscribeLinks(secret, surroundings.origin),
    sealing: createSealing(secret),
    visits: createProviderVisits(surroundings.providers, surroundings.origin),
  };
}

/** Where somebody sits: their address, for limits alone, and what their browser calls itself. */
export interface Place {
  address: string;
  userAgent: string | null;
}
