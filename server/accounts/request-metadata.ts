import {
  readDeviceCookie,
  readOAuthCookie,
  readPhoneCodeCookie,
  readRefreshCookie,
  readSignUpCookie,
} from './cookies.ts';
import type { RequestMetadata } from './ctx.ts';

const USER_AGENT_LENGTH = 300;

export function requestMetadata({ headers, address }: { headers: Headers; address: string }): RequestMetadata {
  return {
    address,
    user_agent: headers.get('user-agent')?.slice(0, USER_AGENT_LENGTH) ?? null,
    refresh_token: readRefreshCookie(headers),
    sign_up_handle: readSignUpCookie(headers),
    phone_code_handle: readPhoneCodeCookie(headers),
    device_handle: readDeviceCookie(headers),
    oauth_state: readOAuthCookie(headers),
  };
}
