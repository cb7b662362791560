import type { PhoneMessage } from './account-codes.ts';
import type { AccountMessageKind } from './message-lives.ts';

/** The mails of accounts; who signs up with the address of an account gets one of their own. */
export type AccountMailKind = Exclude<AccountMessageKind, PhoneMessage> | 'account_exists';

/**
 * The page, without a language, to which each mail leads: where its reader goes on, acts on a change that they did not
 * make, or sees what was decided. A code is added where the page needs one.
 */
export const MAIL_PAGES = {
  confirm_email: '/auth/callback?type=signup',
  account_exists: '/auth?mode=signin',
  own_email_code: '/profile/security',
  password_reset: '/reset-password',
  password_changed: '/reset-password',
  second_factor_set_up: '/undo-security',
  second_factor_removed: '/profile/security',
  passkey_added: '/undo-security',
  passkey_removed: '/profile/security',
  google_linked: '/undo-security',
  apple_linked: '/undo-security',
  facebook_linked: '/undo-security',
  google_unlinked: '/profile/security',
  apple_unlinked: '/profile/security',
  facebook_unlinked: '/profile/security',
  phone_added: '/undo-security',
  phone_removed: '/profile/security',
  deletion_asked: '/profile/delete-account',
  deletion_taken_back: '/profile/security',
  admin_granted: '/admin/dashboard',
  admin_removed: '/dashboard',
  account_suspended: '/auth?mode=signin',
  account_reinstated: '/auth?mode=signin',
} as const satisfies Record<AccountMailKind, string>;
