import { useSyncExternalStore } from 'react';
import { watchMark } from '../../kit/watch-mark.ts';

const watchSession = watchMark('data-session');
const read = () => document.documentElement.hasAttribute('data-session');

/**
 * Whether somebody is signed in, from the mark on <html> that the session keeps; undefined until the page is hydrated.
 */
export function useSignedIn(): boolean | undefined {
  return useSyncExternalStore(watchSession, read, () => undefined);
}
