const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Codes in mails and text messages, which people type. */
export const SENT_CODE = { digits: 6, lifeMs: 5 * MINUTE, tries: 3 } as const;

/** How long the code of a link or a redirect is valid. */
export const ONE_TIME_CODE_LIFE_MS = { signup: 24 * HOUR, reset: HOUR, oauth: MINUTE, undo: 7 * 24 * HOUR } as const;
export type OneTimeCodeKind = keyof typeof ONE_TIME_CODE_LIFE_MS;

/** A sign-up that is not confirmed by then is deleted. */
export const SIGN_UP_LIFE_MS = ONE_TIME_CODE_LIFE_MS.signup;

/** Changes of an account that its owner is notified of by mail. */
export const SECURITY_CHANGES = [
  'password_changed',
  'second_factor_set_up',
  'second_factor_removed',
  'passkey_added',
  'passkey_removed',
  'google_linked',
  'apple_linked',
  'facebook_linked',
  'google_unlinked',
  'apple_unlinked',
  'facebook_unlinked',
  'phone_added',
  'phone_removed',
  'deletion_asked',
  'deletion_taken_back',
] as const;
export type SecurityChange = (typeof SECURITY_CHANGES)[number];

/** Additions that could lock the owner out: the message about one contains a code that undoes it. */
export const UNDOABLE_CHANGES = [
  'second_factor_set_up',
  'passkey_added',
  'google_linked',
  'apple_linked',
  'facebook_linked',
  'phone_added',
  'email_added',
] as const satisfies (SecurityChange | 'email_added')[];
export type UndoableChange = (typeof UNDOABLE_CHANGES)[number];

/** The messages of accounts that go to a phone; all others go to an e-mail address. */
export const PHONE_MESSAGES = ['phone_code', 'email_added'] as const;
export type PhoneMessage = (typeof PHONE_MESSAGES)[number];

/** What admins decide about an account, of which its owner is told by mail. */
export const ADMIN_DECISIONS = ['admin_granted', 'admin_removed', 'account_suspended', 'account_reinstated'] as const;
export type AdminDecision = (typeof ADMIN_DECISIONS)[number];

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
