import { parse, serialize } from 'hono/utils/cookie';

const NAME = 'hirfa_refresh';
/** Only the calls under this path ever see the refresh token. */
const PATH = '/auth/v1';

/** Puts the refresh token where scripts can't read it; `secure` on every site but a plain http:// one. */
export function refreshCookie(token: string, expires: Date, secure: boolean): string {
  return serialize(NAME, token, { httpOnly: true, secure, sameSite: 'Strict', path: PATH, expires });
}

export function clearedRefreshCookie(secure: boolean): string {
  return serialize(NAME, '', { httpOnly: true, secure, sameSite: 'Strict', path: PATH, maxAge: 0 });
}

export function readRefreshCookie(headers: Headers): string | undefined {
  return parse(headers.get('cookie') ?? '', NAME)[NAME];
}
