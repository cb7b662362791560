import type { Api } from '../../kit/api-link.ts';
import type { SessionContext } from '../../kit/session-context.ts';
import { LEFT_BY_SESSIONS } from './keys.ts';
import { createVisitorSession } from './visitor-session.ts';
import { rememberCurrentPath } from './wanted-path.ts';

/** The session of this browser. Visitors do not load its client before somebody signs in, here or in another tab. */
export async function openSession(api: Api): Promise<SessionContext> {
  const load = async () => (await import('./browser-session.ts')).createBrowserSession(api);
  if (isAnythingLeft()) return load();
  const { session, begin, hasBegun } = createVisitorSession(load);
  const look = () => {
    if (!hasBegun() && isAnythingLeft()) begin();
  };
  /** The visitor returns to the page, which is remembered for after sign-in. 4.7 */
  const resume = () => {
    look();
    if (!hasBegun()) rememberCurrentPath(location);
  };
  for (const event of ['storage', 'online']) window.addEventListener(event, look);
  window.addEventListener('pageshow', ({ persisted }) => persisted && resume());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && resume());
  return session;
}

/** Whether this browser has a session, or what a session has left. */
function isAnythingLeft(): boolean {
  try {
    const stores = { local: localStorage, session: sessionStorage };
    return LEFT_BY_SESSIONS.some(([kind, key, part]) => stores[kind].getItem(key)?.includes(part));
  } catch {
    return false;
  }
}
