/** Sounds a person can choose for what happens to them. 9.27 */
export const SOUNDS = ['notification_1', 'notification_2', 'notification_3'] as const;
export type Sound = (typeof SOUNDS)[number];

/** How somebody wants to hear of things (specification 3: profiles.notification_preferences, and mails). 3.1 */
export interface NotificationPreferences {
  push_enabled: boolean;
  sound_enabled: boolean;
  selected_sound: Sound;
  /** Mails that nobody needs; codes and receipts of money always leave. */
  email_enabled: boolean;
}

export const DEFAULT_PREFERENCES: NotificationPreferences = {
  push_enabled: true,
  sound_enabled: true,
  selected_sound: 'notification_1',
  email_enabled: true,
};
