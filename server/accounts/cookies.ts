import {
  ACCOUNT_MESSAGE_LIFE_MS,
  KNOWN_DEVICE_MS,
  OAUTH_STATE_MS,
  SENT_CODE,
  SIGN_UP_LIFE_MS,
} from '@hirfa/domain/accounts';
import { parse, serialize } from 'hono/utils/cookie';

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
  return serialize(REFRESH, token, { ...attributes(secure), expires });
}

export function clearedRefreshCookie(secure: boolean): string {
  return serialize(REFRESH, '', { ...attributes(secure), maxAge: 0 });
}

export function readRefreshCookie(headers: Headers): string | undefined {
  return read(headers, REFRESH);
}

export function signUpCookie(handle: string, secure: boolean): string {
  return serialize(SIGN_UP, handle, { ...attributes(secure), maxAge: SIGN_UP_LIFE_MS / 1000 });
}

export function clearedSignUpCookie(secure: boolean): string {
  return serialize(SIGN_UP, '', { ...attributes(secure), maxAge: 0 });
}

export function readSignUpCookie(headers: Headers): string | undefined {
  return read(headers, SIGN_UP);
}

/** The longest time for which a code that is requested now can be valid. */
const PHONE_CODE_COOKIE_MS = ACCOUNT_MESSAGE_LIFE_MS.phone_code + SENT_CODE.lifeMs;

export function phoneCodeCookie(handle: string, secure: boolean): string {
  return serialize(PHONE_CODE, handle, { ...attributes(secure), maxAge: PHONE_CODE_COOKIE_MS / 1000 });
}

export function readPhoneCodeCookie(headers: Headers): string | undefined {
  return read(headers, PHONE_CODE);
}

export function deviceCookie(handle: string, secure: boolean): string {
  return serialize(DEVICE, handle, { ...attributes(secure), maxAge: KNOWN_DEVICE_MS / 1000 });
}

export function readDeviceCookie(headers: Headers): string | undefined {
  return read(headers, DEVICE);
}

/** `Lax`, because the redirect comes from the OAuth provider's page: a `Strict` cookie would not be sent. */
const oauthAttributes = (secure: boolean) =>
  ({ ...attributes(secure), sameSite: 'Lax', path: `${PATH}/oauth` }) as const;

export function oauthCookie(state: string, secure: boolean): string {
  return serialize(OAUTH, state, { ...oauthAttributes(secure), maxAge: OAUTH_STATE_MS / 1000 });
}

export function clearedOAuthCookie(secure: boolean): string {
  return serialize(OAUTH, '', { ...oauthAttributes(secure), maxAge: 0 });
}

export function readOAuthCookie(headers: Headers): string | undefined {
  return read(headers, OAUTH);
}

function read(headers: Headers, name: string): string | undefined {
  return parse(headers.get('cookie') ?? '', name)[name];
}
