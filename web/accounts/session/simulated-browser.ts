import { confirmedByRefresh, decideRefresh, SESSION } from '@hirfa/domain/accounts';
import type { Session } from '@hirfa/contract/accounts';
import { createAuthLog } from './auth-log.ts';
import { createLeader } from './leader.ts';
import type { SessionClock } from './recovery.ts';
import { SessionClient } from './session-client.ts';
import { KEYS } from './keys.ts';
import { createSessionStore, type TextStore } from './store.ts';
import { verdictOf } from './verdicts.ts';

const MAX_WAIT_MS = 10_000;
const REFUSAL = { over: 'refresh_token_not_found', no_access: 'authentication_required' } as const;
const refusal = (kind: keyof typeof REFUSAL) => Object.assign(new Error(kind), { code: REFUSAL[kind], status: 401 });

/** A clock that only tests move. */
export function createTime(start: number) {
  let now = start;
  let timers: { at: number; work: () => void }[] = [];

  const clock: SessionClock = {
    now: () => now,
    after(ms, work) {
      const timer = { at: now + ms, work };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
  };

  async function settle(): Promise<void> {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  }

  return {
    clock,
    sleep: (ms: number) => new Promise<void>((done) => clock.after(ms, done)),
    settle,
    /** Moves the clock, and runs each timer at its time. */
    async pass(ms: number): Promise<void> {
      const end = now + ms;
      await settle();
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        timers = timers.filter((other) => other !== next);
        now = Math.max(now, next.at);
        next.work();
        await settle();
      }
      now = end;
    },
    /** Simulates sleep: timers that were due meanwhile run once, late. */
    async jump(ms: number): Promise<void> {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { work } of due) work();
      await settle();
    },
  };
}

export type Time = ReturnType<typeof createTime>;

/** A server with one session, which follows the rules of the real server. */
export function createServer({ clock }: Time) {
  const state = {
    generation: 0,
    confirmed_generation: 0,
    refreshed_at: new Date(clock.now()),
    idle_until: new Date(clock.now() + SESSION.idleMs),
    absolute_until: new Date(clock.now() + 100 * SESSION.absoluteMs),
    revoked: false,
  };
  let rotations = 0;
  const issue = (): Session => ({
    access_token: `${state.generation} ${clock.now()}`,
    refresh_token: 'handle',
    expires_at: Math.floor((clock.now() + SESSION.accessTokenMs) / 1000),
    user: { id: '019aa000-0000-7000-8000-000000000000', email: 'nour@example.com' },
  });

  return {
    state,
    rotations: () => rotations,
    issue,
    refresh(carried: number): { session: Session; generation: number } {
      const decision = decideRefresh(state, carried, new Date(clock.now()));
      if (decision === 'revoke') state.revoked = true;
      if (decision === 'revoke' || decision === 'refuse') throw refusal('over');
      if (decision === 'rotate') {
        rotations += 1;
        state.confirmed_generation = confirmedByRefresh(state, carried, new Date(clock.now()));
        state.generation += 1;
        state.refreshed_at = new Date(clock.now());
        state.idle_until = new Date(clock.now() + SESSION.idleMs);
      }
      return { session: issue(), generation: state.generation };
    },
    check(authorization: string): void {
      const [, generation, issuedAt] = authorization.split(' ').map(Number);
      const isAlive = clock.now() - (issuedAt ?? 0) < SESSION.accessTokenMs && !state.revoked;
      if (!isAlive) throw refusal('no_access');
      state.confirmed_generation = Math.max(state.confirmed_generation, Math.min(generation ?? 0, state.generation));
    },
  };
}

/** How a connection behaves for one request: whether it arrives, whether its answer does, how long each takes. */
export interface NetworkConditions {
  arrives: boolean;
  returns: boolean;
  ms: number;
}

interface OpenTab {
  storage: Map<string, string>;
  sync: () => void;
}

type Server = ReturnType<typeof createServer>;
export const START = Date.parse('2026-11-21T12:00:00Z');
export const ONLINE: NetworkConditions = { arrives: true, returns: true, ms: 5 };
export const OFFLINE: NetworkConditions = { arrives: false, returns: false, ms: 5 };

/** A browser with tabs over one storage and one cookie. `conditions` is called for each request. */
export class SimulatedBrowser {
  readonly shared = new Map<string, string>();
  /** After how long a stored text reaches the other tabs that are opened from now on. */
  storageMs = 0;
  /** How often the server received a sign-out. */
  signOuts = 0;
  readonly #time: Time;
  readonly #server: Server;
  readonly #conditions: () => NetworkConditions;
  readonly #tabs = new Set<OpenTab>();
  #cookie = 0;
  #turn: Promise<unknown> = Promise.resolve();
  #opened = 0;

  constructor(time: Time, server: Server, conditions: () => NetworkConditions = () => ONLINE) {
    this.#time = time;
    this.#server = server;
    this.#conditions = conditions;
  }

