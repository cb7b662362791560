import type { Language } from '../market/index.ts';
import type { SoundName } from '../sounds/index.ts';
import { NOTIFICATION_GROUPS, type NotificationGroup } from './types.ts';

/** The sounds that a person can choose for notifications without one of their own. 9.27 */
export const SOUNDS = ['notification_1', 'notification_2', 'notification_3'] as const satisfies SoundName[];
export type Sound = (typeof SOUNDS)[number];

/** The ways on which a notification reaches a person, besides the list of all. */
export const CHANNELS = ['toast', 'email', 'push', 'sound'] as const;
export type Channel = (typeof CHANNELS)[number];

type Choices = Record<Channel, boolean>;

/** How a person wants to be notified (specification 3: profiles.notification_preferences, and mails). 3.1 */
export interface NotificationPreferences {
  push_enabled: boolean;
  sound_enabled: boolean;
  selected_sound: Sound;
  /** Optional mails; codes and mails about refunds are always sent. */
  email_enabled: boolean;
  /** Text messages of what is urgent or about money, to people with a phone; accounts made by phone begin with them. */
  text_enabled: boolean;
  /** The language of text messages: phones know none, and a message in both would cost twice as much. */
  text_language: Language;
  /** Whether they agree to be told of offers and promotion codes. */
  offers_enabled: boolean;
  /** No push and no sound at night, except for what cannot wait. */
  quiet_hours: boolean;
  /** Which channels are wanted for what; a channel that is switched off above is off for all. */
  groups: Record<NotificationGroup, Choices>;
}

/** Some of the preferences: what is stored, or what is to change. Omitted ones are the default, or stay. */
export type SomePreferences = {
  [Name in Exclude<keyof NotificationPreferences, 'groups'>]?: NotificationPreferences[Name] | undefined;
} & { groups?: Partial<Record<NotificationGroup, Partial<Choices>>> | undefined };

const ALL: Choices = { toast: true, email: true, push: true, sound: true };

export const DEFAULT_PREFERENCES: NotificationPreferences = {
  push_enabled: true,
  sound_enabled: true,
  selected_sound: 'notification_1',
  email_enabled: true,
  text_enabled: false,
  text_language: 'ar',
  offers_enabled: false,
  quiet_hours: true,
  groups: { bookings: ALL, money: ALL, messages: ALL, account: ALL, favourites: ALL, news: ALL },
};

/** All preferences of a person who has stored some of them. */
export function preferencesOf(stored: SomePreferences): NotificationPreferences {
  return changedPreferences(DEFAULT_PREFERENCES, stored);
}

/** The preferences after a change; what the change omits stays, also within a group. */
export function changedPreferences(
  before: NotificationPreferences,
  { groups = {}, ...change }: SomePreferences,
): NotificationPreferences {
  const after = { ...before, ...given(change), groups: { ...before.groups } };
  for (const group of NOTIFICATION_GROUPS)
    after.groups[group] = { ...before.groups[group], ...given(groups[group] ?? {}) };
  return after;
}

/** Without the fields that are undefined. */
function given<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
