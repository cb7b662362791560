import type { AuthAlert, AuthEventType } from '@hirfa/domain/accounts';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** The events of sign-in, as admins read them. */
export const EVENT_WORDS: Record<AuthEventType, MessageDescriptor> = {
  SIGNED_IN: msg`Signed in`,
  SIGNED_UP: msg`New accounts`,
  TOKEN_REFRESHED: msg`Sessions refreshed`,
  SIGNED_OUT: msg`Signed out`,
  SIGNIN_FAILED: msg`Sign-ins that failed`,
  SIGNUP_FAILED: msg`Sign-ups that failed`,
  CONFIRMATION_EXPIRED: msg`Codes and links that were wrong or too late`,
  SESSION_EXPIRED: msg`Sessions that were no longer valid`,
  TOKEN_EXPIRED: msg`Sessions renewed after they had run out`,
  AUTH_ERROR: msg`Errors while signing in or checking a session`,
};

/** The alerts for unusual numbers, with hints for the cause. 9.12 */
export const ALERT_WORDS: Record<AuthAlert, MessageDescriptor> = {
  error_rate: msg`More than a fifth of all that happened went wrong.`,
  confirmation_issues: msg`More than three people came too late with their code or link. Do mails and texts arrive in time?`,
  sign_in_success: msg`More than half of the sign-ins failed. Someone may be guessing passwords.`,
};
