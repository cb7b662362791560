import type { PersonalTable } from '../kernel/personal-data.ts';

/** The personal data of this room. Notifications of admins about a new person are deleted with that person. */
export const notificationsPersonalData: readonly PersonalTable[] = [
  {
    table: 'public.notifications',
    as: 'notifications about the person',
    login: 'worker',
    rows: "metadata ->> 'user_id' = $person::text",
    hidden: { all: 'notifications of other people' },
    after: 'deleted',
  },
  {
    table: 'public.notifications',
    login: 'worker',
    rows: 'user_id = $person',
    hidden: ['event_key'],
    after: 'deleted',
  },
  {
    table: 'public.mails',
    login: 'worker',
    rows: 'user_id = $person',
    hidden: ['event_key', 'unsubscribe_link'],
    after: 'deleted',
  },
  {
    table: 'public.device_tokens',
    login: 'worker',
    rows: 'user_id = $person',
    hidden: ['session_id', 'fcm_token', 'keys'],
    after: 'deleted',
  },
  {
    table: 'public.topic_subscriptions',
    login: 'worker',
    rows: 'device_id in (select id from device_tokens where user_id = $person)',
    hidden: ['device_id'],
    after: 'deleted',
  },
  {
    table: 'public.announcements',
    as: 'announcements to the person',
    login: 'worker',
    rows: 'user_id = $person',
    hidden: { all: 'what they say stands in the notifications of the person' },
    after: 'deleted',
  },
  {
    table: 'public.announcements',
    as: 'announcements by the person',
    login: 'worker',
    rows: 'sent_by = $person',
    hidden: ['user_id', 'topic'],
    after: { emptied: { sent_by: 'null' } },
  },
];
