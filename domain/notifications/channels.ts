import { addDays, cairoDay, cairoInstant, cairoMinute } from '../market/index.ts';
import { type Channel, CHANNELS, type NotificationPreferences } from './preferences.ts';
import {
  isAgreedTo,
  mailsOf,
  type NotificationGroup,
  type NotificationKind,
  NOTIFICATIONS,
  usedGroups,
} from './types.ts';

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

/**
 * Whether a person wants to hear of it at all. The list of notifications has everything but what nobody needs to know:
 * offers need a yes, and of whom they have saved they hear nothing where every channel is off.
 */
export function isWanted(type: NotificationKind, preferences: NotificationPreferences): boolean {
  const { group } = NOTIFICATIONS[type];
  const { toast, push, sound } = preferences.groups[group];
  return isAgreedTo(type, preferences) && (group !== 'favourites' || toast || push || sound);
}

/** Whether nothing rings for this now, because it is night. Offers never ring at night, whatever people have chosen. */
export function isQuiet(
  { type, starts_at }: NotificationCase,
  preferences: NotificationPreferences,
  now: Date,
): boolean {
  if (type === 'promotion') return isNight(now);
  return preferences.quiet_hours && isNight(now) && NOTIFICATIONS[type].group !== 'money' && !isLive(starts_at, now);
}

/** When a mail that is decided now is sent: an offer waits for the end of the night, all others do not wait. */
export function mailDueAt(type: NotificationKind, now: Date): Date {
  return type === 'promotion' && isNight(now) ? morningAfter(now) : now;
}

/** The end of the night in which an instant lies. */
export function morningAfter(night: Date): Date {
  const minute = QUIET_HOURS.until * 60;
  const day = cairoMinute(night) < minute ? cairoDay(night) : addDays(cairoDay(night), 1);
  return cairoInstant(day, minute) ?? night;
}

/** The end of the night in which an instant lies; null by day. */
export function endOfNight(at: Date): Date | null {
  return isNight(at) ? morningAfter(at) : null;
}

function isNight(at: Date): boolean {
  const hour = cairoMinute(at) / 60;
  return hour >= QUIET_HOURS.from || hour < QUIET_HOURS.until;
}

const isLive = (startsAt: Date | null, now: Date) =>
  startsAt !== null && startsAt.getTime() - now.getTime() <= LIVE_BEFORE_MS;

/** Whether a person hears of a group on a channel, and whether that is theirs to choose. */
export interface ChannelChoice {
  group: NotificationGroup;
  channel: Channel;
  isOn: boolean;
  /** What is off for everything is off for the group, and some mails always come. */
  isFixed: boolean;
}

/** Every pair of a used group and a channel on which something of it is sent. */
export function channelChoices(preferences: NotificationPreferences): ChannelChoice[] {
  return usedGroups().flatMap((group) =>
    CHANNELS.filter((channel) => channel !== 'email' || mailsOf(group) !== 'none').map((channel) => {
      const isAlways = channel === 'email' && mailsOf(group) === 'always';
      const isPossible = isOnForAll(channel, preferences);
      const isOn = isAlways || (isPossible && preferences.groups[group][channel]);
      return { group, channel, isOn, isFixed: isAlways || !isPossible };
    }),
  );
}

function isOnForAll(channel: Channel, { email_enabled, push_enabled, sound_enabled }: NotificationPreferences) {
  return { toast: true, email: email_enabled, push: push_enabled, sound: sound_enabled }[channel];
}
