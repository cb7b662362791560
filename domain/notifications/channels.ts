import { cairoMinute } from '../market/index.ts';
import type { Channel, NotificationPreferences } from './preferences.ts';
import { type NotificationKind, NOTIFICATIONS } from './types.ts';

const HOUR_MS = 60 * 60_000;

/** The night in Cairo, in full hours of the day (product decision: notifications). */
export const QUIET_HOURS = { from: 22, until: 8 } as const;
/** From this long before its start a job is live: what happens to it cannot wait for the morning. */
export const LIVE_BEFORE_MS = 2 * HOUR_MS;

/** What a notification is about, as far as its channels depend on it. */
export interface NotificationCase {
  type: NotificationKind;
  /** The start of the booking that it is about; null where it is about none. */
  starts_at: Date | null;
}

/**
 * On which channels a person hears of something at the instant at which it happens; the list of notifications has it
 * in any case. Mails that are always sent do not ask. At night neither push nor sound rings, except for live jobs and
 * money (product decision: notifications).
 */
export function channelsFor(
  { type, starts_at }: NotificationCase,
  preferences: NotificationPreferences,
  now: Date,
): Channel[] {
  const { group, mail } = NOTIFICATIONS[type];
  const wanted = preferences.groups[group];
  const mayRing = !isQuiet({ type, starts_at }, preferences, now);
  const isOn: Record<Channel, boolean> = {
    toast: wanted.toast,
    email: mail === 'always' || (mail === 'wanted' && preferences.email_enabled && wanted.email),
    push: mayRing && preferences.push_enabled && wanted.push,
    sound: mayRing && preferences.sound_enabled && wanted.sound,
  };
  return (['toast', 'email', 'push', 'sound'] as const).filter((channel) => isOn[channel]);
}

/** Whether it is night for this, so that nothing rings. */
export function isQuiet(
  { type, starts_at }: NotificationCase,
  preferences: NotificationPreferences,
  now: Date,
): boolean {
  return preferences.quiet_hours && isNight(now) && NOTIFICATIONS[type].group !== 'money' && !isLive(starts_at, now);
}

function isNight(at: Date): boolean {
  const hour = cairoMinute(at) / 60;
  return hour >= QUIET_HOURS.from || hour < QUIET_HOURS.until;
}

const isLive = (startsAt: Date | null, now: Date) =>
  startsAt !== null && startsAt.getTime() - now.getTime() <= LIVE_BEFORE_MS;
