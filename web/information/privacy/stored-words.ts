import type { Cookie } from '@hirfa/domain/accounts';
import { BOOKING_FLOW_KEYS, CHUNK_RESET } from '@hirfa/domain/screens';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StoredUntil } from '../../kit/rooms/web-room.ts';

export const COOKIE_WORDS: Record<Cookie, MessageDescriptor> = {
  session: msg`Keeps you signed in.`,
  sign_up: msg`Knows that you asked for an account here, until you confirm your e-mail.`,
  phone_code: msg`Knows that you asked for a code here, until you type it.`,
  device: msg`Knows this browser as one in which you have signed in, which protects your account.`,
  oauth: msg`Brings you back from Google, Apple or Facebook.`,
};

export const UNTIL_WORDS: Record<StoredUntil, MessageDescriptor> = {
  tab: msg`Until you close the tab`,
  'sign-out': msg`Until you sign out`,
  session: msg`As long as you are signed in`,
  device: msg`Until you delete it in your browser`,
};

const SIGN_IN = msg`The page that you wanted before you were asked to sign in.`;
const CHOICES = msg`What you have chosen for a booking so far.`;
const FORM = msg`What you have typed into a form, so that it is there when you come back.`;
const PUSH = msg`Whether this browser gets notifications.`;
const SOUND = msg`Whether sounds play, and which.`;
const SESSION = msg`That you are signed in, so that all tabs know it.`;
const RETURN = msg`A sign-in that is under way at Google, Apple or Facebook.`;
const LOADED = msg`Which release of the site is loaded, and whether it had to be loaded again.`;

/** What is stored under each key; a test compares them with the keys that the site states. */
export const STORED_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  'hirfa.session': SESSION,
  'hirfa.session.': SESSION,
  'hirfa.profile.': msg`Your name and photo, so that pages show them at once.`,
  'hirfa.is-admin.': msg`Whether you belong to our team.`,
  'hirfa.auth-events': msg`Counts of sign-ins, without names, until they are sent.`,
  'hirfa.self-check': msg`Whether this browser stores anything. Deleted at once.`,
  'hirfa.name-asked': msg`That you were asked for your name.`,
  'hirfa.wanted-path': SIGN_IN,
  'hirfa.wanted-path-of': SIGN_IN,
  'hirfa.refused-path': SIGN_IN,
  'hirfa.auth-return': RETURN,
  'hirfa.code-verifier': RETURN,
  'hirfa.pending-reset': msg`That you are choosing a new password.`,
  'hirfa.undo': msg`A change of your account that you are taking back.`,
  'hirfa.automatic-deletion': msg`That a test booking was deleted.`,
  [BOOKING_FLOW_KEYS.choices]: CHOICES,
  [BOOKING_FLOW_KEYS.step]: CHOICES,
  [BOOKING_FLOW_KEYS.pending]: CHOICES,
  [BOOKING_FLOW_KEYS.data]: CHOICES,
  'hirfa.invitation': msg`The code of a friend who invited you, for 30 days, until you have an account.`,
  'hirfa.viewed': msg`Whose pages you have opened last, to show them again.`,
  'hirfa.favourites': msg`Whom you have saved before you signed in, until you do.`,
  'hirfa.applied': msg`That you have applied as a provider.`,
  'hirfa.application.': FORM,
  'hirfa.provider-profile.': FORM,
  'hirfa.change-request.': FORM,
  'hirfa.availability.': FORM,
  'hirfa.push': PUSH,
  'hirfa.push.': PUSH,
  'hirfa.sounds': SOUND,
  'hirfa.audio-enabled': SOUND,
  'hirfa.theme': msg`Whether pages are light or dark.`,
  'hirfa.language': msg`The language that you chose.`,
  'hirfa.digits': msg`Which digits you want to read.`,
  'hirfa.area': msg`The area in which you look for somebody. Where your device is, if you choose “Near me”, is neither sent nor stored.`,
  'hirfa.searches': msg`What you have searched for last, to offer it again.`,
  'hirfa.release': LOADED,
  [CHUNK_RESET.key]: LOADED,
  'tsr-scroll-restoration-v1_3': msg`How far you have scrolled, so that you find your place again.`,
  'hirfa.words.': msg`What you are writing and have not sent yet.`,
};
