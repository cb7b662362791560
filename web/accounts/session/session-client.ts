import { SESSION } from '@hirfa/domain/accounts';
import type { ConfirmFirst, Session, SignedIn } from '@hirfa/contract/accounts';

/** What stays in the browser: `refresh_token` is a handle, worthless without the cookie. 3.23 */
export type ShadowSession = Pick<Session, 'access_token' | 'refresh_token' | 'expires_at'>;

/** What the session client stands on; free of React, so that its rules can be tested with a clock. */
export interface SessionPorts {
  calls: {
    signUp(input: { full_name: string; email: string; password: string }): Promise<ConfirmFirst>;
    confirmEmail(input: { email: string; code: string }): Promise<Session>;
    signIn(input: { email: string; password: string }): Promise<SignedIn>;
    refreshSession(): Promise<Session>;
    signOut(): Promise<unknown>;
  };
  /** Whether an error is the server's word that the session is over (not a dead line). */
  isOver(error: unknown): boolean;
  storage: { read(): ShadowSession | null; write(session: ShadowSession | null): void };
  /** Runs one at a time over all tabs. */
  alone<Answer>(work: () => Promise<Answer>): Promise<Answer>;
  now(): number;
}

/** Into the product, or first to the code of a mail. */
type Outcome = 'signed_in' | 'confirm_email';

export type SessionClient = ReturnType<typeof createSessionClient>;

/** Keeps somebody signed in. */
export function createSessionClient(ports: SessionPorts) {
  const listeners = new Set<() => void>();
  let current = ports.storage.read();

  function keep(session: ShadowSession | null) {
    current = session && { access_token: session.access_token, refresh_token: session.refresh_token, expires_at: session.expires_at };
    ports.storage.write(current);
    for (const changed of listeners) changed();
  }

  const enter = enterBy(keep);
  const msLeft = (session: ShadowSession) => session.expires_at * 1000 - ports.now();

  /** Another tab, or another call of this one, may have refreshed while this one waited for its turn. */
  async function refreshAlone(): Promise<void> {
    const stored = ports.storage.read();
    if (stored?.access_token !== current?.access_token) {
      current = stored;
      for (const changed of listeners) changed();
    }
    if (stored === null || msLeft(stored) >= SESSION.refreshBelowMs) return;
    try {
      keep(await ports.calls.refreshSession());
    } catch (error) {
      if (ports.isOver(error)) keep(null);
      else if (msLeft(stored) <= 0) throw error;
    }
  }

  return {
    signedIn: () => current !== null,
    /** Calls back whenever somebody signs in or out, in whichever tab. */
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    /** Another tab changed what is stored. */
    reread() {
      current = ports.storage.read();
      for (const changed of listeners) changed();
    },
    /** The `Authorization` header of the next call; refreshes first when little time is left. 9.2 */
    async authorization(): Promise<string | undefined> {
      if (current !== null && msLeft(current) < SESSION.refreshBelowMs) await ports.alone(refreshAlone);
      return current === null ? undefined : `Bearer ${current.access_token}`;
    },
    signUp: async (input: Parameters<SessionPorts['calls']['signUp']>[0]) => enter(await ports.calls.signUp(input)),
    confirmEmail: async (input: Parameters<SessionPorts['calls']['confirmEmail']>[0]) => enter(await ports.calls.confirmEmail(input)),
    signIn: async (input: Parameters<SessionPorts['calls']['signIn']>[0]) => enter(await ports.calls.signIn(input)),
    /** Signed out here at once, whatever the line does; the server hears of it when it can. */
    async signOut() {
      keep(null);
      await ports.calls.signOut();
    },
  };
}

/** Keeps the session that a proof has opened, where it has, and says where it led. */
function enterBy(keep: (session: Session) => void) {
  return (answer: SignedIn): Outcome => {
    if ('confirm' in answer) return 'confirm_email';
    keep(answer);
    return 'signed_in';
  };
}
