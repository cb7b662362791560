import type { Me, Session } from '@hirfa/contract/accounts';
import type { AuthEvent, AuthEventType } from '@hirfa/domain/accounts';
import type { Caller } from './api-link.ts';

/** The state of the signed-in person's connection. */
export type Connection = { state: 'fine' | 'refreshing' | 'lost' } | { state: 'reconnecting'; attempt: number };

/** What happens to a session; `asked`: whether the person signed out, `here`: whether in this tab. 4.1 */
export type SessionChange =
  | { event: 'SIGNED_IN' | 'TOKEN_REFRESHED' }
  | { event: 'SIGNED_OUT'; asked: boolean; here: boolean };

/**
 * The session of this browser, as routes, rooms and the live connection use it; the client behind it is in
 * `accounts/session`.
 */
export interface SessionContext extends Caller {
  signedIn(): boolean;
  /** Throws while nobody is signed in. */
  userId(): string;
  /** The same after each refresh; null while nobody is signed in. */
  sessionId(): string | null;
  /** Calls the listener on each sign-in, sign-out and new token, in any tab, until the returned function is called. */
  subscribe(listener: (change: SessionChange) => void): () => void;
  connection(): Connection;
  watchConnection(changed: () => void): () => void;
  /** True asks the server once more while the connection counts as lost. */
  connectionChanged(isOnline: boolean): void;
  /** Runs a sign-in while no tab refreshes. */
  runSignIn<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
  acceptSession(session: Session): void;
  signOut(): Promise<void>;
  log: { record(type: AuthEventType, detail?: string): void; stored(): AuthEvent[] };
  /** The cached account of this browser. */
  account: {
    write(me: Me): void;
    read(userId: string): { me: Me; cached_at: number } | null;
    clearOthers(userId: string): void;
  };
}
