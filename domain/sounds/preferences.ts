import type { SoundName } from './patterns.ts';

/** The kinds of sounds that a person switches off and on in a browser. 3.30 */
export const SOUND_KINDS = [
  'bookingNotifications',
  'messageNotifications',
  'adminMessages',
  'providerMessages',
  'toastNotifications',
] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];

/** Which sounds this browser plays, and how loud: from 0 (silent) to 1. Kept in the browser only. 3.30 */
export type SoundPreferences = Record<'enabled' | SoundKind, boolean> & { volume: number };

/** New preferences, before anything is changed. Only notifications are heard: a toast answers somebody's own press. */
export const NEW_SOUND_PREFERENCES: SoundPreferences = {
  enabled: true,
  bookingNotifications: true,
  messageNotifications: true,
  adminMessages: true,
  providerMessages: true,
  toastNotifications: false,
  volume: 0.5,
};

/** How loud a browser is that has no preferences yet; new ones start at 0.5. 9.30 */
export const VOLUME_WITHOUT_PREFERENCES = 0.7;

const KINDS: Record<SoundName, SoundKind> = {
  notification_1: 'bookingNotifications',
  notification_2: 'bookingNotifications',
  notification_3: 'bookingNotifications',
  booking_alert: 'bookingNotifications',
  urgent_booking: 'bookingNotifications',
  admin_booking: 'bookingNotifications',
  provider_assignment: 'bookingNotifications',
  provider_message: 'messageNotifications',
  customer_message: 'messageNotifications',
  admin_to_provider_message: 'adminMessages',
  provider_to_admin_message: 'providerMessages',
  toast_success: 'toastNotifications',
  toast_error: 'toastNotifications',
  toast_warning: 'toastNotifications',
  toast_info: 'toastNotifications',
};

/**
 * The preferences that a browser has stored as JSON; null if it has none. What is damaged counts as new. Anybody with
 * the device can write them.
 */
export function soundPreferencesOf(stored: string | null): SoundPreferences {
  const fields = fieldsOf(stored);
  if (fields === null) return { ...NEW_SOUND_PREFERENCES, volume: VOLUME_WITHOUT_PREFERENCES };
  const { volume } = fields;
  const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 1;
  const preferences = { ...NEW_SOUND_PREFERENCES, ...(isVolume && { volume }) };
  for (const name of ['enabled', ...SOUND_KINDS] as const) {
    const isOn = fields[name];
    if (typeof isOn === 'boolean') preferences[name] = isOn;
  }
  return preferences;
}

function fieldsOf(stored: string | null): Partial<Record<string, unknown>> | null {
  try {
    const fields: unknown = JSON.parse(stored ?? 'null');
    return typeof fields === 'object' && fields !== null && !Array.isArray(fields) ? { ...fields } : null;
  } catch {
    return null;
  }
}

/** How loud a sound is played in a browser with these preferences, from 0 (not at all) to 1. */
export function volumeOf(sound: SoundName, preferences: SoundPreferences): number {
  return preferences.enabled && preferences[KINDS[sound]] ? preferences.volume : 0;
}
