import type { AuthEventType } from '@hirfa/domain/accounts';
import type { Session } from '@hirfa/contract/accounts';
import type { Leader } from './leader.ts';
import type { SessionClock } from './recovery.ts';
import type { SessionStore } from './store.ts';
import type { Verdict } from './verdicts.ts';

/** The dependencies of the session client; free of React, so that its rules can be tested with a clock. */
export interface SessionPorts {
  calls: {
    refreshSession(): Promise<Session>;
    /** Resolves when the server accepts this `Authorization`. */
    checkSession(authorization: string): Promise<void>;
    signOut(): Promise<unknown>;
  };
  verdictOf(error: unknown): Verdict;
  store: SessionStore;
  leader: Leader;
  clock: SessionClock;
  /** Runs one piece of work at a time over all tabs. */
  runExclusive<Answer>(work: () => Promise<Answer>): Promise<Answer>;
  record(event: AuthEventType, detail?: string): void;
  /** Remembers the page of a person who has to sign in. 4.7 */
  rememberPath(): void;
}
