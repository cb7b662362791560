const HERE = 'https://own.invalid';

/**
 * "/bookings?x=1" is a path of this site; "//evil.example", "/\evil.example", "/\t/evil.example", "/.//evil.example"
 * and "https:…" are not.
 */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false;
  try {
    const { origin, pathname } = new URL(path, HERE);
    return origin === HERE && !pathname.startsWith('//');
  } catch {
    return false;
  }
}
