const HERE = 'https://own.invalid';

/**
 * Whether a text is a path of this site, so that a redirect to it is safe: "/bookings?x=1" is one; "//evil.example",
 * "/\evil.example", "/\t/evil.example", "/.//evil.example" and "https:…" are not.
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
