/** The toaster on every page: 3 at once, gap 14 px, 4 s, 356 px wide, Alt+T, swipe 20 px to dismiss. 9.25 */
export const TOASTER = {
  visible: 3,
  gapPx: 14,
  durationMs: 4000,
  widthPx: 356,
  hotkey: ['altKey', 'KeyT'],
  swipeThresholdPx: 20,
} as const;

/** The same alert within this time is shown once. 5.9, 9.24 */
export const DUPLICATE_ALERT_MS = 5000;

/** The simple toast store holds one toast. 9.24 */
export const SIMPLE_TOAST_LIMIT = 1;

/** The simple store's viewport: shown 5 s, dismissed by a swipe of 50 px. 9.26 */
export const SIMPLE_TOAST = { durationMs: 5000, swipeThresholdPx: 50 } as const;

export { type BookingChange, notificationsAfter } from './after-event.ts';
export {
  ANNOUNCEMENT_LENGTH,
  ANNOUNCEMENTS_PER_HOUR,
  isInsidePath,
  usualRing,
  ANNOUNCEMENT_STATES,
  type AnnouncementState,
  canBeginAt,
  stateOfAnnouncement,
} from './announcements.ts';
export {
  type ChannelChoice,
  channelChoices,
  channelsFor,
  endOfNight,
  mailDueAt,
  isWanted,
  LIVE_BEFORE_MS,
  type NotificationCase,
  QUIET_HOURS,
} from './channels.ts';
export { MAIL_STATES, type MailState, MESSAGE_WAYS, type MessageWay } from './mail-states.ts';
export {
  type Channel,
  changedPreferences,
  CHANNELS,
  DEFAULT_PREFERENCES,
  type NotificationPreferences,
  preferencesOf,
  type SomePreferences,
  type Sound,
  SOUNDS,
} from './preferences.ts';
export { PUSH_CLIENT, type PushRegistration, type PushSituation, registrationStep } from './push-registration.ts';
export { isReminderDue, REMINDERS, type Reminder, remindersFrom } from './reminders.ts';
export { NEW_MESSAGE } from './new-messages.ts';
export { SUPPORT_NOTICE } from './live-support.ts';
export { idOfShortPath, SHORT_PATHS, shortPath } from './short-paths.ts';
export { type SoundCase, soundFor } from './sound-for.ts';
export { stillHolds, TEXT_FAILURES, TEXT_MESSAGE, textDueAt, type TextFailure, textParts } from './text-messages.ts';
export { type NotificationMetadata, starPaths, tapPath } from './tap-path.ts';
export {
  ownTopic,
  personOfTopic,
  SHARED_TOPICS,
  type SharedTopic,
  type Topic,
  type TopicPerson,
  topicsOf,
} from './topics.ts';
export {
  type AccountState,
  type AdminKind,
  ANNOUNCEMENT_TYPES,
  type AnnouncementKind,
  BOOKING_TYPES,
  type BookingNotificationKind,
  DECISION_TYPES,
  type DecisionKind,
  isTexted,
  mailsOf,
  NOTIFICATION_GROUPS,
  NOTIFICATION_TYPES,
  type NotificationGroup,
  type NotificationKind,
  NOTIFICATIONS,
  isAgreedTo,
  reaches,
  REMINDER_TYPES,
  TEXTED_TYPES,
  type TextedKind,
  TOAST_MS,
  typesOf,
  usedGroups,
  TRANSFER_TYPES,
  type TransferKind,
} from './types.ts';
