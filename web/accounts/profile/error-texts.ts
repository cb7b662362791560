import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { codeOf } from '../../kit/error-code.ts';
import { waitingText } from '../sign-in/auth-errors.ts';

const CHANGED = msg`This has changed. You see it as it is now.`;

/** The text for each error code of the profile calls. */
const TEXTS: Record<string, MessageDescriptor> = {
  invalid_input: msg`Please check what you filled in.`,
  authentication_required: msg`Your session has ended. Please sign in again.`,
  PGRST116: msg`There is no profile for this account yet.`,
  unusable_photo: msg`This file can’t be used as a photo. Please choose a JPEG, PNG or WebP picture.`,
  body_too_large: msg`This picture is too large. Please choose one of up to 5 MB.`,
  open_bookings: msg`You have bookings that are not settled yet. They have to end first.`,
  last_admin: msg`You are the last admin. Make someone else an admin first.`,
  wrong_confirmation: msg`That is not right. Please check it and try again.`,
  state_changed: CHANGED,
  second_factor_required: CHANGED,
  invalid_code: msg`This passkey is not one of your account. Please use another one.`,
  not_found: msg`This link is no longer good.`,
  too_many_requests: msg`Too many tries. Please wait a while.`,
  database_unavailable: msg`Hirfa does not answer at the moment. Please try again shortly.`,
  internal_error: msg`Something went wrong on our side. Please try once more.`,
};

const BUSY = msg`Many pictures are arriving at the moment. Please try again shortly.`;

const UNREACHABLE = msg`We could not reach the server. Check your connection and try again.`;

const WRONG_PASSWORD = msg`The password is not right.`;

/** `confirmBy` is what confirms a deletion. */
export function profileErrorText(error: unknown, confirmBy?: 'password' | 'word'): MessageDescriptor {
  if (confirmBy === 'password' && codeOf(error) === 'wrong_confirmation') return WRONG_PASSWORD;
  if (codeOf(error) === 'service_unavailable') return BUSY;
  return waitingText(error) ?? TEXTS[codeOf(error)] ?? UNREACHABLE;
}
