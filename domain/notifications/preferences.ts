/** The sounds that a person can choose for notifications. 9.27 */
export const SOUNDS = ['notification_1', 'notification_2', 'notification_3'] as const;
export type Sound = (typeof SOUNDS)[number];

/** The ways on which a notification reaches a person, besides the list of all. */
export const CHANNELS = ['toast', 'email', 'push', 'sound'] as const;

/** How a person wants to be notified (specification 3: profiles.notification_preferences, and mails). 3.1 */
export interface NotificationPreferences {
  push_enabled: boolean;
  sound_enabled: boolean;
  selected_sound: Sound;
  /** Optional mails; codes and mails about refunds are always sent. */
  email_enabled: boolean;
}

/** Some of the preferences: what is stored. Omitted ones are the default. */
export type SomePreferences = Partial<NotificationPreferences>;

export const DEFAULT_PREFERENCES: NotificationPreferences = {
  push_enabled: true,
  sound_enabled: true,
  selected_sound: 'notification_1',
  email_enabled: true,
};
