import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { COMMON_TEXTS } from './common-texts.ts';
import type { Refusal } from './refusal.ts';

/** What the other refusals say. Their texts are loaded with the first page behind the sign-in. */
export const INSIDE_TEXTS: Record<Exclude<Refusal, keyof typeof COMMON_TEXTS>, MessageDescriptor> = {
  invalid_credentials: msg`The e-mail or the password is not right. Check both and try again.`,
  invalid_code: msg`This code is wrong or too old. Type the latest one, or ask for another.`,
  refresh_token_not_found: msg`Your session has ended. Please sign in again.`,
  account_suspended: msg`This account is suspended.`,
  admin_required: msg`You are no longer an admin.`,
  own_profile: msg`This concerns you. Another admin decides about it.`,
  provider_required: msg`This needs a verified and active provider profile.`,
  second_factor_required: msg`Sign out and sign in again with your passkey or code first: nobody else should be able to change this.`,
  fresh_sign_in_required: msg`Please sign in once more first: nobody else should be able to change this.`,
  PGRST116: msg`There is no profile for this account yet.`,
  open_bookings: msg`There are bookings that are not settled yet. They have to end first.`,
  unpaid_earnings: msg`There are earnings that are not paid out yet.`,
  remove_admin_first: msg`The person is an admin. Remove the role first.`,
  last_admin: msg`You are the last admin. Make someone else an admin first.`,
  last_sign_in_method: msg`Nothing else opens your account. Add another way to sign in first.`,
  email_taken: msg`This e-mail opens another account. Sign in with it there, or use another one here.`,
  phone_taken: msg`This number opens another account. Sign in with it there, or use another number here.`,
  slug_taken: msg`Another entry has this short name, or had it before.`,
  in_use: msg`Something still refers to it: services, offers, bookings or providers.`,
  too_many_favourites: msg`Your list is full. Remove someone first.`,
  too_many_waits: msg`You wait for as many days as possible. Stop waiting for another one first.`,
  extra_being_paid: msg`Extra work is being paid right now. Please try again in a minute.`,
  too_little_time: msg`So much time is not free after this job.`,
  is_free: msg`There is a free time then. Look at the times above.`,
  package_unpaid: msg`You have a package waiting for payment. Pay for it or let it go first.`,
  slot_taken: msg`That time has just been taken. Please choose another one.`,
  provider_unavailable: msg`This provider can’t take the booking.`,
  no_active_session: msg`No active support session`,
  not_test_booking: msg`Only bookings of two test people can be deleted, and at least one of these two is a real person.`,
  too_little_to_pay: msg`This costs less than the smallest amount that can be paid here.`,
  card_declined: msg`This card was not accepted. Nothing was taken. Please choose another way to pay.`,
  charged_back: msg`The customer’s bank has taken this money back, so the booking stays as a record.`,
  unusable_photo: msg`This file can’t be used as a photo. Please choose a JPEG, PNG or WebP picture.`,
  unusable_document: msg`We could not read this file. Please choose it again, or take a photo of the document.`,
  common_password: msg`Many people use this password, so it is easy to guess. Please choose another one.`,
  wrong_confirmation: msg`That is not right. Please check it and try again.`,
  idempotency_mismatch: msg`This was sent already. Please look at it again.`,
};

/** Where the answer has the present amount: the one that was shown no longer holds. */
export const AMOUNT_CHANGED = msg`The amount has changed. Nothing has happened yet: please look at it and decide again.`;

/** Where the answer has the least amount that can be paid. */
export function leastText(least: string): MessageDescriptor {
  const amount = least.replace(/\.00$/, '');
  return msg`This costs less than EGP\u00a0${amount}, the smallest amount that can be paid here. Nothing has happened yet.`;
}

/** Where the answer has how many minutes are free. */
export const timeText = (minutes: number) =>
  msg`${plural(minutes, { 0: 'No time is free after this job. Nothing has happened yet.', one: 'Only # minute is free after this job. Nothing has happened yet.', other: 'Only # minutes are free after this job. Nothing has happened yet.' })}`;
