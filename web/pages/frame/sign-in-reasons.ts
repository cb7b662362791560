import { PATHS_BY_REASON } from 'virtual:sign-in-asked';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SignInReason } from '../../kit/rooms/web-room.ts';

/** What a visitor may do after signing in. */
const REASONS: Record<SignInReason, MessageDescriptor> = {
  booking: msg`Sign in to go on with your booking.`,
  bookings: msg`Sign in to see your bookings.`,
  confirmation: msg`Sign in to see your booking.`,
  profile: msg`Sign in to see your profile.`,
  apply: msg`Sign in or create an account to become a provider.`,
  provider: msg`Sign in with your provider account.`,
  admin: msg`Sign in with your admin account.`,
  page: msg`Sign in to see this page.`,
};

/** Why a visitor is asked to sign in before this path; null where it is open to everybody. */
export function reasonToSignIn(path: string): MessageDescriptor | null {
  const [reason] = PATHS_BY_REASON.find(([, paths]) => paths.test(path)) ?? [];
  return reason === undefined ? null : REASONS[reason];
}
