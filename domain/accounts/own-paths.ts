const HERE = 'https://own.invalid';

/** "/bookings?x=1" is ours; "//evil.example", "/\evil.example", "/\t/evil.example" and "https:…" are not. */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false;
  try {
    return new URL(path, HERE).origin === HERE;
  } catch {
    return false;
  }
}
