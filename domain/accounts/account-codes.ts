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
