import { SENT_CODE, SIGN_UP_LIFE_MS } from './account-codes.ts';
import { KNOWN_DEVICE_MS } from './account-limits.ts';
import { ACCOUNT_MESSAGE_LIFE_MS } from './message-lives.ts';
import { OAUTH_STATE_MS } from './oauth.ts';
import { SESSION } from './sessions.ts';

/** Every cookie of the site, by its name without a prefix, and how long a browser keeps it at most. */
export const COOKIES = {
  /** The session of whoever is signed in. */
  session: { name: 'hirfa_refresh', keptMs: SESSION.absoluteMs },
  /** Shows that an account was requested in this browser. */
  sign_up: { name: 'hirfa_sign_up', keptMs: SIGN_UP_LIFE_MS },
  /** Shows that phone codes were requested in this browser, as long as one that is requested now can be valid. */
  phone_code: { name: 'hirfa_code', keptMs: ACCOUNT_MESSAGE_LIFE_MS.phone_code + SENT_CODE.lifeMs },
  /** Names a browser in which somebody signed in. */
  device: { name: 'hirfa_device', keptMs: KNOWN_DEVICE_MS },
  /** The sealed state of a sign-in at an OAuth provider. */
  oauth: { name: 'hirfa_oauth', keptMs: OAUTH_STATE_MS },
} as const;
export type Cookie = keyof typeof COOKIES;
