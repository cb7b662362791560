import type { PersonalTable } from '../kernel/personal-data.ts';

/** What this room keeps about people. What admins were told of somebody new goes with them. */
export const notificationsPersonalData: readonly PersonalTable[] = [
  {
    table: 'public.notifications',
    as: 'notifications about the person',
    keeper: 'worker',
    rows: "metadata ->> 'user_id' = $person::text",
    hidden: { all: 'what others were told' },
    after: 'deleted',
  },
  { table: 'public.notifications', keeper: 'worker', rows: 'user_id = $person', hidden: ['event_key'], after: 'deleted' },
  { table: 'public.mails', keeper: 'worker', rows: 'user_id = $person', hidden: ['event_key', 'unsubscribe_link'], after: 'deleted' },
];
