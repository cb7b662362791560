import { COOKIES } from '@hirfa/domain/accounts';
import { parse, serialize } from 'hono/utils/cookie';

/** Over https: no other site of the domain can set such a cookie over http. The path forbids `__Host-`. */
const SECURE = '__Secure-';

/** Browsers send the cookies to the calls under this path only. */
const PATH = '/auth/v1';

/** Scripts can't read them. `secure` is false on plain http:// only. */
const attributes = (secure: boolean) => ({ httpOnly: true, secure, sameSite: 'Strict', path: PATH }) as const;

export function refreshCookie(token: string, expires: Date, secure: boolean): string {
  return write(COOKIES.session.name, token, { ...attributes(secure), expires });
}

export function clearedRefreshCookie(secure: boolean): string {
  return write(COOKIES.session.name, '', { ...attributes(secure), maxAge: 0 });
}

/** Deletes the cookie of a person who signed in before it had its name over https; undefined if there is none. */
export function clearedPlainRefreshCookie(headers: Headers, secure: boolean): string | undefined {
  const isThere =
    secure && parse(headers.get('cookie') ?? '', COOKIES.session.name)[COOKIES.session.name] !== undefined;
  return isThere ? serialize(COOKIES.session.name, '', { ...attributes(secure), maxAge: 0 }) : undefined;
}

export function readRefreshCookie(headers: Headers): string | undefined {
  return read(headers, COOKIES.session.name);
}

export function signUpCookie(handle: string, secure: boolean): string {
  return write(COOKIES.sign_up.name, handle, { ...attributes(secure), maxAge: COOKIES.sign_up.keptMs / 1000 });
}

export function clearedSignUpCookie(secure: boolean): string {
  return write(COOKIES.sign_up.name, '', { ...attributes(secure), maxAge: 0 });
}

export function readSignUpCookie(headers: Headers): string | undefined {
  return read(headers, COOKIES.sign_up.name);
}

export function phoneCodeCookie(handle: string, secure: boolean): string {
  return write(COOKIES.phone_code.name, handle, { ...attributes(secure), maxAge: COOKIES.phone_code.keptMs / 1000 });
}

export function readPhoneCodeCookie(headers: Headers): string | undefined {
  return read(headers, COOKIES.phone_code.name);
}

export function deviceCookie(handle: string, secure: boolean): string {
  return write(COOKIES.device.name, handle, { ...attributes(secure), maxAge: COOKIES.device.keptMs / 1000 });
}

export function readDeviceCookie(headers: Headers): string | undefined {
  return read(headers, COOKIES.device.name);
}

/** `Lax`, because the redirect comes from the OAuth provider's page: a `Strict` cookie would not be sent. */
const oauthAttributes = (secure: boolean) =>
  ({ ...attributes(secure), sameSite: 'Lax', path: `${PATH}/oauth` }) as const;

export function oauthCookie(state: string, secure: boolean): string {
  return write(COOKIES.oauth.name, state, { ...oauthAttributes(secure), maxAge: COOKIES.oauth.keptMs / 1000 });
}

export function clearedOAuthCookie(secure: boolean): string {
  return write(COOKIES.oauth.name, '', { ...oauthAttributes(secure), maxAge: 0 });
}

export function readOAuthCookie(headers: Headers): string | undefined {
  return read(headers, COOKIES.oauth.name);
}

type Options = NonNullable<Parameters<typeof serialize>[2]>;

function write(name: string, value: string, options: Options): string {
  return serialize(options.secure ? SECURE + name : name, value, options);
}

/** The plain name counts too, because cookies from before the change are valid for 30 days at most. */
function read(headers: Headers, name: string): string | undefined {
  const cookies = parse(headers.get('cookie') ?? '');
  return cookies[SECURE + name] ?? cookies[name];
}
