import type { Part } from '../bookings/index.ts';
import { STARS } from '../reviews/index.ts';
import type { SoundName } from '../sounds/index.ts';
import { type NotificationKind, NOTIFICATIONS } from './types.ts';

/** What a notification is about, and what else it takes to show it. */
export interface NotificationMetadata {
  booking_id?: string | undefined;
  user_id?: string | undefined;
  provider_id?: string | undefined;
  /** The session of live support. */
  session_id?: string | undefined;
  /** How the reader takes part in the booking, where the type alone does not say it. */
  part?: 'customer' | 'provider' | undefined;
  /** Of an announcement: the topic by which it came, where a tap leads, and how it rings. */
  topic?: string | undefined;
  path?: string | undefined;
  priority?: 'normal' | 'high' | undefined;
  sound?: SoundName | undefined;
}

/** Decisions that lead back to the form of the application, where their reason or the present state stands. */
const TO_APPLICATION: readonly NotificationKind[] = ['provider_rejected', 'provider_reset', 'provider_suspended'];

const OF_CREDIT: readonly NotificationKind[] = ['referral_earned', 'referral_reversed'];

const OF_REVIEWS: readonly NotificationKind[] = ['review_asked', 'review_reminder', 'review_received'];

/**
 * The path, without a language, that a tap on a notification opens, in a list, a toast, a push message or a mail
 * (product decision: notifications). The pages themselves decide what the reader may see there.
 */
export function tapPath(type: NotificationKind, metadata: NotificationMetadata): string {
  const { booking_id, provider_id, session_id, user_id, part, path } = metadata;
  const { to } = NOTIFICATIONS[type];
  if (session_id !== undefined) return to === 'admin' ? `/admin/support?session=${session_id}` : '/support';
  if (to === 'anybody') return path ?? (OF_CREDIT.includes(type) ? '/referrals' : '/');
  if (to === 'either') return OF_REVIEWS.includes(type) ? reviewPath(part, booking_id) : chatPath(part, booking_id);
  if (booking_id !== undefined) return bookingPath(to, booking_id);
  if (type === 'contacts_found') return '/provider/profile/edit';
  if (to !== 'admin') return TO_APPLICATION.includes(type) ? '/onboarding/community' : '/provider/home';
  if (provider_id !== undefined) return `/admin/dashboard?tab=providers&id=${provider_id}`;
  return user_id === undefined ? '/admin/dashboard' : `/admin/people/${user_id}`;
}

const ASKS_FOR_REVIEW: readonly NotificationKind[] = ['review_asked', 'review_reminder'];

/**
 * The paths that open the form of a review with one to five stars pressed, for the customer who is asked for one; none
 * of anything else.
 */
export function starPaths(type: NotificationKind, { booking_id, part }: NotificationMetadata): string[] {
  if (booking_id === undefined || part !== 'customer' || !ASKS_FOR_REVIEW.includes(type)) return [];
  return STARS.map((stars) => `${bookingPath(part, booking_id)}?stars=${stars}#review`);
}

/** The reviews of a booking stand on its page. */
function reviewPath(part: NotificationMetadata['part'], id: string | undefined): string {
  return part === undefined || id === undefined ? '/' : `${bookingPath(part, id)}#review`;
}

/** The chat of a booking: providers have it in the panel of the booking. */
function chatPath(part: NotificationMetadata['part'], id: string | undefined): string {
  if (id === undefined) return '/messages';
  return part === 'provider' ? `${bookingPath(part, id)}&tab=chat` : `/messages/${id}`;
}

function bookingPath(to: Part, id: string): string {
  if (to === 'admin') return `/admin/dashboard?booking=${id}`;
  return to === 'provider' ? `/provider/dashboard?openBooking=${id}` : `/booking-confirmation/${id}`;
}
