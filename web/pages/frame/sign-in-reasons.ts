import { ASKS_SIGN_IN } from 'virtual:sign-in-asked';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { plainPath } from '../../kit/i18n.ts';

const GO_ON = msg`Sign in to go on with your booking.`;
const APPLY = msg`Sign in or create an account to become a provider.`;

/** What a visitor may do after signing in, by the first part of the path. */
const REASONS: Record<string, MessageDescriptor> = {
  booking: GO_ON,
  bookings: msg`Sign in to see your bookings.`,
  'booking-confirmation': msg`Sign in to see your booking.`,
  payment: GO_ON,
  profile: msg`Sign in to see your profile.`,
  onboarding: APPLY,
  'become-provider': APPLY,
  provider: msg`Sign in with your provider account.`,
  admin: msg`Sign in with your admin account.`,
};
const OTHER = msg`Sign in to see this page.`;

/** Why a visitor is asked to sign in before this path; null where it is open to everybody. */
export function reasonToSignIn(path: string): MessageDescriptor | null {
  if (!ASKS_SIGN_IN.test(path)) return null;
  const [, area = '', part] = plainPath(path).split(/[/?#]/);
  if (area === 'provider' && part === 'onboarding') return APPLY;
  return REASONS[area] ?? OTHER;
}
