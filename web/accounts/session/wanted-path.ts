import { isOwnPath } from '@hirfa/domain/accounts';

const KEY = 'hirfa.wanted-path';

/** Remembers the path that a person wanted to open before they had to sign in. 2.26 */
export function rememberWantedPath(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Where nothing may be stored, sign-in redirects to the dashboard.
  }
}

/** Remembers the current path, unless a wanted path is stored already; never home or a sign-in page. 4.7 */
export function rememberCurrentPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  if (/^(\/ar)?(\/auth\b.*|\/)?$/.test(pathname)) return;
  try {
    if (sessionStorage.getItem(KEY) === null) sessionStorage.setItem(KEY, pathname + search);
  } catch {
    // As above.
  }
}

/** The remembered path; null unless it is a path of this site. */
export function wantedPath(): string | null {
  try {
    const path = sessionStorage.getItem(KEY);
    return path !== null && isOwnPath(path) ? path : null;
  } catch {
    return null;
  }
}

/** The remembered path, which is deleted. */
export function takeWantedPath(): string | null {
  const path = wantedPath();
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
  return path;
}
