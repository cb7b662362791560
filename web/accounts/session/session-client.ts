import { SESSION, SESSION_CLIENT } from '@hirfa/domain/accounts';
import type { Session } from '@hirfa/contract/accounts';
import type { Connection, SessionChange } from '../../kit/session-context.ts';
import { Recovery } from './recovery.ts';
import type { SessionPorts } from './session-ports.ts';
import type { ShadowSession } from './store.ts';
import { subjectOf } from './subject.ts';
import { takeTurn } from './turns.ts';
import type { Outcome, Verdict } from './verdicts.ts';

/** A call that finds less than this left waits for a new token. */
const CALL_NEEDS_MS = 10_000;

/** Keeps a person signed in across tabs, sleep and bad connections, until the person or the server ends the session. */
export class SessionClient {
  readonly #ports: SessionPorts;
  readonly #recovery: Recovery;
  readonly #listeners = new Set<(change: SessionChange) => void>();
  #current: ShadowSession | null;
  #checkedAt: number;
  #refusedChecks = 0;
  #resumedAt = -Infinity;
  #guardedUntil = -Infinity;
  #isSigningIn = false;
  #stopHeartbeat: (() => void) | null = null;

  constructor(ports: SessionPorts) {
    this.#ports = ports;
    this.#recovery = new Recovery(
      ports.clock,
      async () => (await this.#check(SESSION_CLIENT.refreshBelowMs)) !== 'unreachable',
    );
    this.#current = ports.store.read();
    this.#checkedAt = ports.clock.now();
  }

  readonly signedIn = (): boolean => this.#current !== null;