  openTab({ fingerprint = 'device', ofTab = mapStore(new Map()) }: { fingerprint?: string; ofTab?: TextStore } = {}) {
    const { clock } = this.#time;
    const storage = this.storageMs === 0 ? this.shared : new Map(this.shared);
    const self: OpenTab = { storage, sync: () => tab.syncWithStorage() };
    const shared = mapStore(storage, (key) => this.#announce(self, key));
    const log = createAuthLog({ shared, now: clock.now });
    const seen = { ended: [] as boolean[], paths: 0 };
    // A closed or suspended tab receives and does nothing.
    let isOpen = true;
    const own: SessionClock = { now: clock.now, after: (ms, work) => clock.after(ms, () => isOpen && work()) };
    const tab = new SessionClient({
      calls: this.#calls(),
      verdictOf,
      store: createSessionStore({ shared, ofTab, now: clock.now, fingerprint: () => fingerprint }),
      leader: createLeader({ shared, now: clock.now, tab: `tab${(this.#opened += 1)}` }),
      clock: own,
      runExclusive: (work) => this.#runExclusive(work),
      record: log.record,
      rememberPath: () => (seen.paths += 1),
    });
    this.#tabs.add(self);
    tab.subscribe((change) => {
      if (change.event === 'SIGNED_OUT') seen.ended.push(change.asked);
    });
    tab.start();
    const suspend = () => {
      isOpen = false;
      this.#tabs.delete(self);
    };
    const wake = () => {
      isOpen = true;
      this.#tabs.add(self);
    };
    const close = () => {
      suspend();
      tab.leave();
    };
    return { ...tab, seen, log, ofTab, suspend, wake, close };
  }

  /** Clears the data of the site, as a person can in the browser's settings. */
  wipe(): void {
    this.shared.clear();
    for (const { sync } of this.#tabs) queueMicrotask(sync);
  }

  #calls() {
    const server = this.#server;
    return {
      refreshSession: () =>
        this.#send(
          () => server.refresh(this.#cookie),
          ({ generation }) => (this.#cookie = generation),
        ).then(({ session }) => session),
      checkSession: (authorization: string) => this.#send(() => server.check(authorization)),
      signOut: () =>
        this.#send(() => {
          server.state.revoked = true;
          this.signOuts += 1;
        }),
    };
  }

  /** Other tabs learn what a tab has stored; one with a storage of its own receives it later. */
  #announce(from: OpenTab, key: string): void {
    const text = from.storage.get(key) ?? null;
    const isWatched = key === KEYS.session || key === KEYS.ending;
    for (const tab of this.#tabs) {
      if (tab === from) continue;
      if (tab.storage === from.storage) {
        if (isWatched) queueMicrotask(tab.sync);
        continue;
      }
      this.#time.clock.after(this.storageMs, () => {
        mapStore(tab.storage).set(key, text);
        if (isWatched) tab.sync();
      });
    }
  }

  async #runExclusive<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const before = this.#turn;
    let release: () => void = () => undefined;
    this.#turn = new Promise<void>((done) => (release = done));
    await Promise.race([before, this.#time.sleep(MAX_WAIT_MS)]);
    return work().finally(release);
  }

  async #send<Answer>(work: () => Answer, arrived: (answer: Answer) => void = () => undefined): Promise<Answer> {
    const { arrives, returns, ms } = this.#conditions();
    const began = this.#time.clock.now();
    // A device that sleeps or has timed out sends and receives nothing.
    const isGone = () => this.#time.clock.now() - began > MAX_WAIT_MS;
    const travel = async (): Promise<Answer> => {
      await this.#time.sleep(ms / 2);
      if (!arrives || isGone()) throw new TypeError('Failed to fetch');
      const answer = work();
      await this.#time.sleep(ms / 2);
      if (!returns || isGone()) throw new TypeError('Failed to fetch');
      arrived(answer);
      return answer;
    };
    const giveUp = this.#time
      .sleep(MAX_WAIT_MS)
      .then(() => Promise.reject(new Error('The operation was aborted due to timeout')));
    return Promise.race([travel(), giveUp]);
  }
}

/** A store in memory. */
export function mapStore(texts: Map<string, string>, changed: (key: string) => void = () => undefined): TextStore {
  return {
    get: (key) => texts.get(key) ?? null,
    set(key, value) {
      if (value === null) texts.delete(key);
      else texts.set(key, value);
      changed(key);
    },
    keys: () => [...texts.keys()],
  };
}

/** A browser without a session, with a network that tests can disturb. */
export function openWorld() {
  const time = createTime(START);
  const server = createServer(time);
  const network = { conditions: ONLINE };
  const browser = new SimulatedBrowser(time, server, () => network.conditions);
  return { time, server, network, browser };
}

/** The same, with one signed-in tab. */
export function signedInWorld() {
  const world = openWorld();
  const tab = world.browser.openTab();
  tab.acceptSession(world.server.issue());
  return { ...world, tab };
}
