// @with-first-page
import { useSyncExternalStore } from 'react';
import { watchMark } from '../../kit/watch-mark.ts';

const watchSession = watchMark('data-session');
const read = () => document.documentElement.hasAttribute('data-session');

/** Whether somebody is signed in, from the attribute of <html> that the session sets; undefined until hydration. */
export function useSignedIn(): boolean | undefined {
  return useSyncExternalStore(watchSession, read, () => undefined);
}
