import { ONE_TIME_CODE_LIFE_MS } from './account-codes.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long each kind of mail or text is worth sending; if it has an undo code, as long as the code is valid. */
export const ACCOUNT_MESSAGE_LIFE_MS = {
  confirm_email: HOUR,
  password_reset: HOUR,
  phone_code: 5 * MINUTE,
  own_email_code: 5 * MINUTE,
  password_changed: 24 * HOUR,
  second_factor_set_up: ONE_TIME_CODE_LIFE_MS.undo,
  second_factor_removed: 24 * HOUR,
  passkey_added: ONE_TIME_CODE_LIFE_MS.undo,
  passkey_removed: 24 * HOUR,
  google_linked: ONE_TIME_CODE_LIFE_MS.undo,
  apple_linked: ONE_TIME_CODE_LIFE_MS.undo,
  facebook_linked: ONE_TIME_CODE_LIFE_MS.undo,
  google_unlinked: 24 * HOUR,
  apple_unlinked: 24 * HOUR,
  facebook_unlinked: 24 * HOUR,
  phone_added: ONE_TIME_CODE_LIFE_MS.undo,
  phone_removed: 24 * HOUR,
  email_added: ONE_TIME_CODE_LIFE_MS.undo,
  deletion_asked: 24 * HOUR,
  deletion_taken_back: 24 * HOUR,
  admin_granted: 7 * 24 * HOUR,
  admin_removed: 7 * 24 * HOUR,
  account_suspended: 7 * 24 * HOUR,
  account_reinstated: 7 * 24 * HOUR,
} as const;
export type AccountMessageKind = keyof typeof ACCOUNT_MESSAGE_LIFE_MS;
