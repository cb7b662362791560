/** "/bookings?x=1" is ours; "//evil.example", "/\evil.example", "/\t/evil.example" and "https:…" are not. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && new URL(path, 'https://own.invalid').origin === 'https://own.invalid';
}
