const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Codes that people type, by mail or phone. */
export const SENT_CODE = { digits: 6, lifeMs: 5 * MINUTE, tries: 3 } as const;

/** How long what a link or a redirect carries can be exchanged. */
export const ONE_TIME_CODE_LIFE_MS = { signup: 24 * HOUR, reset: HOUR, oauth: MINUTE } as const;
export type OneTimeCodeKind = keyof typeof ONE_TIME_CODE_LIFE_MS;

/** An account that was asked for and not confirmed by then is forgotten. */
export const SIGN_UP_LIFE_MS = ONE_TIME_CODE_LIFE_MS.signup;

/** Kinds of mails and texts that accounts send, and how long each is worth sending. */
export const ACCOUNT_MESSAGE_LIFE_MS = {
  confirm_email: HOUR,
  password_reset: HOUR,
  password_changed: 24 * HOUR,
  phone_code: 5 * MINUTE,
} as const;
export type AccountMessageKind = keyof typeof ACCOUNT_MESSAGE_LIFE_MS;
