import {
  ACCOUNT_MESSAGE_LIFE_MS,
  KNOWN_DEVICE_MS,
  OAUTH_STATE_MS,
  SENT_CODE,
  SIGN_UP_LIFE_MS,
} from '@hirfa/domain/accounts';
import { parse, serialize } from 'hono/utils/cookie';

/** Over https: no other site of the domain can set such a cookie over http. The path forbids `__Host-`. */
const SECURE = '__Secure-';

const REFRESH = 'hirfa_refresh';
/** Shows that an account was requested in this browser. */
const SIGN_UP = 'hirfa_sign_up';
/** Shows that phone codes were requested in this browser. */
const PHONE_CODE = 'hirfa_code';
/** Names a browser in which somebody signed in. */
const DEVICE = 'hirfa_device';
/** The sealed state of a sign-in at an OAuth provider. */
const OAUTH = 'hirfa_oauth';
/** Browsers send the cookies to the calls under this path only. */
const PATH = '/auth/v1';

/** Scripts can't read them. `secure` is false on plain http:// only. */
const attributes = (secure: boolean) => ({ httpOnly: true, secure, sameSite: 'Strict', path: PATH }) as const;

export function refreshCookie(token: string, expires: Date, secure: boolean): string {
  return write(REFRESH, token, { ...attributes(secure), expires });
}

export function clearedRefreshCookie(secure: boolean): string {
  return write(REFRESH, '', { ...attributes(secure), maxAge: 0 });
}

/** Deletes the cookie of a person who signed in before it had its name over https; undefined if there is none. */
export function clearedPlainRefreshCookie(headers: Headers, secure: boolean): string | undefined {
  const isThere = secure && parse(headers.get('cookie') ?? '', REFRESH)[REFRESH] !== undefined;
  return isThere ? serialize(REFRESH, '', { ...attributes(secure), maxAge: 0 }) : undefined;
}

export function readRefreshCookie(headers: Headers): string | undefined {
  return read(headers, REFRESH);
}

export function signUpCookie(handle: string, secure: boolean): string {
  return write(SIGN_UP, handle, { ...attributes(secure), maxAge: SIGN_UP_LIFE_MS / 1000 });
}

export function clearedSignUpCookie(secure: boolean): string {
  return write(SIGN_UP, '', { ...attributes(secure), maxAge: 0 });
}

export function readSignUpCookie(headers: Headers): string | undefined {
  return read(headers, SIGN_UP);
}

/** The longest time for which a code that is requested now can be valid. */
const PHONE_CODE_COOKIE_MS = ACCOUNT_MESSAGE_LIFE_MS.phone_code + SENT_CODE.lifeMs;

export function phoneCodeCookie(handle: string, secure: boolean): string {
  return write(PHONE_CODE, handle, { ...attributes(secure), maxAge: PHONE_CODE_COOKIE_MS / 1000 });
}

export function readPhoneCodeCookie(headers: Headers): string | undefined {
  return read(headers, PHONE_CODE);
}

export function deviceCookie(handle: string, secure: boolean): string {
  return write(DEVICE, handle, { ...attributes(secure), maxAge: KNOWN_DEVICE_MS / 1000 });
}

export function readDeviceCookie(headers: Headers): string | undefined {
  return read(headers, DEVICE);
}

/** `Lax`, because the redirect comes from the OAuth provider's page: a `Strict` cookie would not be sent. */
const oauthAttributes = (secure: boolean) =>
  ({ ...attributes(secure), sameSite: 'Lax', path: `${PATH}/oauth` }) as const;

export function oauthCookie(state: string, secure: boolean): string {
  return write(OAUTH, state, { ...oauthAttributes(secure), maxAge: OAUTH_STATE_MS / 1000 });
}

export function clearedOAuthCookie(secure: boolean): string {
  return write(OAUTH, '', { ...oauthAttributes(secure), maxAge: 0 });
}

export function readOAuthCookie(headers: Headers): string | undefined {
  return read(headers, OAUTH);
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
