import type { PersonalTable } from '../kernel/personal-data.ts';

const PROVIDER = '(select id from provider_profiles where user_id = $person)';

/** What the other people of a person's bookings were told about these: it has the display name. */
const OF_THEIR_BOOKINGS = `user_id in (
    select booker_id from bookings where provider_id in ${PROVIDER}
    union select provider_profiles.user_id from bookings join provider_profiles on provider_profiles.id = provider_id
      where booker_id = $person)
  and metadata ->> 'booking_id' in (select id::text from bookings where booker_id = $person
    union select id::text from bookings where provider_id in ${PROVIDER})`;

/**
 * The personal data of this room. What others were told about a person goes with that person; mails come before the
 * notifications by which they are found, and are kept for a shorter time.
 */
export const notificationsPersonalData: readonly PersonalTable[] = [
  {
    table: 'public.mails',
    as: 'mails about bookings of the person',
    kind: 'notifications',
    login: 'worker',
    rows: `(user_id, event_key) in (select user_id, event_key from notifications where ${OF_THEIR_BOOKINGS})`,
    hidden: { all: 'mails to other people' },
    after: 'deleted',
  },
  {
    table: 'public.text_messages',
    kind: 'notifications',
    login: 'worker',
    rows: 'user_id = $person',
    hidden: ['notification_id'],
    after: 'deleted',
  },
  {
    table: 'public.notifications',
    as: 'notifications about bookings of the person',
    kind: 'notifications',
    login: 'worker',
    rows: OF_THEIR_BOOKINGS,
    hidden: { all: 'notifications of other people' },
    after: 'deleted',
  },
  {
    table: 'public.notifications',
    as: 'notifications about the person',
    kind: 'notifications',
    login: 'worker',
    rows: "metadata ->> 'user_id' = $person::text",
    hidden: { all: 'notifications of other people' },
    after: 'deleted',
  },
  {
    table: 'public.notifications',
    kind: 'notifications',
    login: 'worker',
    rows: 'user_id = $person',
    // Who wrote, or whom an admin is told about.
    hidden: ['event_key', 'metadata.user_id'],
    after: 'deleted',
  },
  {
    table: 'public.mails',
    kind: 'notifications',
    login: 'worker',
    rows: 'user_id = $person',
    hidden: ['event_key', 'unsubscribe_link'],
    after: 'deleted',
  },
  {
    table: 'public.device_tokens',
    kind: 'devices',
    login: 'worker',
    rows: 'user_id = $person',
    hidden: ['session_id', 'fcm_token', 'keys'],
    after: 'deleted',
  },
  {
    table: 'public.topic_subscriptions',
    kind: 'devices',
    login: 'worker',
    rows: 'device_id in (select id from device_tokens where user_id = $person)',
    hidden: ['device_id'],
    after: 'deleted',
  },
  {
    table: 'public.announcements',
    as: 'announcements to the person',
    kind: 'notifications',
    login: 'worker',
    rows: 'user_id = $person',
    hidden: { all: 'what they say stands in the notifications of the person' },
    after: 'deleted',
  },
  {
    table: 'public.announcements',
    as: 'announcements by the person',
    kind: 'decisions',
    login: 'worker',
    rows: 'sent_by = $person',
    hidden: ['user_id', 'topic'],
    after: { emptied: { sent_by: 'null' } },
  },
];
