import type { OpenBooking, Person, PersonBooking } from '@hirfa/contract/accounts';
import type { OAuthProblem, OAuthProvider } from '@hirfa/domain/accounts';
import type { Language } from '@hirfa/domain/market';
import type { Database, Pools } from '../platform/db.ts';
import type { Log } from '../platform/log.ts';
import type { MailPort } from '../platform/mail.ts';
import type { PersonalTable } from '../kernel/personal-data.ts';
import type { OpenedFiles } from '../kernel/personal-files.ts';
import type { SmsPort } from '../platform/sms/sms.ts';
import type { Storage } from '../platform/storage.ts';
import type { Scope } from '../kernel/transactions.ts';
import type { AdminCtx, Refusal } from '../kernel/verb.ts';
import type { AccountSecrets } from './account-secrets.ts';
import type { Sealing } from './sealing.ts';
import type { SessionTokens } from './session-tokens.ts';

/** The parts of other rooms in the export of a person's data and in the end of an account. */
export interface Privacy {
  tables: readonly PersonalTable[];
  files: readonly OpenedFiles[];
  openBookings(db: Database, userId: string): Promise<OpenBooking[]>;
}

/** What the rooms further right show of a person to admins, and do when the person is suspended. */
export interface PersonElsewhere {
  findProvider(db: Database, userId: string): Promise<Exclude<Person['provider'], null> | undefined>;
  findBookings(db: Database, userId: string, now: Date, which: 'open' | 'newest'): Promise<PersonBooking[]>;
  /** Nothing happens to who is no provider. */
  hideProvider(work: {
    ctx: AdminCtx;
    input: { user_id: string };
  }): Promise<Refusal<'not_found' | 'own_profile'> | null>;
}

/** A person who proved who they are. */
export interface Proof {
  /** `image` is the address of a photo at an OAuth provider. */
  user: {
    id: string;
    email: string | null;
    phone_number?: string | null;
    name: string;
    image?: string | null | undefined;
  };
  /** Of the page on which they signed in, where it is known. */
  language?: Language | undefined;
}

/** A person as an OAuth provider describes them. `subject` never changes; the e-mail may. */
export interface OAuthPerson {
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  name: string;
  /** On a host that serves the OAuth provider's pictures only. */
  picture: string | null;
}

/** Binds the answer of an OAuth provider to the request; it stays with the browser, sealed. */
export interface OAuthSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** A sign-in with OAuth that failed; `code` is the library's name for it, for the log. */
export interface OAuthFailure {
  problem: OAuthProblem;
  code: string;
}

/** The client of the configured OAuth providers. */
export interface OAuthClient {
  configured: readonly OAuthProvider[];
  start(oauthProvider: OAuthProvider, now: Date): Promise<{ address: string; secrets: OAuthSecrets } | OAuthFailure>;
  /** Returns the person whom the OAuth provider names; `search` is the query of the callback. */
  finish(
    oauthProvider: OAuthProvider,
    search: string,
    secrets: OAuthSecrets,
    now: Date,
  ): Promise<OAuthPerson | OAuthFailure>;
}

/** What a link ends: all optional mails, or offers on all channels. */
export type EndedMails = 'mails' | 'offers';

/** Signed links by which a person ends mails without signing in. */
export interface UnsubscribeLinks {
  linkFor(userId: string, ends?: EndedMails): string;
  /** The person of a link, and what it ends; null if this product did not create it. */
  read(token: string): { user_id: string; ends: EndedMails } | null;
}

/** The dependencies that the entry passes to this room. */
export interface AccountDependencies {
  pools: Pick<Pools, 'api' | 'auth'>;
  mail: MailPort;
  /** Null if texts can't be sent. */
  sms: SmsPort;
  storage: Storage;
  privacy: Privacy;
  personElsewhere: PersonElsewhere;
  scope(): Scope;
  /** Whether the admin role counts only in a session that has shown a second factor. */
  adminsNeedSecondFactor: boolean;
  log: Log;
  /** The origin under which people reach the site. */
  origin(): string;
}

/** The dependencies of the verbs of this room. */
export interface AccountServices extends AccountDependencies {
  tokens: SessionTokens;
  secrets: AccountSecrets;
  unsubscribe: UnsubscribeLinks;
  sealing: Sealing;
  oauth: OAuthClient;
}