  /** Whose session it is. 8.17 */
  readonly userId = (): string => {
    if (this.#current === null) throw new Error('Not authenticated');
    return subjectOf(this.#current.access_token);
  };

  /** Calls the listener on each sign-in, sign-out and new token, in any tab. */
  readonly subscribe = (listener: (change: SessionChange) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly connection = (): Connection => this.#recovery.connection();
  readonly watchConnection = (changed: () => void): (() => void) => this.#recovery.watch(changed);

  /** The `Authorization` header of the next call; waits for a new token where this one has expired. */
  readonly authorization = async (): Promise<string | undefined> => {
    this.syncWithStorage();
    // Calls of a sign-in don't wait for a refresh: the refresh waits for the sign-in.
    if (this.#msLeft() < CALL_NEEDS_MS && !this.#isSigningIn) {
      this.#recovery.refreshing();
      const outcome = await this.#refresh();
      this.#updateRecovery(outcome);
      if (outcome === 'unreachable' && this.#msLeft() <= 0) throw new Error('The connection is lost');
    }
    return this.#current === null ? undefined : `Bearer ${this.#current.access_token}`;
  };

  /** A call or a socket was refused: the session is checked, and refreshed or ended. */
  readonly callRefused = async (): Promise<void> => {
    if (this.#current !== null && !this.#recovery.isOn()) await this.#checkNow();
  };

  /**
   * Runs a sign-in while no tab refreshes: the cookie of a refresh would replace the new one. A pending sign-out is
   * sent first. `ask` stores the session that it receives.
   */
  readonly runSignIn = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
    takeTurn(this.#ports, async () => {
      this.#isSigningIn = true;
      try {
        await this.#sendSignOut();
        return await ask();
      } finally {
        this.#isSigningIn = false;
      }
    });

  /** Stores the session of a person who has signed in. */
  readonly acceptSession = (session: Session): void => {
    const before = this.#current?.refresh_token ?? null;
    this.#checkedAt = this.#ports.clock.now();
    this.#refusedChecks = 0;
    this.#storeSession(session, 'SIGNED_IN');
    this.#ports.store.begin(before === session.refresh_token ? null : before);
  };

  /** Signs out at once in every tab, also offline; the server is notified as soon as possible. 4.4 */
  readonly signOut = async (): Promise<void> => {
    this.#endSession('person');
    await this.#sendSignOut();
  };

  /** Called when the person returns to the page: after sleep, from another tab or app. 4.6, 4.9, 4.10 */
  readonly resume = async (): Promise<void> => {
    const now = this.#ports.clock.now();
    if (now - this.#resumedAt < SESSION_CLIENT.resumeEveryMs || now < this.#guardedUntil) return;
    this.#resumedAt = now;
    this.#guardedUntil = now + SESSION_CLIENT.resumeGuardMs;
    this.syncWithStorage();
    if (this.#current === null) {
      this.#ports.rememberPath();
      await this.#sendSignOut();
    } else await this.#checkOnResume();
    this.#guardedUntil = -Infinity;
  };

  /** The device is online again, or offline; or the person asks for another attempt. */
  readonly connectionChanged = (isOnline: boolean): void => {
    if (this.#current === null) void this.#sendSignOut();
    else if (!isOnline) this.#recovery.start();
    else if (this.#recovery.isOn()) void this.#checkNow();
  };

  /** Starts with the stored session; a missing session that has a backup is recovered. 4.2 */
  readonly start = (): void => {
    const { store } = this.#ports;
    if (this.#current !== null) {
      if (this.#msLeft() < SESSION_CLIENT.refreshBelowMs) this.#checkedAt = -Infinity;
      return this.#startHeartbeat();
    }
    const backup = store.readBackup();
    if (backup === null) return void this.#sendSignOut();
    store.write(backup);
    // Restoring means refreshing: the expiry in a backup is not trusted.
    this.#setSession({ ...backup, expires_at: 0 }, 'SIGNED_IN');
    this.#recovery.start();
  };

  /** Called when the tab closes or is suspended. */
  readonly leave = (): void => this.#ports.leader.resign();

  /** Applies changes of other tabs. A session that is missing without an end mark was lost: it is stored again. */
  readonly syncWithStorage = (): void => {
    const { store } = this.#ports;
    const [stored, current] = [store.read(), this.#current];
    if (stored === null) {
      if (current === null) return;
      const by = store.endedBy(current.refresh_token);
      if (by === null) store.write(current);
      else this.#clearSession(by === 'person', false);
    } else if (current?.refresh_token !== stored.refresh_token) {
      store.dropOwnBackup();
      this.#setSession(stored, 'SIGNED_IN');
    } else if (current.access_token !== stored.access_token && stored.expires_at >= current.expires_at)
      this.#setSession(stored, 'TOKEN_REFRESHED');
  };

  #msLeft(): number {
    return this.#current === null ? Infinity : this.#current.expires_at * 1000 - this.#ports.clock.now();
  }

  #notify(change: SessionChange): void {
    for (const listener of this.#listeners) listener(change);
  }

  #setSession(session: ShadowSession, event: 'SIGNED_IN' | 'TOKEN_REFRESHED'): void {
    this.#current = session;
    this.#startHeartbeat();
    this.#notify({ event });
  }

  /** A token's life is counted from its arrival, so that a device with a wrong clock does not refresh more often. */
  #storeSession({ access_token, refresh_token }: Session, event: 'SIGNED_IN' | 'TOKEN_REFRESHED'): void {
    const expires_at = Math.floor((this.#ports.clock.now() + SESSION.accessTokenMs) / 1000);
    const session = { access_token, refresh_token, expires_at };
    this.#ports.store.write(session);
    this.#setSession(session, event);
  }

  #clearSession(asked: boolean, here: boolean): void {
    this.#current = null;
    this.#ports.store.dropOwnBackup();
    this.#stopHeartbeat?.();
    this.#stopHeartbeat = null;
    this.#ports.leader.resign();
    this.#recovery.stop();
    this.#notify({ event: 'SIGNED_OUT', asked, here });
  }

  /** Sends a sign-out that the server has not received yet. */
  async #sendSignOut(): Promise<void> {
    const { store, calls } = this.#ports;
    if (this.#current === null && store.ending()?.told === false)
      await calls.signOut().then(store.settle, () => undefined);
  }

  #endSession(by: 'person' | 'server'): void {
    if (this.#current === null) return;
    this.#ports.store.end({ session: this.#current.refresh_token, by, told: by === 'server' });
    if (by === 'server') this.#ports.record('SESSION_EXPIRED');
    this.#clearSession(by === 'person', true);
  }

  /** Only the leading tab refreshes, so this tab becomes the leader. Another tab may have refreshed meanwhile. */
  async #refresh(): Promise<Outcome> {
    const { leader, calls, record, verdictOf } = this.#ports;
    const before = this.#current;
    // After a sign-out or sign-in in any tab meanwhile, the answer belongs to the previous session.
    const isAnother = () => {
      this.syncWithStorage();
      return this.#current?.refresh_token !== before?.refresh_token;
    };
    leader.claim();
    try {
      return await takeTurn(this.#ports, async () => {
        this.syncWithStorage();
        if (this.#current === null) return 'over';
        if (this.#current.access_token !== before?.access_token) return 'fine';
        const answer = await calls.refreshSession();
        if (isAnother()) return 'fine';
        // The cookie belongs to another person, whose sign-in this tab missed: the account must not change silently.
        if (answer.refresh_token !== before.refresh_token) return this.#handleVerdict('over');
        // The expiry of a restored backup is not known.
        if (before.expires_at > 0 && this.#msLeft() <= 0) record('TOKEN_EXPIRED');
        this.#storeSession(answer, 'TOKEN_REFRESHED');
        record('TOKEN_REFRESHED');
        return 'fine';
      });
    } catch (error) {
      return isAnother() ? 'fine' : this.#handleVerdict(verdictOf(error));
    }
  }

  #handleVerdict(verdict: Verdict): Outcome {
    if (verdict === 'over') this.#endSession('server');
    else if (verdict !== 'unreachable') this.#ports.record('AUTH_ERROR', 'Session check refused');
    return verdict === 'no_access' ? 'refused' : verdict;
  }

  /** Asks the server whether the session is valid, with a new token where this one expires soon. */
  async #check(refreshBelowMs: number): Promise<Outcome> {
    const { clock, calls, verdictOf } = this.#ports;
    this.#checkedAt = clock.now();
    this.syncWithStorage();
    if (this.#current === null) return 'over';
    if (this.#msLeft() < refreshBelowMs) return this.#refresh();
    try {
      await calls.checkSession(`Bearer ${this.#current.access_token}`);
      return 'fine';
    } catch (error) {
      const verdict = verdictOf(error);
      return verdict === 'no_access' ? this.#refresh() : this.#handleVerdict(verdict);
    }
  }

  #updateRecovery(outcome: Outcome): void {
    this.#recovery[outcome === 'unreachable' ? 'start' : 'stop']();
  }

  async #checkNow(): Promise<void> {
    this.#updateRecovery(await this.#check(SESSION_CLIENT.refreshBelowMs));
  }

  /** A few refusals in a row are tolerated, so that temporary failures do not end sessions. 8.23 */
  async #checkPeriodically(): Promise<void> {
    const outcome = await this.#check(SESSION_CLIENT.refreshBelowMs);
    if (outcome === 'refused') this.#refusedChecks += 1;
    else if (outcome === 'fine') this.#refusedChecks = 0;
    if (this.#refusedChecks > SESSION_CLIENT.mostRefusedChecks) this.#endSession('server');
    else this.#updateRecovery(outcome);
  }

  async #checkOnResume(): Promise<void> {
    const { leader, clock, record } = this.#ports;
    leader.claim();
    if (this.#msLeft() <= 0) this.#recovery.refreshing();
    const stopWaiting = clock.after(SESSION_CLIENT.resumeTimeoutMs, () => {
      record('AUTH_ERROR', 'Session check timeout');
      this.#recovery.start();
    });
    this.#updateRecovery(await this.#check(SESSION_CLIENT.refreshBelowOnResumeMs));
    stopWaiting();
  }

  /** Every 5 seconds while signed in: the leading tab renews its lead, and checks the session when that is due. */
  #startHeartbeat(): void {
    const { leader, clock } = this.#ports;
    leader.renew();
    const again = () => {
      this.#stopHeartbeat = clock.after(SESSION_CLIENT.heartbeatMs, () => {
        again();
        this.syncWithStorage();
        if (this.#current === null) return;
        leader.renew();
        const isDue = clock.now() - this.#checkedAt >= SESSION_CLIENT.checkEveryMs;
        if (isDue && leader.isLeading() && !this.#recovery.isOn()) void this.#checkPeriodically();
      });
    };
    if (this.#stopHeartbeat === null) again();
  }
}
