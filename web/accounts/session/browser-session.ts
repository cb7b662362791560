import type { Api } from '../../app/api.ts';
import { createSessionClient, type ShadowSession } from './session-client.ts';

/** The pre-paint script looks for this key too. */
const KEY = 'hirfa.session';
const LOCK = 'hirfa.session.refresh';

/** The session client of this browser; other tabs' changes reach it through the storage. */
export function createBrowserSession(api: Api) {
  const client = createSessionClient({
    calls: {
      signUp: (input) => api.accounts.signUp(input),
      confirmEmail: (input) => api.accounts.confirmEmail(input),
      signIn: (input) => api.accounts.signIn(input),
      refreshSession: () => api.accounts.refreshSession({}),
      signOut: () => api.accounts.signOut({}),
    },
    isOver: (error) => error instanceof Error && 'code' in error && error.code === 'refresh_token_not_found',
    storage: { read, write },
    alone: async (work) => ('locks' in navigator ? navigator.locks.request(LOCK, work) : work()),
    now: Date.now,
  });
  const mark = () => document.documentElement.toggleAttribute('data-session', client.signedIn());
  client.subscribe(mark);
  mark();
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) client.reread();
  });
  return client;
}

function read(): ShadowSession | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isShadowSession(stored) ? stored : null;
  } catch {
    return null;
  }
}

function write(session: ShadowSession | null): void {
  try {
    if (session === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(session));
  } catch {
    // Where nothing may be stored, the session lasts as long as the page.
  }
}

function isShadowSession(value: unknown): value is ShadowSession {
  if (typeof value !== 'object' || value === null) return false;
  const { access_token, refresh_token, expires_at } = value as Record<string, unknown>;
  return typeof access_token === 'string' && typeof refresh_token === 'string' && typeof expires_at === 'number';
}
