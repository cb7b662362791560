import type { Language } from '../market/index.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** How a browser registers for pushes, and how it shows them. */
export const PUSH_CLIENT = {
  /** How long after the page is live it registers. 9.8 */
  registerAfterMs: 2 * SECOND,
  /** The delay before each further try of a registration that failed; there are as many as delays. 9.8 */
  retryAfterMs: [1 * SECOND, 2 * SECOND, 4 * SECOND],
  /** An older token is replaced. 4.29, 9.7 */
  renewAfterMs: 7 * DAY,
  /** How long a notification is shown on a computer where a page of the product is open. 9.9 */
  closeAfterMs: 5 * SECOND,
} as const;

/** What a browser has registered with the server; it keeps this. 3.24 */
export interface PushRegistration {
  /** The address of the browser's subscription. */
  endpoint: string;
  /** What the server knows it by: the same, or the token that Firebase gave for it. */
  token: string;
  /** When the token was registered first, in ms since 1970. */
  registered_at: number;
  user_id: string;
  session_id: string;
  /** The public key with which the browser subscribed. */
  key: string;
  language: Language;
  hides_text: boolean;
}

/** What the browser and the server have now: the endpoint is null without a subscription. */
export type PushSituation = Omit<PushRegistration, 'endpoint' | 'token' | 'registered_at'> & {
  endpoint: string | null;
};

/**
 * What a page does about its registration: nothing, `register` the same token again, or `subscribe` to get a new one.
 * A token never passes from one person to the next. `now` is in ms since 1970. 4.29, 7.28, 9.7
 */
export function registrationStep(
  stored: PushRegistration | null,
  situation: PushSituation,
  now: number,
): 'none' | 'register' | 'subscribe' {
  if (stored === null || stored.endpoint !== situation.endpoint) return 'subscribe';
  if (stored.user_id !== situation.user_id || stored.key !== situation.key) return 'subscribe';
  const ageMs = now - stored.registered_at;
  if (ageMs < 0 || ageMs > PUSH_CLIENT.renewAfterMs) return 'subscribe';
  const isSame =
    stored.session_id === situation.session_id &&
    stored.language === situation.language &&
    stored.hides_text === situation.hides_text;
  return isSame ? 'none' : 'register';
}
