import { isOwnPath } from '@hirfa/domain/accounts';
import { WANTED_PATH_KEY } from '../../kit/wanted-path-key.ts';
import { tabStore } from '../common/tab-store.ts';

const KEY = WANTED_PATH_KEY;
const OWNER_KEY = 'hirfa.wanted-path-of';
export const REFUSED_KEY = 'hirfa.refused-path';

/** Paths that nobody is sent back to. */
export const HOME_OR_SIGN_IN = /^(\/ar)?(\/auth\b.*|\/)?$/;

/**
 * Remembers the path that a person wanted to open before they had to sign in (2.26). The path of an `owner`, whose
 * session has ended, is for this person only.
 */
export function rememberWantedPath(path: string, owner: string | null = null): void {
  tabStore.set(KEY, path);
  tabStore.set(OWNER_KEY, owner);
}

/** Remembers the path of a page that is for signed-in people, for after sign-in and for the notice on the home page. */
export function rememberRefusedPath(path: string): void {
  rememberWantedPath(path);
  tabStore.set(REFUSED_KEY, path);
}

/** The path of the page that a visitor was sent home from, once; null where there is none. */
export function takeRefusedPath(): string | null {
  const path = tabStore.get(REFUSED_KEY);
  tabStore.set(REFUSED_KEY, null);
  return path;
}

/** Remembers the current path, unless a wanted path is stored already; never home or a sign-in page. 4.7 */
export function rememberCurrentPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  if (!HOME_OR_SIGN_IN.test(pathname) && tabStore.get(KEY) === null) rememberWantedPath(pathname + search);
}

/** The remembered path; null unless it is a path of this site, other than home. */
export function wantedPath(): string | null {
  const path = tabStore.get(KEY);
  return path !== null && isOwnPath(path) && !HOME_OR_SIGN_IN.test(path) ? path : null;
}

/** The remembered path for the person who signed in, which is deleted; null where it is somebody else's. */
export function takeWantedPath(userId: string): string | null {
  const owner = tabStore.get(OWNER_KEY);
  const path = owner === null || owner === userId ? wantedPath() : null;
  forgetWantedPath();
  return path;
}

/** A person has signed out: only their own path stays, for a sign-in that follows at once. */
export function keepWantedPathOf(userId: string): void {
  if (tabStore.get(OWNER_KEY) !== userId) forgetWantedPath();
}

/** The person wants it no longer. */
export function forgetWantedPath(): void {
  tabStore.set(KEY, null);
  tabStore.set(OWNER_KEY, null);
}
