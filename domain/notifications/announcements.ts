import type { SoundName } from '../sounds/index.ts';

export const ANNOUNCEMENT_LENGTH = { title: 100, message: 500, path: 200 } as const;

/** How many announcements an admin sends within an hour, to topics of several people and to single persons. */
export const ANNOUNCEMENTS_PER_HOUR = { shared: 20, single: 120 } as const;

/** How an announcement rings where its sender says nothing: louder for providers. 9.27, 9.28 */
export function usualRing(isForProviders: boolean): { priority: 'normal' | 'high'; sound: SoundName } {
  return isForProviders
    ? { priority: 'high', sound: 'booking_alert' }
    : { priority: 'normal', sound: 'notification_1' };
}

/** Whether a text is a place of this product, without a language: nothing that a browser reads as another site. */
export function isInsidePath(path: string): boolean {
  return /^\/(?!\/)[\w\-./~%?=&#]*$/.test(path) && !/^\/ar(?:[/?#]|$)/.test(path) && !path.includes('//');
}

/** How far ahead an announcement can be scheduled. */
export const SCHEDULE_DAYS = 90;
const DAY_MS = 86_400_000;

/** Whether an announcement can begin at this instant. */
export function canBeginAt(at: Date, now: Date): boolean {
  return at > now && at.getTime() <= now.getTime() + SCHEDULE_DAYS * DAY_MS;
}

export const ANNOUNCEMENT_STATES = ['scheduled', 'sending', 'sent', 'cancelled'] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

/** What became of an announcement. */
export function stateOfAnnouncement(of: {
  started_at: Date | null;
  cancelled_at: Date | null;
  finished_at: Date | null;
}): AnnouncementState {
  if (of.cancelled_at !== null) return 'cancelled';
  if (of.started_at === null) return 'scheduled';
  return of.finished_at === null ? 'sending' : 'sent';
}
