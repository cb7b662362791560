import type { Api } from '../../kit/api-link.ts';
import { rememberCurrentPath } from './wanted-path.ts';
import { createAuthLog } from './auth-log.ts';
import { createCachedAccount } from './cached-account.ts';
import { createLeader } from './leader.ts';
import { SessionClient } from './session-client.ts';
import { sessionOf } from './subject.ts';
import { KEYS } from './keys.ts';
import { createSessionStore, type TextStore } from './store.ts';
import { verdictOf } from './verdicts.ts';

const LOCK = 'hirfa.session.refresh';
/** The longest wait for a lock that a hanging tab holds, and for an answer of the server. */
const MAX_WAIT_MS = 10_000;

/** The session of this browser, with its log and the cached account. */
type BrowserSession = Omit<SessionClient, never> & {
  log: ReturnType<typeof createAuthLog>;
  account: ReturnType<typeof createCachedAccount>;
  sessionId(): string | null;
};

/** Creates the session client of this browser; changes of other tabs arrive through the storage. */
export function createBrowserSession(api: Api): BrowserSession {
  const now = Date.now;
  const shared = textStore(() => localStorage);
  const log = createAuthLog({ shared, now });
  const store = createSessionStore({ shared, ofTab: textStore(() => sessionStorage), now, fingerprint });
  const client = new SessionClient({
    calls: {
      refreshSession: () => api.accounts.refreshSession({}, { signal: AbortSignal.timeout(MAX_WAIT_MS) }),
      checkSession: async (authorization) => {
        await api.accounts.getCurrentUserRole(
          {},
          { context: { authorization }, signal: AbortSignal.timeout(MAX_WAIT_MS) },
        );
      },
      signOut: () => api.accounts.signOut({}),
    },
    verdictOf,
    store,
    leader: createLeader({ shared, now, tab: crypto.getRandomValues(new Uint32Array(2)).join('-') }),
    clock: {
      now,
      after(ms, work) {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
    },
    runExclusive,
    record: log.record,
    rememberPath: () => rememberCurrentPath(location),
  });
  const mark = () => document.documentElement.toggleAttribute('data-session', client.signedIn());
  client.subscribe(mark);
  client.start();
  mark();
  listen(client);
  const sessionId = () => sessionOf(store.read()?.access_token ?? '') || null;
  return { ...client, log, account: createCachedAccount({ shared, now }), sessionId };
}

function listen(client: SessionClient): void {
  const watched: readonly (string | null)[] = [KEYS.session, KEYS.ending, null];
  window.addEventListener('storage', ({ key }) => {
    if (watched.includes(key)) client.syncWithStorage();
  });
  window.addEventListener('online', () => client.connectionChanged(true));
  window.addEventListener('offline', () => client.connectionChanged(false));
  window.addEventListener('pagehide', () => client.leave());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void client.resume();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void client.resume();
  });
}

/**
 * Runs work in one tab at a time. The server answers two refreshes with the same successor, so continuing without the
 * lock ends no session.
 */
async function runExclusive<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if (!('locks' in navigator)) return work();
  let began = false;
  try {
    return await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(MAX_WAIT_MS) }, () => {
      began = true;
      return work();
    });
  } catch (error) {
    if (began) throw error;
    return work();
  }
}

/** A rough fingerprint of the device for a first check in the browser; the server decides. 5.4 */
function fingerprint(): string {
  const { width, height, colorDepth } = screen;
  return [navigator.userAgent, navigator.language, `${width}x${height}`, colorDepth].join('|');
}

/** A browser storage; where nothing may be stored, the session lasts as long as the page. */
function textStore(storage: () => Storage): TextStore {
  const whereAllowed = <Value>(work: (store: Storage) => Value, otherwise: Value): Value => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => whereAllowed((store) => store.getItem(key), null),
    set: (key, value) =>
      whereAllowed((store) => (value === null ? store.removeItem(key) : store.setItem(key, value)), undefined),
    keys: () => whereAllowed((store) => Object.keys(store), []),
  };
}
