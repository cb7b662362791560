import type { Connection, SessionChange, SessionContext } from '../../kit/session-context.ts';

const FINE: Connection = { state: 'fine' };

/**
 * The session of a browser in which nobody is signed in: its client is loaded by `begin`, or by the first sign-in, and
 * does everything from then on.
 */
export function createVisitorSession(loadClient: () => Promise<SessionContext>) {
  const listeners = new Set<(change: SessionChange) => void>();
  const watchers = new Set<() => void>();
  let client: SessionContext | null = null;
  let loading: Promise<SessionContext> | null = null;

  async function load(): Promise<SessionContext> {
    const loaded = await loadClient();
    client = loaded;
    const publish = (change: SessionChange) => listeners.forEach((listener) => listener(change));
    loaded.subscribe(publish);
    loaded.watchConnection(() => watchers.forEach((changed) => changed()));
    // It has read the session of another tab before anybody listened.
    if (loaded.signedIn()) publish({ event: 'SIGNED_IN' });
    return loaded;
  }
  /** Where the client can't be loaded, it is tried again the next time. */
  function begin(): Promise<SessionContext> {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }
  const later = (work: (session: SessionContext) => void) => void begin().then(work, () => undefined);

  const session: SessionContext = {
    signedIn: () => client?.signedIn() ?? false,
    userId() {
      if (client === null) throw new Error('Not authenticated');
      return client.userId();
    },
    sessionId: () => client?.sessionId() ?? null,
    subscribe: (listener) => addTo(listeners, listener),
    connection: () => client?.connection() ?? FINE,
    watchConnection: (changed) => addTo(watchers, changed),
    connectionChanged: (isOnline) => client?.connectionChanged(isOnline),
    authorization: async () => client?.authorization(),
    callRefused: async () => client?.callRefused(),
    runSignIn: async (ask) => (await begin()).runSignIn(ask),
    acceptSession: (accepted) =>
      client === null ? later((each) => each.acceptSession(accepted)) : client.acceptSession(accepted),
    signOut: async () => (await begin()).signOut(),
    log: {
      record: (type, detail) => later(({ log }) => log.record(type, detail)),
      stored: () => client?.log.stored() ?? [],
    },
    account: {
      write: (me) => client?.account.write(me),
      read: (userId) => client?.account.read(userId) ?? null,
      clearOthers: (userId) => client?.account.clearOthers(userId),
    },
  };
  return { session, begin: () => later(() => undefined), hasBegun: () => client !== null };
}

function addTo<Member>(set: Set<Member>, member: Member): () => void {
  set.add(member);
  return () => void set.delete(member);
}
