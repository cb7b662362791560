import { parse, serialize } from 'hono/utils/cookie';
import { ACCOUNT_MESSAGE_LIFE_MS, OAUTH_VISIT_MS, SENT_CODE, SIGN_UP_LIFE_MS } from '@hirfa/domain/accounts';

const REFRESH = 'hirfa_refresh';
/** Shows that an account was asked for in this browser. */
const SIGN_UP = 'hirfa_sign_up';
/** Shows that codes for a phone were asked for in this browser. */
const CODE = 'hirfa_code';
/** What somebody is recognised by when they come back from a provider. */
const VISIT = 'hirfa_visit';
/** Only the calls under this path ever see them. */
const PATH = '/auth/v1';

/** Where scripts can't read it; `secure` on every site but a plain http:// one. */
const kept = (secure: boolean) => ({ httpOnly: true, secure, sameSite: 'Strict', path: PATH }) as const;

export function refreshCookie(token: string, expires: Date, secure: boolean): string {
  return serialize(REFRESH, token, { ...kept(secure), expires });
}

export function clearedRefreshCookie(secure: boolean): string {
  return serialize(REFRESH, '', { ...kept(secure), maxAge: 0 });
}

export function readRefreshCookie(headers: Headers): string | undefined {
  return read(headers, REFRESH);
}

export function signUpCookie(handle: string, secure: boolean): string {
  return serialize(SIGN_UP, handle, { ...kept(secure), maxAge: SIGN_UP_LIFE_MS / 1000 });
}

export function clearedSignUpCookie(secure: boolean): string {
  return serialize(SIGN_UP, '', { ...kept(secure), maxAge: 0 });
}

export function readSignUpCookie(headers: Headers): string | undefined {
  return read(headers, SIGN_UP);
}

/** As long as a code that was asked for now can be open. */
const CODE_COOKIE_MS = ACCOUNT_MESSAGE_LIFE_MS.phone_code + SENT_CODE.lifeMs;

export function codeCookie(handle: string, secure: boolean): string {
  return serialize(CODE, handle, { ...kept(secure), maxAge: CODE_COOKIE_MS / 1000 });
}

export function readCodeCookie(headers: Headers): string | undefined {
  return read(headers, CODE);
}

/** A provider's page leads back here, which `Strict` would keep the cookie from. */
const keptOnVisit = (secure: boolean) => ({ ...kept(secure), sameSite: 'Lax', path: `${PATH}/oauth` }) as const;

export function visitCookie(visit: string, secure: boolean): string {
  return serialize(VISIT, visit, { ...keptOnVisit(secure), maxAge: OAUTH_VISIT_MS / 1000 });
}

export function clearedVisitCookie(secure: boolean): string {
  return serialize(VISIT, '', { ...keptOnVisit(secure), maxAge: 0 });
}

export function readVisitCookie(headers: Headers): string | undefined {
  return read(headers, VISIT);
}

function read(headers: Headers, name: string): string | undefined {
  return parse(headers.get('cookie') ?? '', name)[name];
}
