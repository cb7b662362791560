import { isOwnPath } from '@hirfa/domain/accounts';

const KEY = 'hirfa.wanted-path';

/** Remembers where somebody wanted to go before they had to sign in. 2.26 */
export function rememberWantedPath(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Where nothing may be stored, sign-in leads to the dashboard.
  }
}

/** Remembers where somebody is, unless they wanted to go somewhere else already; home and sign-in are nowhere. 4.7 */
export function rememberCurrentPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  if (/^(\/ar)?(\/auth\b.*|\/)?$/.test(pathname)) return;
  try {
    if (sessionStorage.getItem(KEY) === null) sessionStorage.setItem(KEY, pathname + search);
  } catch {
    // As above.
  }
}

/** The remembered path; only a path of this site is one. */
export function wantedPath(): string | null {
  try {
    const path = sessionStorage.getItem(KEY);
    return path !== null && isOwnPath(path) ? path : null;
  } catch {
    return null;
  }
}

/** The same, once. */
export function takeWantedPath(): string | null {
  const path = wantedPath();
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
  return path;
}
